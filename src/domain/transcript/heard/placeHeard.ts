import { replaceStretch, type HeardPassage } from '../editing/replaceStretch.ts'
import type { Stretch } from '../sound/speechStretches.ts'
import { textOf } from '../textOf.ts'
import type { Passage, Transcript } from '../transcriptSchema.ts'

/** A passage that somebody wants to have heard again, as it was when they said so. */
export interface AskedPassage {
  readonly id: string
  readonly text: string
}

export interface PlacedHeard {
  readonly transcript: Transcript
  /** Some of what was heard has no place, because what people wrote stays there. */
  readonly isCut: boolean
}

/**
 * Puts what an engine heard into a stretch of a transcript. What people wrote stays, and what was heard there is left out.
 * Of passages that were to be heard again (`asked`) those stay that say something else by now; where no passage was named,
 * those with a word by hand.
 */
export function placeHeard(
  transcript: Transcript,
  stretch: Stretch,
  heard: readonly HeardPassage[],
  asked: readonly AskedPassage[] | null,
): PlacedHeard {
  const staying = transcript.passages.filter(
    (passage) =>
      passage.words.length > 0 &&
      passage.end >= stretch.start &&
      passage.start < stretch.end &&
      !mayGo(passage, asked),
  )
  const free = freeOf(stretch, staying)
  const isCut = heard.some(({ words }) =>
    words.some(({ start }) => !free.some((part) => start >= part.start && start < part.end)),
  )
  return { transcript: free.reduce((before, part) => replaceStretch(before, part, heard), transcript), isCut }
}

function mayGo(passage: Passage, asked: readonly AskedPassage[] | null): boolean {
  if (asked === null) return passage.words.every(({ source }) => source !== 'hand')
  return asked.some(({ id, text }) => id === passage.id && text === textOf(passage))
}

/** What of a stretch no passage takes. The last ms of a passage is its own: a word may begin and end there. */
function freeOf(stretch: Stretch, staying: readonly Passage[]): readonly Stretch[] {
  const free: Stretch[] = []
  let from = stretch.start
  for (const { start, end } of staying) {
    if (start > from) free.push({ start: from, end: start })
    from = Math.max(from, end + 1)
  }
  if (from < stretch.end) free.push({ start: from, end: stretch.end })
  return free
}
