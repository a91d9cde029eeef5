import type { Slot } from './wording.ts'

export interface WrittenSentence {
  readonly slot: Slot
  readonly text: string
  /** Other ways to say it; the first is the next one shown. */
  readonly others: readonly string[]
}

export interface WrittenText {
  readonly sentences: readonly WrittenSentence[]
  /** The sender on a line of their own; empty for none. */
  readonly signature: string
}

/** The text with another version of one of its sentences; the replaced one comes again after all others. */
export function replaceSentence(written: WrittenText, place: number): WrittenText {
  const sentences = written.sentences.map((sentence, at) => {
    const [text, ...rest] = sentence.others
    return at !== place || text === undefined
      ? sentence
      : { ...sentence, text, others: [...rest, sentence.text] }
  })
  return { ...written, sentences }
}

/** The paragraph of each sentence. */
const PARAGRAPH = {
  greeting: 0,
  opening: 1,
  memory: 1,
  bond: 1,
  heart: 2,
  more: 2,
  wish: 3,
  closing: 3,
} as const satisfies Record<Slot, number>

/** The sentences by paragraphs, each with its place among all. */
export function paragraphsOf({
  sentences,
}: WrittenText): readonly (readonly { readonly sentence: WrittenSentence; readonly place: number }[])[] {
  const placed = sentences.map((sentence, place) => ({ sentence, place }))
  return [0, 1, 2, 3]
    .map((paragraph) => placed.filter(({ sentence }) => PARAGRAPH[sentence.slot] === paragraph))
    .filter((some) => some.length > 0)
}

/** A written text as it goes into a card: paragraphs with an empty line between, the signature last. */
export function plainText(written: WrittenText): string {
  const paragraphs = paragraphsOf(written).map((some) => some.map(({ sentence }) => sentence.text).join(' '))
  return [...paragraphs, ...(written.signature === '' ? [] : [written.signature])].join('\n\n')
}
