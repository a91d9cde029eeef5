/**
 * The parts of native dialogs that jsdom lacks: opening and closing, with their events; without `toggles` as in Safari
 * before version 26, which fires `close` alone. `areInline` shows closed ones too, as the style sheet of a wide screen
 * does with sheets.
 */
export function standInDialogs({ areInline = false, toggles = true } = {}): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    change(this, true, toggles)
  }
  HTMLDialogElement.prototype.close = function close() {
    change(this, false, toggles)
  }
  document.head.querySelector(`#${STYLE_ID}`)?.remove()
  if (!areInline) return
  const style = document.createElement('style')
  style.id = STYLE_ID
  style.textContent = 'dialog[data-inline] { display: block !important }'
  document.head.append(style)
}

const STYLE_ID = 'stand-in-dialogs'

function change(dialog: HTMLDialogElement, isOpen: boolean, toggles: boolean): void {
  if (dialog.open === isOpen) return
  dialog.open = isOpen
  if (toggles) dialog.dispatchEvent(new Event('toggle'))
  if (!isOpen) dialog.dispatchEvent(new Event('close'))
}
