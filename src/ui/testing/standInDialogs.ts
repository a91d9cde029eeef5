/**
 * What jsdom lacks of native dialogs: opening and closing them, with the event that tells so. `areInline` shows those
 * that are closed too, as the style sheet of a wide screen does with sheets.
 */
export function standInDialogs({ areInline = false } = {}): void {
  HTMLDialogElement.prototype.showModal = showModal
  HTMLDialogElement.prototype.close = close
  document.head.querySelector(`#${STYLE_ID}`)?.remove()
  if (!areInline) return
  const style = document.createElement('style')
  style.id = STYLE_ID
  style.textContent = 'dialog[data-inline] { display: block !important }'
  document.head.append(style)
}

const STYLE_ID = 'stand-in-dialogs'

function showModal(this: HTMLDialogElement): void {
  toggle(this, true)
}

function close(this: HTMLDialogElement): void {
  toggle(this, false)
}

function toggle(dialog: HTMLDialogElement, isOpen: boolean): void {
  dialog.open = isOpen
  dialog.dispatchEvent(new Event('toggle'))
}
