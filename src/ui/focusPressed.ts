/** The elements that other browsers focus when a pointer presses them. */
const PRESSABLE = 'button, a[href], summary'

/**
 * Focuses a pressed element. Safari doesn't by itself: a dialog could not return the focus to its button, and a removed
 * element would leave none behind.
 */
export function focusPressed(): void {
  // Before anything answers the press.
  document.addEventListener('click', ({ target }) => focusAround(target), true)
}

function focusAround(target: EventTarget | null): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null
  if (pressed !== document.activeElement) pressed?.focus({ preventScroll: true })
}
