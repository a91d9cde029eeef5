import type { Span } from '../span.ts'

/** The paragraphs of a text: each line with more than spaces, without its line end. */
export function paragraphsOf(text: string): readonly Span[] {
  const paragraphs: Span[] = []
  for (const { 0: line, index } of text.matchAll(/[^\n\r\u2028\u2029]+/gu)) {
    if (/\S/u.test(line)) paragraphs.push({ from: index, to: index + line.length })
  }
  return paragraphs
}
