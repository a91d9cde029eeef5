import type { KeyboardEvent } from 'react'
import { type Chord, isChord } from '#ui/keys/chord.ts'
import { type Editor, useEditor } from '../editor.ts'
import { marksNow } from '../useMarks.ts'
import { markAt, nextMark } from './markAt.ts'
import { useMarkSpeech } from './useMarkSpeech.ts'

const UNDO: Chord = { key: 'z', isCommand: true, isShift: false }
const REDO: readonly Chord[] = [
  { key: 'z', isCommand: true, isShift: true },
  { key: 'y', isCommand: true, isShift: false },
]
const NEXT: Chord = { key: 'F8', isShift: false }
const PREVIOUS: Chord = { key: 'F8', isShift: true }
const OPEN: Chord = { key: 'Enter', isAlt: true }
const CLOSE: Chord = { key: 'Escape' }
const MENU: Chord = { key: 'ContextMenu' }

/** What the keys do in the writing area besides writing. */
export function useTextKeys(): (event: KeyboardEvent) => void {
  const editor = useEditor()
  const say = useMarkSpeech()

  function go(direction: 'forward' | 'back'): void {
    const { selection } = editor.document.getSnapshot()
    const mark = nextMark(marksNow(editor), selection.from, direction)
    if (mark !== null) editor.leadTo(mark, mark)
    say(mark)
  }

  return (event) => {
    const key = { ...pressedOf(event) }
    const does = actionOf(key, editor, go)
    if (does === null) return
    event.preventDefault()
    // F8 leads to notices everywhere else.
    event.stopPropagation()
    does()
  }
}

const pressedOf = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => ({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
})

type Pressed = ReturnType<typeof pressedOf>

/** Null where the key is left to the browser. */
function actionOf(
  pressed: Pressed,
  editor: Editor,
  go: (direction: 'forward' | 'back') => void,
): (() => void) | null {
  const { document, openMark } = editor
  if (isChord(pressed, UNDO)) return document.undo
  if (REDO.some((chord) => isChord(pressed, chord))) return document.redo
  if (isChord(pressed, NEXT)) return () => go('forward')
  if (isChord(pressed, PREVIOUS)) return () => go('back')
  if (isChord(pressed, CLOSE)) return openMark.getSnapshot() === null ? null : () => openMark.set(null)
  if (!isChord(pressed, OPEN) && !isChord(pressed, MENU)) return null
  const mark = markAt(marksNow(editor), document.getSnapshot().selection.from)
  const before = openMark.getSnapshot()
  const isWalked = before?.isWalked === true && before.mark.key === mark?.key
  return mark === null ? null : () => openMark.set({ mark, takesFocus: true, isWalked })
}
