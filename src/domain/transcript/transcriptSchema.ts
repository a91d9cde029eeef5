import * as z from 'zod/mini'
import * as limits from './transcriptLimits.ts'

// What was said in a recording, word by word. All times are in ms from the recording's start.

/**
 * Who heard a word: a hand wrote it, an engine of the server, the browser itself, or a file brought it. `engine-text`: an
 * engine told the word and not when it was said.
 */
export const WORD_SOURCES = ['hand', 'engine', 'engine-text', 'device', 'file'] as const

/** Names nothing that every object has by birth. */
const id = z.string().check(
  z.maxLength(limits.LONGEST_ID),
  z.regex(/^[\w-]+$/u),
  z.refine((value) => !(value in Object.prototype)),
)
const time = z.int().check(z.gte(0), z.lte(limits.LONGEST_MS))

const wordSchema = z.object({
  /** With the signs that stand at it: „Dzień”, „dobry,”. No spaces. */
  text: z.string().check(z.minLength(1), z.maxLength(limits.LONGEST_WORD)),
  start: time,
  end: time,
  /** How sure who heard it was, 0 to 1; null where nobody said. */
  confidence: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  source: z.enum(WORD_SOURCES),
})

/** What one person said in one go: a line of the transcript. It may have no words yet. */
const passageSchema = z.object({
  id,
  start: time,
  end: time,
  speaker: z.nullable(id),
  words: z.array(wordSchema).check(z.maxLength(limits.MOST_WORDS_OF_A_PASSAGE)),
})

export const transcriptSchema = z.object({
  version: z.literal(1),
  speakers: z
    .array(z.object({ id, name: z.string().check(z.maxLength(limits.LONGEST_NAME)) }))
    .check(z.maxLength(limits.MOST_SPEAKERS)),
  /** By their starts; two may overlap where people interrupt each other. */
  passages: z.array(passageSchema).check(z.maxLength(limits.MOST_PASSAGES)),
})

export type Transcript = z.infer<typeof transcriptSchema>
export type Speaker = Transcript['speakers'][number]
export type Passage = Transcript['passages'][number]
export type SpokenWord = Passage['words'][number]
export type WordSource = (typeof WORD_SOURCES)[number]
