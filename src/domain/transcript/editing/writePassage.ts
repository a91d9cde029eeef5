import * as limits from '../transcriptLimits.ts'
import { byStart, idMaker } from '../order.ts'
import { textOf, writtenWords } from '../textOf.ts'
import type { Passage, Transcript } from '../transcriptSchema.ts'
import { changedWords } from './changedWords.ts'
import { spokenMs } from '../spreadWords.ts'

/**
 * Writes the text of a passage. Words whose text stayed keep times, source and confidence; new ones are spread by syllables
 * between their neighbours, source `hand`, and so are words of a hand beside them, whose times were no better. A passage
 * grows for words at its end where nobody speaks after it. Line ends are spaces. More words than a passage may have go
 * into further ones.
 */
export function writePassage(transcript: Transcript, id: string, text: string): Transcript {
  return writePassages(transcript, new Map([[id, text]]))
}

/** Writes the texts of several passages, by their ids. */
export function writePassages(transcript: Transcript, texts: ReadonlyMap<string, string>): Transcript {
  const { passages } = transcript
  let isChanged = false
  const newId = idMaker(
    'p',
    passages.map(({ id }) => id),
  )
  const written = passages.flatMap((passage, at) => {
    const text = texts.get(passage.id)
    const words = text === undefined ? null : writtenWords(text)
    if (words === null || words.join(' ') === textOf(passage)) return passage
    isChanged = true
    const [first, ...more] = withWords(passage, words, passages[at + 1]?.start ?? limits.LONGEST_MS)
    return first === undefined ? [] : [first, ...more.map((one) => ({ ...one, id: newId() }))]
  })
  if (!isChanged || written.length > limits.MOST_PASSAGES) return transcript
  return { ...transcript, passages: byStart(written) }
}

/** The passage with its words, and further ones (by its own id) where they are too many for it. */
function withWords(passage: Passage, texts: readonly string[], nextStart: number): readonly Passage[] {
  const roomy = { ...passage, end: Math.max(passage.end, Math.min(nextStart, neededEnd(passage, texts))) }
  const words = changedWords(roomy, texts)
  const end = Math.max(passage.end, words.at(-1)?.end ?? 0)
  if (words.length <= limits.MOST_WORDS_OF_A_PASSAGE) return [{ ...passage, end, words }]
  const parts: Passage[] = []
  for (let at = 0; at < words.length; at += limits.MOST_WORDS_OF_A_PASSAGE) {
    const part = words.slice(at, at + limits.MOST_WORDS_OF_A_PASSAGE)
    parts.push({
      ...passage,
      start: at === 0 ? passage.start : (part[0]?.start ?? passage.start),
      end: part.at(-1)?.end ?? end,
      words: part,
    })
  }
  return parts
}

/** Where a passage ends whose words behind the last that stays take the time of usual speech. */
function neededEnd({ start, words }: Passage, texts: readonly string[]): number {
  const kept = words.findLast(({ source }) => source !== 'hand')
  const at = kept === undefined ? -1 : texts.lastIndexOf(kept.text)
  const from = at < 0 ? start : (kept?.end ?? start)
  return at === texts.length - 1 ? 0 : from + spokenMs(texts.slice(at + 1))
}
