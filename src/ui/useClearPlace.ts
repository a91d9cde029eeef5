import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { clearestNudge, obstaclesOn } from './clearPlace.ts'
import type { ToastPosition } from './state/uiState.ts'

/** As long as a dialog or a bar takes to move in, ms (`--slow`). */
const MOVING_MS = 240

/**
 * Keeps a region at its wished place: at its edge, or as little from there as covers the least pressable or readable
 * content. Computed anew when its content changes, after a scroll, and when elements beneath it come or go; while it is
 * held (`isHeld`) it doesn't move under the hand.
 */
export function useClearPlace(
  region: RefObject<HTMLElement | null>,
  wished: ToastPosition,
  isHeld: boolean,
): void {
  const choose = useEffectEvent(() => {
    if (region.current !== null && !isHeld) standClear(region.current, wished)
  })

  // After each render: the content may have another height.
  useLayoutEffect(() => choose())
  useEffect(() => {
    const again = () => {
      if (region.current?.firstElementChild?.hasChildNodes() === true) choose()
    }
    // A dialog or a purchase's bar has its final place only after its entry animation.
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
  region.style.translate = ''
  const { left, top, right, bottom } = (region.firstElementChild ?? region).getBoundingClientRect()
  const inwards = wished.startsWith('top') ? 1 : -1
  const place = { left, top, right, bottom, inwards } as const
  const nudge = clearestNudge(place, window.innerHeight, obstaclesOn(document, region))
  region.style.translate = nudge === 0 ? '' : `0 ${inwards * nudge}px`
}
