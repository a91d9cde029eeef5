import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { textOf, writtenWords } from '#domain/transcript/textOf.ts'
import type { Passage, SpokenWord } from '#domain/transcript/transcriptSchema.ts'
import { wordIndexAt } from '#domain/transcript/wordsAt.ts'
import { useEditor } from '../editor.ts'
import { Completion } from '../completion/Completion.tsx'
import { type CompletionState, useCompletion } from '../completion/useCompletion.ts'
import { writeText } from './passageEdits.ts'
import { usePassageKeys } from './usePassageKeys.ts'
import styles from './PassageRow.module.css'

export interface PassageFieldProps {
  readonly passage: Passage
  readonly label: string
}

/**
 * What was said in a passage, as a field as high as its words. The same letters lie behind it: they give it its height,
 * and carry what is marked in it.
 */
export function PassageField({ passage, label }: PassageFieldProps) {
  const editor = useEditor()
  const { document: written, player, askedCaret, letters, typed } = editor
  const { id, words } = passage
  const field = useRef<HTMLTextAreaElement>(null)
  const behind = useRef<HTMLDivElement>(null)
  const text = textOf(passage)
  const [typedText, setTypedText] = useState(text)
  // As it was typed, with its spaces, until something else has changed it.
  const shown = writtenWords(typedText).join(' ') === text ? typedText : text
  const completion = useCompletion(field, write)
  const keys = usePassageKeys(id, completion)

  function write(next: string): void {
    setTypedText(next)
    typed()
    writeText(editor, id, next)
  }

  useLayoutEffect(() => {
    const [first] = behind.current?.childNodes ?? []
    if (first instanceof Text) letters.set(id, first)
    return () => {
      letters.delete(id)
    }
  }, [id, letters])

  useEffect(() => {
    const follow = () => {
      const asked = askedCaret.getSnapshot()
      if (asked?.passage !== id || field.current === null) return
      askedCaret.set(null)
      field.current.focus()
      field.current.setSelectionRange(asked.at, asked.to ?? asked.at)
    }
    follow()
    // What was changed by the same press is drawn first: that moves the caret.
    return askedCaret.subscribe(() => queueMicrotask(follow))
  }, [askedCaret, id])

  // The browser's menu asks for its own history, which knows nothing of presses.
  useEffect(() => {
    const area = field.current
    const undo = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return
      event.preventDefault()
      if (event.inputType === 'historyUndo') written.undo()
      else written.redo()
    }
    area?.addEventListener('beforeinput', undo)
    return () => area?.removeEventListener('beforeinput', undo)
  }, [written])

  /** The word at a place, where it can be heard. */
  const audibleWord = (at: number): SpokenWord | undefined =>
    player.state.getSnapshot().hasSound ? words[wordIndexAt(shown, at)] : undefined

  function playFrom(at: number): void {
    const word = audibleWord(at)
    if (word === undefined) return
    player.seek(word.start)
    player.play()
  }

  /** A recording that plays goes on from there. Whoever writes by hand and mends a word stays where they listen. */
  function goTo({ selectionStart, selectionEnd }: HTMLTextAreaElement): void {
    const word = selectionStart === selectionEnd ? audibleWord(selectionStart) : undefined
    const isHeard = words.some(({ source }) => source !== 'hand')
    if (word !== undefined && isHeard) player.seek(word.start)
  }

  return (
    <div className={styles.words}>
      <div className={styles.stack}>
        <div ref={behind} className={styles.mirror} aria-hidden="true">{`${shown}\n`}</div>
        <textarea
          ref={field}
          rows={1}
          className={styles.field}
          aria-label={label}
          lang="pl"
          value={shown}
          onChange={({ currentTarget }) => {
            write(currentTarget.value)
            completion.look()
          }}
          onKeyDown={keys}
          onBlur={completion.decline}
          onClick={({ altKey, currentTarget }) => {
            completion.decline()
            if (altKey) playFrom(currentTarget.selectionStart)
            else goTo(currentTarget)
          }}
          onDoubleClick={({ currentTarget }) => playFrom(currentTarget.selectionStart)}
        />
      </div>
      <Proposals completion={completion} />
    </div>
  )
}

function Proposals({ completion }: { readonly completion: CompletionState }) {
  return completion.words.length === 0 ? null : <Completion completion={completion} />
}
