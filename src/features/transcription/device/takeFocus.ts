/** Gives a button the focus, unless somebody is writing. */
export function takeFocus(button: HTMLButtonElement | null): void {
  const active = document.activeElement
  if (active instanceof HTMLTextAreaElement || active instanceof HTMLInputElement) return
  button?.focus({ preventScroll: true })
}
