import { useEffect, useEffectEvent } from 'react'
import { isInDialog, isTyping } from '#ui/keys/isTyping.ts'
import { isSingleKey, shortcutOf } from '#ui/keys/shortcut.ts'
import { usePreferences } from '#ui/state/preferences.ts'
import { useActions } from '../document/useActions.ts'
import { askedShortcuts } from './askedShortcuts.ts'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { EDITOR_SHORTCUTS } from './shortcuts.ts'
import { useClipboard } from './useClipboard.ts'

/** The keys of the whole editor, and the sheet that tells all of them. */
export function EditorKeys() {
  const actions = useActions()
  const { singleKeys } = usePreferences()
  useClipboard()

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return
    const name = shortcutOf(EDITOR_SHORTCUTS, event)
    if (name === null || (isSingleKey(EDITOR_SHORTCUTS[name]) && !singleKeys)) return
    event.preventDefault()
    if (name === 'shortcuts') askedShortcuts.set(true)
    else actions[name]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => {
      removeEventListener('keydown', listen)
      askedShortcuts.set(false)
    }
  }, [])
  return <ShortcutSheet />
}
