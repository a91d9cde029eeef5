import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { announce } from '#ui/announce.ts'
import { isChord } from '#ui/keys/chord.ts'
import { usePreferences } from '#ui/state/preferences.ts'
import { useActions } from '../document/useActions.ts'
import { focusBeside, focusOn, type Part, partOf } from '../focusOn.ts'
import { goToPanel, openPanel, useOpenPanel } from '../panels/openPanel.ts'
import { PANELS } from '../panels/panels.ts'
import { useOfferedPanels } from '../panels/useOfferedPanels.ts'
import { askedShortcuts } from './askedShortcuts.ts'
import { isInDialog, isTyping } from '#ui/keys/isTyping.ts'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { isSingleKey, shortcutOf } from '#ui/keys/shortcut.ts'
import {
  EDITOR_SHORTCUTS,
  type EditorShortcut,
  LEAVE_SHORTCUT,
  PART_SHORTCUTS,
  type PartShortcut,
} from './shortcuts.ts'

/** The announced names of the parts on focus; the open panel has a name of its own. */
const PART_WORDS: Readonly<Record<Exclude<Part, 'panel'>, MessageDescriptor>> = {
  toolbar: msg`Narzędzia`,
  palette: msg`Paleta węzłów`,
  canvas: msg`Graf szablonu`,
  steps: msg`Węzły w kolejności działania`,
  panels: msg`Panele`,
}

/** Whether a key was for this; false where it did nothing and stays the browser’s. */
type Act = () => boolean | void

/**
 * The keys of the whole editor and the sheet that tells them. Where a field has words of its own to take back, they are
 * the field’s; a key that writes something leads nowhere while it is written.
 */
export function EditorKeys() {
  const { i18n } = useLingui()
  const actions = useActions()
  const offered = useOfferedPanels()
  const open = useOpenPanel()
  const { singleKeys } = usePreferences()

  function tell(part: Part): void {
    const label = part === 'panel' ? open && PANELS[open].label : PART_WORDS[part]
    if (label !== null) announce(i18n._(label))
  }
  function go(part: Part): boolean {
    const isThere = focusOn(part)
    if (isThere) tell(part)
    return isThere
  }
  const goToGraph = () => go('canvas') || go('steps')
  function goBeside(from: EventTarget | null, step: 1 | -1): boolean {
    const part = focusBeside(partOf(from), step)
    if (part !== null) tell(part)
    return part !== null
  }

  const handlers: Readonly<Record<EditorShortcut, Act>> = {
    undo: actions.undo,
    redo: actions.redo,
    graph: goToGraph,
    toolbar: () => go('toolbar'),
    closePanel: () => {
      if (open === null) return false
      openPanel(null)
      return goToGraph()
    },
    shortcuts: () => askedShortcuts.set(true),
  }
  const ways: Readonly<Record<PartShortcut, (from: EventTarget | null) => boolean>> = {
    nextPart: (from) => goBeside(from, 1),
    previousPart: (from) => goBeside(from, -1),
  }

  function actOf(event: KeyboardEvent): Act | null {
    const { target } = event
    const way = shortcutOf(PART_SHORTCUTS, event)
    if (way !== null) return () => ways[way](target)
    if (LEAVE_SHORTCUT.chords.some((chord) => isChord(event, chord))) {
      const part = partOf(target)
      return part === 'palette' || part === 'panel' ? goToGraph : null
    }
    if (isTyping(target)) return null
    const name = shortcutOf(EDITOR_SHORTCUTS, event)
    if (name !== null) return singleKeys || !isSingleKey(EDITOR_SHORTCUTS[name]) ? handlers[name] : null
    const panel = shortcutOf(PANELS, event)
    if (panel === null || !singleKeys || !offered.includes(panel)) return null
    return () => {
      goToPanel(panel)
      announce(i18n._(PANELS[panel].label))
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isInDialog(event.target)) return
    const act = actOf(event)
    if (act !== null && act() !== false) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return <ShortcutSheet />
}
