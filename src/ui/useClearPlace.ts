import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { type Candidate, clearestPlace, obstaclesOn } from './clearPlace.ts'
import { TOAST_POSITIONS, type ToastPosition } from './state/uiState.ts'

/** As long as a dialog or a bar takes to move in, ms (`--slow`). */
const MOVING_MS = 240

/** How far it may stand from the edge, px, where at the edge something is in the way. */
const NUDGES = [48, 96, 144, 192]

/**
 * Keeps a region where it was wished (`data-position`, which its style goes by), or, while its list would cover
 * something that is pressed or read there, where it covers least. Looked at anew when what it holds changes, after
 * a scroll, and when something has come or gone beneath it; while it is held (`isHeld`) it doesn't move under the hand.
 */
export function useClearPlace(
  region: RefObject<HTMLElement | null>,
  wished: ToastPosition,
  isHeld: boolean,
): void {
  const choose = useEffectEvent(() => {
    if (region.current !== null && !isHeld) standClear(region.current, wished)
  })

  // After each render: whatever is rendered may be of another height.
  useLayoutEffect(() => choose())
  useEffect(() => {
    const again = () => {
      if (region.current?.firstElementChild?.hasChildNodes() === true) choose()
    }
    // What comes, a dialog or the bar of a purchase, is where it will be when it has moved in.
    let moving: ReturnType<typeof setTimeout> | undefined
    const whenStill = () => {
      clearTimeout(moving)
      moving = setTimeout(again, MOVING_MS)
    }
    const arrivals = new MutationObserver(whenStill)
    arrivals.observe(document.body, { childList: true, subtree: true })
    // Safari before 26.2 tells no end of it.
    window.addEventListener('scroll', whenStill, { passive: true })
    window.addEventListener('resize', again)
    return () => {
      arrivals.disconnect()
      clearTimeout(moving)
      window.removeEventListener('scroll', whenStill)
      window.removeEventListener('resize', again)
    }
  }, [region])
}

function standClear(region: HTMLElement, wished: ToastPosition): void {
  const list = region.firstElementChild ?? region
  const placed = (position: ToastPosition): Candidate => {
    region.dataset['position'] = position
    const { left, top, right, bottom } = list.getBoundingClientRect()
    return { position, nudge: 0, left, top, right, bottom }
  }
  region.style.translate = ''
  const places = TOAST_POSITIONS.filter((other) => other !== wished).map(placed)
  const first = placed(wished)
  const elsewhere = [...places, ...places.flatMap(nudged)]
  const { position, nudge } = clearestPlace(
    [first, ...nudged(first), ...elsewhere],
    obstaclesOn(document, region),
  )
  region.dataset['position'] = position
  region.style.translate = nudge === 0 ? '' : `0 ${nudge}px`
}

/** A little beside what is in its way, it still stands where it is looked for. */
function nudged(place: Candidate): readonly Candidate[] {
  return NUDGES.map((nudge) => moved(place, nudge))
}

function moved(place: Candidate, distance: number): Candidate {
  const nudge = place.position.startsWith('top') ? distance : -distance
  return { ...place, nudge, top: place.top + nudge, bottom: place.bottom + nudge }
}
