import type { SpokenWord } from '../transcriptSchema.ts'
import { holdOf } from './breaks.ts'

/** Words that stay on one line. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * The words of a passage in pieces that no line breaks. A piece that is longer than a line or than a subtitle may last
 * comes apart: first between names, then between all its words.
 */
export function piecesOf(words: readonly SpokenWord[], mostSigns: number, longest: number): readonly Piece[] {
  const fits = (piece: readonly SpokenWord[]) =>
    textOf(piece).length <= mostSigns && (piece.at(-1)?.end ?? 0) - (piece[0]?.start ?? 0) <= longest
  return runsOf(words, (hold) => hold !== null)
    .flatMap((run) => (fits(run) ? [run] : runsOf(run, (hold) => hold === 'always')))
    .flatMap((run) => (fits(run) ? [run] : run.map((word) => [word])))
    .map((run) => ({ text: textOf(run), start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }))
}

const textOf = (words: readonly SpokenWord[]) => words.map(({ text }) => text).join(' ')

function runsOf(
  words: readonly SpokenWord[],
  isHeld: (hold: ReturnType<typeof holdOf>) => boolean,
): readonly (readonly SpokenWord[])[] {
  const runs: SpokenWord[][] = []
  let isGoing = false
  for (const [at, word] of words.entries()) {
    if (isGoing) runs.at(-1)?.push(word)
    else runs.push([word])
    const next = words[at + 1]
    isGoing = next !== undefined && isHeld(holdOf(word.text, next.text))
  }
  return runs
}
