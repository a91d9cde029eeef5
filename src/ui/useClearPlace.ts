import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { clearestPlace, obstaclesOn } from './clearPlace.ts'
import { TOAST_POSITIONS, type ToastPosition } from './state/uiState.ts'

/** As long as a dialog takes to move in, ms (`--slow`). */
const MOVING_MS = 240

/**
 * Keeps a region where it was wished (`data-position`, which its style goes by), or, while its list would cover
 * something that is pressed or read there, where it covers least. Looked at anew when what it holds changes, and after
 * a scroll; while it is held (`isHeld`) it doesn't move under the hand.
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
    const again = () => choose()
    // A dialog comes and goes beside the page, and is where it will be when it has moved in.
    let moving: ReturnType<typeof setTimeout> | undefined
    const dialogs = new MutationObserver(() => {
      clearTimeout(moving)
      moving = setTimeout(again, MOVING_MS)
    })
    dialogs.observe(document.body, { childList: true })
    window.addEventListener('scrollend', again)
    window.addEventListener('resize', again)
    return () => {
      dialogs.disconnect()
      clearTimeout(moving)
      window.removeEventListener('scrollend', again)
      window.removeEventListener('resize', again)
    }
  }, [])
}

function standClear(region: HTMLElement, wished: ToastPosition): void {
  const list = region.firstElementChild ?? region
  const placed = (position: ToastPosition) => {
    region.dataset['position'] = position
    const { left, top, right, bottom } = list.getBoundingClientRect()
    return { position, left, top, right, bottom }
  }
  const others = TOAST_POSITIONS.filter((other) => other !== wished).map(placed)
  region.dataset['position'] = clearestPlace([placed(wished), ...others], obstaclesOn(document, region))
}
