import type { Span } from '#domain/text/span.ts'

/** Where the words of a passage's text stand, however they are spaced. */
export function wordSpans(text: string): readonly Span[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }))
}

/** Which word stands at a place of the text or begins behind it; how many there are, where none does. */
export function wordIndexAt(text: string, at: number): number {
  const spans = wordSpans(text)
  const found = spans.findIndex(({ to }) => to > at)
  return found === -1 ? spans.length : found
}
