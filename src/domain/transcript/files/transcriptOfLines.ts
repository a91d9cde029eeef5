import { allowedName } from '../editing/speakers.ts'
import { inOrder } from '../order.ts'
import { spreadWords } from '../spreadWords.ts'
import { writtenWords } from '../textOf.ts'
import * as limits from '../transcriptLimits.ts'
import type { Passage, Speaker, Transcript } from '../transcriptSchema.ts'
import { type Read, refused } from './refusal.ts'

interface SpokenLine {
  readonly start: number
  readonly end: number
  /** A name. */
  readonly speaker: string | null
  readonly text: string
}

/** A transcript of lines from a file: a passage each, its words spread over it by syllables. */
export function transcriptOfLines(lines: readonly SpokenLine[]): Read<Transcript> {
  const speakers = new Map<string, Speaker>()
  const passages: Passage[] = []
  for (const { start, end, speaker, text } of lines) {
    const words = spreadWords(writtenWords(text), start, end, 'file')
    const speakerId = speaker === null ? null : idOf(speakers, speaker)
    for (let at = 0; at < words.length; at += limits.MOST_WORDS_OF_A_PASSAGE) {
      const part = words.slice(at, at + limits.MOST_WORDS_OF_A_PASSAGE)
      passages.push({
        id: `p${passages.length + 1}`,
        start: part[0]?.start ?? start,
        end: part.at(-1)?.end ?? end,
        speaker: speakerId,
        words: part,
      })
    }
  }
  if (passages.length === 0) return refused('empty')
  if (passages.length > limits.MOST_PASSAGES) return refused('too-many')
  return { kind: 'read', value: inOrder({ version: 1, speakers: [...speakers.values()], passages }) }
}

/** The id of a speaker by name, who is added; null where there are as many as may be. */
function idOf(speakers: Map<string, Speaker>, written: string): string | null {
  const name = allowedName(written)
  const known = speakers.get(name)
  if (known !== undefined || speakers.size >= limits.MOST_SPEAKERS) return known?.id ?? null
  const added = { id: `s${speakers.size + 1}`, name }
  speakers.set(name, added)
  return added.id
}
