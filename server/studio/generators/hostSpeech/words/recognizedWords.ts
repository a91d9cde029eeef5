import type { EngineAnswer } from '#domain/transcript/engineAnswer.ts'
import type { Stretch } from '#domain/transcript/sound/speechStretches.ts'
import { writtenWords } from '#domain/transcript/textOf.ts'
import type { Recognized } from './recognized.ts'

type ToldWords = EngineAnswer['words']

/** How long the last part of a word is where its model doesn't tell, in ms. */
const PART_MS = 200

/**
 * The words that were recognised in a window, in ms of the whole sound, in order and within the window. Of a model that
 * doesn't tell when words were said, whole segments: who reads them spreads their words and says so.
 */
export function recognizedWords(recognized: Recognized, window: Stretch): ToldWords {
  return tokenWords(recognized, window) ?? segments(recognized, window)
}

/** A word and the times of its parts, in ms from where the window begins. */
interface Told {
  text: string
  start: number
  end: number
}

/** Tokens joined to words; null where no times or unreadable tokens came. */
function tokenWords({ text, tokens, timestamps, durations }: Recognized, window: Stretch): ToldWords | null {
  if (tokens.length === 0 || timestamps.length !== tokens.length) return null
  const told: Told[] = []
  let isNew = true
  for (const [at, token] of tokens.entries()) {
    const part = token.replaceAll(/[\s▁]/gu, '')
    if (/^[\s▁]/u.test(token)) isNew = true
    if (part === '') continue
    const start = msOf(timestamps[at])
    const end = start + (durations.length === tokens.length ? msOf(durations[at]) : PART_MS)
    const word = told.at(-1)
    if (isNew || word === undefined) told.push({ text: part, start, end })
    else {
      word.text += part
      word.end = end
    }
    isNew = false
  }
  const written = writtenWords(text)
  // The text is what its model put together itself: letters that tokens hold in pieces are whole there.
  const isSame = written.length === told.length
  if (!isSame && told.some((word) => /�|<0x/u.test(word.text))) return null
  return told.map((word, at) => {
    const next = told[at + 1]?.start ?? Infinity
    return within(window, {
      text: isSame ? (written[at] ?? word.text) : word.text,
      start: word.start,
      end: Math.max(word.start, Math.min(word.end, next)),
    })
  })
}

function segments(recognized: Recognized, window: Stretch): ToldWords {
  const { text, segment_texts: texts, segment_timestamps: starts, segment_durations: lengths } = recognized
  const isTold = texts.length > 0 && texts.length === starts.length && texts.length === lengths.length
  const all = isTold
    ? texts.map((one, at) => ({
        text: one,
        start: msOf(starts[at]),
        end: msOf(starts[at]) + msOf(lengths[at]),
      }))
    : [{ text, start: 0, end: window.end - window.start }]
  return all.map((one) => within(window, { ...one, text: one.text.trim() })).filter((one) => one.text !== '')
}

const msOf = (second: number | undefined) => Math.max(0, Math.round((second ?? 0) * 1_000))

function within(window: Stretch, { text, start, end }: Told): Told {
  const inside = (ms: number) => Math.min(window.end, window.start + ms)
  return { text, start: inside(start), end: inside(end) }
}
