import { useEffect, useEffectEvent } from 'react'
import { useActions } from '../document/useActions.ts'
import { askedShortcuts } from './askedShortcuts.ts'
import { isInDialog, isTyping } from './isTyping.ts'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { EDITOR_SHORTCUTS, type EditorShortcut, shortcutOf } from './shortcuts.ts'

/** The keys of the whole editor and the sheet that tells them. Where a field has words of its own to take back, they are the field’s. */
export function EditorKeys() {
  const actions = useActions()
  const handlers: Readonly<Record<EditorShortcut, () => void>> = {
    undo: actions.undo,
    redo: actions.redo,
    shortcuts: () => askedShortcuts.set(true),
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return
    const pressed = shortcutOf(EDITOR_SHORTCUTS, event)
    if (pressed === null) return
    handlers[pressed]()
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return <ShortcutSheet />
}
