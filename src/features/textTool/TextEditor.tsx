import type { TextDocument } from './document/textDocument.ts'

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
}

/** The editor of a plain Polish text: where it is written, its marks, and the panels beside it. */
export function TextEditor({ document }: TextEditorProps) {
  return <p>{document.getSnapshot().text}</p>
}
