import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { type Geometry, geometryOf, NO_ROWS, type RowRange, rowsBetween } from './gridGeometry.ts'

export interface GridSight {
  readonly geometry: Geometry
  /** The visible rows; during a very fast scroll, the ones before it. */
  readonly rows: RowRange
}

/** The speed, in screens per frame, above which pictures can't be seen. */
const FAST_SCREENS = 0.5
const SETTLED_AFTER_MS = 120

/** The visible part of a grid of `total` tiles, followed while it is scrolled and changes its width. */
export function useGridSight(ref: RefObject<HTMLElement | null>, total: number): GridSight {
  const [width, setWidth] = useState(0)
  const [rows, setRows] = useState(NO_ROWS)
  const geometry = geometryOf(width, total)

  // Before the first paint: the way back restores the scroll, for which the grid needs its height.
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [ref])

  useEffect(() => {
    const element = ref.current
    if (element === null || width === 0) return undefined
    const scroller = scrollerOf(element)
    const place = geometryOf(width, total)
    let frame: number | null = null
    let settling: ReturnType<typeof setTimeout> | undefined
    let before: number | null = null

    function look(isSettled: boolean): void {
      if (element === null) return
      const { top: gridTop } = element.getBoundingClientRect()
      const { top, bottom } = scroller.view()
      const moved = before === null || isSettled ? 0 : Math.abs(gridTop - before)
      before = gridTop
      if (moved > (bottom - top) * FAST_SCREENS) return
      const next = rowsBetween(place, top - gridTop, bottom - gridTop)
      const isSame = (present: RowRange) => present.first === next.first && present.last === next.last
      // Rendered between frames, in pieces: scrolling doesn't wait for it.
      startTransition(() => setRows((present) => (isSame(present) ? present : next)))
    }

    function onScroll(): void {
      frame ??= requestAnimationFrame(() => {
        frame = null
        look(false)
      })
      clearTimeout(settling)
      settling = setTimeout(() => look(true), SETTLED_AFTER_MS)
    }

    look(true)
    scroller.target.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    return () => {
      scroller.target.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
      if (frame !== null) cancelAnimationFrame(frame)
      clearTimeout(settling)
    }
  }, [ref, width, total])

  return { geometry, rows }
}

/** The scroller of the grid: an element around it, or the page. */
interface Scroller {
  readonly target: HTMLElement | Window
  /** The edges of its visible part, in the window's coordinates. */
  view(): { readonly top: number; readonly bottom: number }
}

function scrollerOf(element: HTMLElement): Scroller {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent)
    const isRoot = parent === document.documentElement || parent === document.body
    if (!isRoot && (overflowY === 'auto' || overflowY === 'scroll')) {
      const target = parent
      return { target, view: () => target.getBoundingClientRect() }
    }
  }
  return { target: window, view: () => ({ top: 0, bottom: window.innerHeight }) }
}
