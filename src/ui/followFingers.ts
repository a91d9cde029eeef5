/** Where something is on the screen, px. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface FingersOptions {
  /** How many times farther apart two fingers are than a moment ago, and the middle between them. */
  readonly onPinch: (times: number, at: Point) => void
  readonly onTwoTaps: (at: Point) => void
  /** One finger has gone sideways: 1 to the next one. */
  readonly onSwipe: (by: 1 | -1) => void
}

/** A wheel’s px for twice the size: browsers say a trackpad’s pinch as a wheel with Ctrl. */
const WHEEL_FOR_TWICE = 160
/** How far a finger has to go, px. */
const SWIPE = 60

/**
 * Reports two-finger gestures and double taps or clicks on an element, so that the browser doesn’t zoom the page by
 * them, and swipes. One finger scrolls as usual. Returns how to stop.
 */
export function followFingers(
  element: HTMLElement,
  { onPinch, onTwoTaps, onSwipe }: FingersOptions,
): () => void {
  let apart: number | null = null
  let begun: Point | null = null

  function onTouch(event: TouchEvent): void {
    const [one, other] = [event.touches.item(0), event.touches.item(1)]
    if (one === null || other === null) {
      apart = null
      return
    }
    begun = null
    if (event.cancelable) event.preventDefault()
    const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    const at = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
    if (apart !== null && apart > 0) onPinch(now / apart, at)
    apart = now
  }

  function onStart({ touches }: TouchEvent): void {
    const [one, other] = [touches.item(0), touches.item(1)]
    begun = one === null || other !== null ? null : { x: one.clientX, y: one.clientY }
  }

  function onEnd({ changedTouches }: TouchEvent): void {
    const last = changedTouches.item(0)
    const from = begun
    begun = null
    if (last === null || from === null) return
    const [x, y] = [last.clientX - from.x, last.clientY - from.y]
    if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) onSwipe(x > 0 ? -1 : 1)
  }

  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey) return
    event.preventDefault()
    onPinch(2 ** (-event.deltaY / WHEEL_FOR_TWICE), { x: event.clientX, y: event.clientY })
  }

  const onDoubleClick = ({ clientX, clientY }: MouseEvent) => onTwoTaps({ x: clientX, y: clientY })

  const stop = new AbortController()
  const { signal } = stop
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    element.addEventListener(type, onTouch, { passive: false, signal })
  element.addEventListener('touchstart', onStart, { passive: true, signal })
  element.addEventListener('touchend', onEnd, { passive: true, signal })
  element.addEventListener('wheel', onWheel, { passive: false, signal })
  element.addEventListener('dblclick', onDoubleClick, { signal })
  return () => stop.abort()
}
