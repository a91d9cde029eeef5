/** Brings the focus to a part of the editor; false where it isn’t shown. */
export function focusOn(part: 'palette' | 'canvas'): boolean {
  const field = document.querySelector<HTMLElement>(`[data-part="${part}"]`)
  const target = part === 'palette' ? field?.querySelector<HTMLElement>('input') : field
  target?.focus()
  return target !== null && target !== undefined
}
