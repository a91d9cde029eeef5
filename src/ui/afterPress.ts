let isHeld = false

// Noted before a press takes the focus from a field: blur handlers know of the press.
if (typeof document !== 'undefined') {
  const listen = (type: string, held: boolean): void =>
    addEventListener(type, () => (isHeld = held), { capture: true, passive: true })
  listen('pointerdown', true)
  listen('pointerup', false)
  listen('pointercancel', false)
}

/**
 * Runs work that may move the page once the present press, by mouse, finger or pen, is over: a button that moves away
 * between press and release is never pressed. Without a press it runs in a moment.
 */
export function afterPress(work: () => void): void {
  // The click comes after the release, in the same task; a finger's press is reported as one of the mouse's, too.
  const soon = (): void => void setTimeout(work)
  if (!isHeld) {
    soon()
    return
  }
  const over = new AbortController()
  const finish = (): void => {
    over.abort()
    soon()
  }
  addEventListener('pointerup', finish, { signal: over.signal })
  addEventListener('pointercancel', finish, { signal: over.signal })
}
