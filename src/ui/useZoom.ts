import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { followFingers, type Point } from './followFingers.ts'

/** Beyond it pictures show their pixels and nothing more. */
const LARGEST = 4
/** The factor of one press, and of two taps. */
const STEP = 1.5
const TAPPED = 2.5

export interface Zoom {
  /** How many times larger than at first. */
  readonly zoom: number
  readonly canGrow: boolean
  readonly grow: () => void
  readonly shrink: () => void
  readonly reset: () => void
}

/** A point of the screen, and the part of the picture (from 0 to 1) that shall stay under it. */
interface Held {
  readonly at: Point
  readonly part: Point
}

interface ZoomState {
  readonly zoom: number
  readonly held: Held | null
}
const AT_FIRST: ZoomState = { zoom: 1, held: null }

/**
 * The zoom of a picture in a scrolling frame: by two fingers, two taps, a trackpad, the buttons. The point under the
 * fingers stays under them. The picture is the frame’s first child, and as large as `zoom` says. Swipes are passed on.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): Zoom {
  const [{ zoom, held }, setState] = useState<ZoomState>(AT_FIRST)

  // Two fingers may have moved on before the last size is on the screen.
  function change(next: (now: number) => number, at?: Point): void {
    if (frame.current === null) return
    const kept = hold(frame.current, at)
    setState((now) => ({ zoom: Math.min(LARGEST, Math.max(1, next(now.zoom))), held: kept }))
  }

  useLayoutEffect(() => {
    if (frame.current !== null && held !== null) bringBack(frame.current, held)
  }, [held, frame])

  const pinch = useEffectEvent((times: number, at: Point) => change((now) => now * times, at))
  const toggle = useEffectEvent((at: Point) => change((now) => (now === 1 ? TAPPED : 1), at))
  const swipe = useEffectEvent(onSwipe)
  useEffect(
    () =>
      frame.current === null
        ? undefined
        : followFingers(frame.current, { onPinch: pinch, onTwoTaps: toggle, onSwipe: swipe }),
    [frame],
  )

  return {
    zoom,
    canGrow: zoom < LARGEST,
    grow: () => change((now) => now * STEP),
    shrink: () => change((now) => now / STEP),
    reset: () => setState(AT_FIRST),
  }
}

/** By the point, else by the middle of the frame. */
function hold(frame: HTMLElement, point?: Point): Held | null {
  const picture = frame.firstElementChild?.getBoundingClientRect()
  if (picture === undefined || picture.width === 0 || picture.height === 0) return null
  const { left, top, width, height } = frame.getBoundingClientRect()
  const at = point ?? { x: left + width / 2, y: top + height / 2 }
  return {
    at,
    part: { x: (at.x - picture.left) / picture.width, y: (at.y - picture.top) / picture.height },
  }
}

function bringBack(frame: HTMLElement, { at, part }: Held): void {
  const picture = frame.firstElementChild?.getBoundingClientRect()
  if (picture === undefined) return
  frame.scrollBy({
    left: picture.left + part.x * picture.width - at.x,
    top: picture.top + part.y * picture.height - at.y,
    behavior: 'instant',
  })
}
