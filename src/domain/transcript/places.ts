import type { Passage, SpokenWord, Transcript } from './transcriptSchema.ts'

/** Where a word stands: which passage, which word of it. */
export interface WordPlace {
  readonly passage: number
  readonly word: number
}

/** How many of what is ordered begin at a time or before. */
export function begunUntil(ordered: readonly { readonly start: number }[], ms: number): number {
  let from = 0
  let to = ordered.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((ordered[middle]?.start ?? Infinity) <= ms) from = middle + 1
    else to = middle
  }
  return from
}

/** For each passage the latest end of it and all before: passages may overlap, so an early one may still be spoken. */
const latestEnds = new WeakMap<readonly Passage[], Float64Array>()

function latestEndsOf(passages: readonly Passage[]): Float64Array {
  const known = latestEnds.get(passages)
  if (known !== undefined) return known
  let latest = 0
  const ends = Float64Array.from(passages, ({ end }) => (latest = Math.max(latest, end)))
  latestEnds.set(passages, ends)
  return ends
}

/**
 * The place of the passage that is spoken at a time; of several at once the one begun last. Null in silence. Bisects; the
 * first question about a changed transcript walks through it once.
 */
export function passageAt({ passages }: Transcript, ms: number): number | null {
  const ends = latestEndsOf(passages)
  for (let at = begunUntil(passages, ms) - 1; at >= 0 && (ends[at] ?? 0) > ms; at -= 1)
    if ((passages[at]?.end ?? 0) > ms) return at
  return null
}

/**
 * The word that is spoken at a time, between two words the one before. Null before a passage's first word and in silence.
 * Bisects.
 */
export function wordAt(transcript: Transcript, ms: number): WordPlace | null {
  const passage = passageAt(transcript, ms)
  if (passage === null) return null
  const words: readonly SpokenWord[] = transcript.passages[passage]?.words ?? []
  const word = begunUntil(words, ms) - 1
  return word < 0 ? null : { passage, word }
}
