/** A part of a text, in UTF-16 units as strings and text fields count: from the first to before the last. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A change of a text: a place is replaced by other words. */
export interface Edit extends Span {
  readonly text: string
}

/** A text after its edits, which are in order and don't overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const edit of edits) {
    parts.push(text.slice(at, edit.from), edit.text)
    at = edit.to
  }
  parts.push(text.slice(at))
  return parts.join('')
}
