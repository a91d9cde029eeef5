/** Whether keys are words for a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [contenteditable]'))
  )
}

/** Whether what stands over the editor has the keys. */
export function isInDialog(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('[role="dialog"], [role="alertdialog"], dialog') !== null
  )
}
