import { changesOf, isUntouched, shiftBefore } from '../changes/changesOf.ts'
import { piecesBetween } from '../changes/piecesBetween.ts'
import { applyEdits, type Edit, type Span } from '../span.ts'
import { isTranslation, type ReworkTask } from './reworkTasks.ts'

/** A piece of an engine's answer that its person hasn't decided about; its place is one of the proposal's `base`. */
export interface ReworkPiece extends Edit {
  /** Its number within the answer. */
  readonly id: number
  /** Its place has been changed by hand: it can't be put into the text any more. */
  readonly isLost?: true
}

/** The undecided pieces of an answer, and the text that their places are counted in. */
export interface ReworkProposal {
  readonly base: string
  readonly pieces: readonly ReworkPiece[]
}

/** Whether the answer says all of it anew: then a comparison by words tells nothing, and it is taken or left whole. */
export function isTakenWhole(task: ReworkTask): boolean {
  return task === 'summarize' || isTranslation(task)
}

/** The pieces of an answer about a part of a text; none where it is the same. */
export function reworkPieces(
  { base, part, task }: { readonly base: string; readonly part: Span; readonly task: ReworkTask },
  answer: string,
): readonly ReworkPiece[] {
  const words = base.slice(part.from, part.to)
  if (words === answer) return []
  const edits = isTakenWhole(task)
    ? [{ from: 0, to: words.length, text: answer }]
    : piecesBetween(words, answer)
  return edits.map((edit, id) => ({ ...edit, from: edit.from + part.from, to: edit.to + part.from, id }))
}

/** The pieces whose places stand unchanged in the present text, with their places there. */
export function placedPieces({ base, pieces }: ReworkProposal, present: string): readonly ReworkPiece[] {
  const changes = changesOf(base, present)
  return pieces.flatMap((piece) => {
    if (piece.isLost === true || !isUntouched(piece, changes)) return []
    const shift = shiftBefore(piece.from, changes)
    return [{ ...piece, from: piece.from + shift, to: piece.to + shift }]
  })
}

/** The edits that put pieces of a proposal into the present text, and the proposal that is left then. */
export function takePieces(
  proposal: ReworkProposal,
  present: string,
  ids: readonly number[],
): { readonly edits: readonly Edit[]; readonly left: ReworkProposal } {
  const placed = placedPieces(proposal, present)
  const taken = placed.filter(({ id }) => ids.includes(id))
  const edits = taken.map(({ from, to, text }) => ({ from, to, text }))
  const pieces = proposal.pieces
    .filter(({ id }) => !ids.includes(id))
    .map((piece): ReworkPiece => {
      const place = placed.find(({ id }) => id === piece.id)
      if (place === undefined) return { ...piece, isLost: true }
      const shift = shiftBefore(place.from, edits)
      return { ...place, from: place.from + shift, to: place.to + shift }
    })
  return { edits, left: { base: applyEdits(present, edits), pieces } }
}

/** The proposal without pieces that its person doesn't want. */
export function leavePieces({ base, pieces }: ReworkProposal, ids: readonly number[]): ReworkProposal {
  return { base, pieces: pieces.filter(({ id }) => !ids.includes(id)) }
}
