import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { createStore } from '#domain/store.ts'
import type { Span } from '#domain/text/span.ts'
import type { IsHidden, PlacedMark } from './checking/checkedLines.ts'
import { createChecking } from './checking/createChecking.ts'
import { createTextWorker } from './checking/textWorker.ts'
import type { TextDocument } from './document/textDocument.ts'
import { type Editor, EditorProvider, type OpenMark, type RenderRework } from './editor.ts'
import { PanelSide } from './panels/PanelSide.tsx'
import { EditorToolbar } from './writing/EditorToolbar.tsx'
import { WritingArea } from './writing/WritingArea.tsx'
import styles from './TextEditor.module.css'

export interface TextEditorProps {
  /**
   * The text, made by `createTextDocument(startText, startSelection?)` and kept by whoever stores it: `subscribe` tells of
   * every change, `getSnapshot().text` is the text, `replaceText` brings an older version back as one step of undo. For
   * another text give another document.
   */
  readonly document: TextDocument
  /** Words that are right although no dictionary has them. */
  readonly ownWords: readonly string[]
  /** „Dodaj do słownika” was pressed: the word is expected among `ownWords` from then on. */
  readonly onLearn: (word: string) => void
  /** A word was taken off the own ones: it is expected to go from `ownWords`. */
  readonly onForget: (word: string) => void
  /** The panel of the text engine, the same function in every render; null where none is configured. */
  readonly renderRework: RenderRework | null
}

/**
 * The editor of a plain Polish text: where it is written, its marks, and the panels beside it. Marks that were passed over
 * are so until the editor goes. Knows no storage and no address.
 */
export function TextEditor(props: TextEditorProps) {
  const { document, ownWords, onLearn, onForget, renderRework } = props
  const { t } = useLingui()
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const parts = useMemo(() => partsOf(document), [document])
  const isHidden = useMemo(() => hides(ownWords, skipped), [ownWords, skipped])

  useEffect(() => {
    const stopWorker = parts.worker.start()
    const stopChecking = parts.checking.start()
    return () => {
      stopChecking()
      stopWorker()
    }
  }, [parts])

  // Places were those of the text before.
  useEffect(() => {
    let { text } = document.getSnapshot()
    return document.subscribe(() => {
      const now = document.getSnapshot().text
      if (now === text) return
      text = now
      parts.openMark.set(null)
      parts.shownPlaces.set([])
    })
  }, [document, parts])

  const editor = useMemo(
    (): Editor => ({
      ...parts,
      document,
      isHidden,
      skip: (mark) => setSkipped((marks) => new Set([...marks, skippedAs(mark)])),
      ownWords,
      learn: onLearn,
      forget: onForget,
      renderRework,
      leadTo(place, mark, takesFocus = false) {
        document.select(place)
        parts.askedPlace.set(place)
        parts.openMark.set(mark === undefined ? null : { mark, takesFocus, isWalked: true })
      },
    }),
    [parts, document, isHidden, ownWords, onLearn, onForget, renderRework],
  )

  return (
    <EditorProvider value={editor}>
      <div className={styles.editor}>
        <section className={styles.main} aria-label={t`Edytor tekstu`}>
          <EditorToolbar />
          <WritingArea />
        </section>
        <PanelSide />
      </div>
    </EditorProvider>
  )
}

function partsOf(document: TextDocument) {
  const worker = createTextWorker()
  return {
    worker,
    checking: createChecking(document, worker),
    openMark: createStore<OpenMark | null>(null),
    shownPlaces: createStore<readonly Span[]>([]),
    askedPlace: createStore<Span | null>(null),
  }
}

function hides(ownWords: readonly string[], skipped: ReadonlySet<string>): IsHidden {
  const own = new Set(ownWords.map((word) => word.toLocaleLowerCase('pl')))
  return (placed) => {
    const { message } = placed.mark
    const isUnknown = message.code === 'unknown-word' || message.code === 'unknown-name'
    return skipped.has(skippedAs(placed)) || (isUnknown && own.has(message.word.toLocaleLowerCase('pl')))
  }
}

/** An unknown word is passed over wherever it stands, anything else in its place. */
function skippedAs({ mark: { message }, key }: PlacedMark): string {
  const isUnknown = message.code === 'unknown-word' || message.code === 'unknown-name'
  return isUnknown ? `unknown|${message.word}` : key
}
