import type { HeardPassage } from './editing/replaceStretch.ts'
import type { Stretch } from './sound/speechStretches.ts'
import { spreadWords } from './spreadWords.ts'
import { writtenWords } from './textOf.ts'

/** What a browser told that it heard. Times are where the recording was when it told so first and last. */
export interface ToldWords {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly confidence: number | null
}

/** Browsers tell of a word so long after it began at most, in ms. */
const TOLD_WITHIN_MS = 1_500
/** In less time nothing is said: what has no more joins what was said before it, in ms. */
const LEAST_MS = 200

/**
 * What was heard of a stretch, with what the browser told next: a passage more, or a longer last one where the stretch has
 * no time left. A passage begins and ends with speech, where `speech` tells of some.
 */
export function withToldWords(
  heard: readonly HeardPassage[],
  told: ToldWords,
  stretch: Stretch,
  speech: readonly Stretch[] | null,
): readonly HeardPassage[] {
  const words = writtenWords(told.text)
  if (words.length === 0) return heard
  const last = heard.at(-1)
  const free = { start: last?.end ?? stretch.start, end: stretch.end }
  const spread = (texts: readonly string[], { start, end }: Stretch): HeardPassage => ({
    start,
    end,
    speaker: null,
    words: spreadWords(texts, start, end, 'device').map((word) => ({
      ...word,
      confidence: told.confidence,
    })),
  })
  if (last !== undefined && free.end - free.start < LEAST_MS) {
    const all = [...last.words.map(({ text }) => text), ...words]
    return [...heard.slice(0, -1), spread(all, { start: last.start, end: stretch.end })]
  }
  return [...heard, spread(words, timeOf(told, free, speech))]
}

/** When it was said: within what is free, from the first speech to the last. */
function timeOf(told: ToldWords, free: Stretch, speech: readonly Stretch[] | null): Stretch {
  const latest = Math.max(free.start, free.end - LEAST_MS)
  const start = Math.min(latest, Math.max(free.start, told.start - TOLD_WITHIN_MS))
  const end = Math.min(free.end, Math.max(start + LEAST_MS, told.end))
  const spoken = speech?.filter((one) => one.end > start && one.start < end) ?? []
  const from = Math.max(start, spoken[0]?.start ?? start)
  const until = Math.min(end, spoken.at(-1)?.end ?? end)
  return until - from < LEAST_MS ? { start, end } : { start: from, end: until }
}
