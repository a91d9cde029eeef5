import type { Edit } from '../span.ts'
import { editsBetween } from './diffTexts.ts'

/** With fewer words between them, two edits are one piece: a person can't judge them one without the other. */
const WORDS_BETWEEN = 2

/** The edits that make one text the other, in pieces that a person can take or leave one by one. */
export function piecesBetween(one: string, other: string): readonly Edit[] {
  const pieces: Edit[] = []
  for (const edit of editsBetween(one, other)) {
    const last = pieces.at(-1)
    if (last === undefined) {
      pieces.push(edit)
      continue
    }
    const between = one.slice(last.to, edit.from)
    if (isOnePiece(between)) {
      pieces[pieces.length - 1] = { from: last.from, to: edit.to, text: last.text + between + edit.text }
    } else pieces.push(edit)
  }
  return pieces
}

function isOnePiece(between: string): boolean {
  if (between.includes('\n')) return false
  return (between.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0) < WORDS_BETWEEN
}
