import type { KeyboardEvent } from 'react'
import { setSpeaker } from '#domain/transcript/editing/speakers.ts'
import type { CompletionState } from '../completion/useCompletion.ts'
import { useEditor } from '../editor.ts'
import { goBeside, mergeBack, speakAs, splitAt } from './passageEdits.ts'
import { useSpeakerName } from './useSpeakerName.ts'

/** What the keys do in a passage besides writing; `PASSAGE_SHORTCUTS` tells people of each. */
export function usePassageKeys(
  id: string,
  completion: CompletionState,
): (event: KeyboardEvent<HTMLTextAreaElement>) => void {
  const editor = useEditor()
  const nameOf = useSpeakerName()

  /** Whether the key was for a proposal. */
  function complete({ key, shiftKey, currentTarget: area }: KeyboardEvent<HTMLTextAreaElement>): boolean {
    const [first] = completion.words
    if (first === undefined || shiftKey) return false
    if (key === 'Escape') completion.decline()
    else if (key === 'Tab' || (key === 'ArrowRight' && area.selectionEnd === area.value.length))
      completion.take(first)
    else return false
    return true
  }

  function write({ key, shiftKey, currentTarget: area }: KeyboardEvent<HTMLTextAreaElement>): boolean {
    const { value, selectionStart, selectionEnd } = area
    const isAtStart = selectionStart === 0 && selectionEnd === 0
    if (key === 'Enter' && !shiftKey) splitAt(editor, id, value, selectionStart)
    else if (key === 'Enter') return true
    else if (key === 'Backspace' && isAtStart) mergeBack(editor, id)
    else if (key === 'Escape')
      area.closest('[data-passage]')?.querySelector<HTMLElement>('[data-time]:enabled, select')?.focus()
    else if (key === 'Tab') return goBeside(editor, id, shiftKey ? -1 : 1)
    else return false
    return true
  }

  function speak({ code }: KeyboardEvent): boolean {
    const [, digit] = /^(?:Digit|Numpad)(\d)$/u.exec(code) ?? []
    if (digit === undefined) return false
    if (digit === '0') editor.document.edit({ what: 'speaker' }, (before) => setSpeaker(before, id, null))
    else speakAs(editor, id, Number(digit) - 1, nameOf)
    return true
  }

  return (event) => {
    const { nativeEvent, ctrlKey, metaKey, altKey } = event
    // A word that an input method is still composing is its own.
    if (nativeEvent.isComposing || altKey) return
    const isDone = ctrlKey || metaKey ? speak(event) : complete(event) || write(event)
    if (isDone) event.preventDefault()
  }
}
