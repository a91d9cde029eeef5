/** What other browsers give the focus when a pointer presses it. */
const PRESSABLE = 'button, a[href], summary'

/**
 * Gives the focus to what is pressed. Safari doesn't by itself: what opens from a button would not find its way back,
 * and what goes with it would leave nothing behind.
 */
export function focusPressed(): void {
  // Before anything answers the press.
  document.addEventListener('click', ({ target }) => focusAround(target), true)
}

function focusAround(target: EventTarget | null): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null
  if (pressed !== document.activeElement) pressed?.focus({ preventScroll: true })
}
