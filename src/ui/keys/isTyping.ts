/** Whether keys are words for a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [contenteditable]'))
  )
}

/** Whether a layer over the editor has the keys: a dialog, or a menu that is searched by letters. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(OVER) !== null
}

const OVER =
  ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`).join() + ', dialog'
