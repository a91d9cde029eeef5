import { afterEachOther, byStart, idMaker } from '../order.ts'
import * as limits from '../transcriptLimits.ts'
import type { Passage, SpokenWord, Transcript } from '../transcriptSchema.ts'

/** A passage as something heard it: it has no id yet. */
export type HeardPassage = Omit<Passage, 'id'>

interface Stretch {
  readonly start: number
  readonly end: number
}

/**
 * Puts what was newly heard in the place of a stretch of time. Words that begin in the stretch go; passages that had some
 * outside of it keep those. What was heard is cut to the stretch; its passages take who spoke there before, where their
 * own speaker isn't one of the transcript's. The same transcript where they are too many.
 */
export function replaceStretch(
  transcript: Transcript,
  stretch: Stretch,
  heard: readonly HeardPassage[],
): Transcript {
  const { passages, speakers } = transcript
  const newId = idMaker(
    'p',
    passages.map(({ id }) => id),
  )
  const withId = (passage: HeardPassage): Passage => ({ ...passage, id: newId() })
  const kept = passages.flatMap((passage) => {
    const [first, ...more] = outside(passage, stretch)
    return first === undefined ? [] : [{ ...first, id: passage.id }, ...more.map(withId)]
  })
  const added = heard.flatMap((passage) => {
    const words = inside(passage.words, stretch)
    const [first, last] = [words[0], words.at(-1)]
    if (first === undefined || last === undefined) return []
    const isKnown = speakers.some(({ id }) => id === passage.speaker)
    const speaker = isKnown ? passage.speaker : speakerDuring(passages, first.start, last.end)
    return withId({ start: first.start, end: last.end, speaker, words })
  })
  const all = [...kept, ...added]
  return all.length > limits.MOST_PASSAGES ? transcript : { ...transcript, passages: byStart(all) }
}

/** What of a passage lies outside of a stretch: nothing, itself, or what was before and after it. */
function outside(passage: Passage, { start, end }: Stretch): readonly HeardPassage[] {
  const { words } = passage
  const before = words.filter((word) => word.start < start)
  const after = words.filter((word) => word.start >= end)
  if (before.length + after.length === words.length && words.length > 0) return [passage]
  if (words.length === 0) return passage.start >= start && passage.start < end ? [] : [passage]
  const lastEnd = before.at(-1)?.end ?? 0
  const firstStart = after[0]?.start ?? 0
  const parts: HeardPassage[] = []
  if (before.length > 0)
    parts.push({ ...passage, end: Math.max(lastEnd, Math.min(passage.end, start)), words: before })
  if (after.length > 0) parts.push({ ...passage, start: firstStart, words: after })
  return parts
}

/** The words that begin in a stretch, none ending after it. */
function inside(words: readonly SpokenWord[], { start, end }: Stretch): SpokenWord[] {
  return afterEachOther(
    words
      .filter((word) => word.start >= start && word.start < end)
      .map((word) => (word.end > end ? { ...word, end } : word)),
  )
}

/** Who speaks longest between two times. */
function speakerDuring(passages: readonly Passage[], start: number, end: number): string | null {
  const spoken = new Map<string, number>()
  for (const { speaker, ...passage } of passages) {
    const both = Math.min(passage.end, end) - Math.max(passage.start, start)
    if (speaker !== null && both > 0) spoken.set(speaker, (spoken.get(speaker) ?? 0) + both)
  }
  const [longest] = [...spoken].toSorted(([, one], [, other]) => other - one)
  return longest?.[0] ?? null
}
