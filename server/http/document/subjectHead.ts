import type { DocumentHead } from './renderDocument.ts'

/** What a page is about: one product, collection or person. */
export interface SubjectHead {
  readonly title: string
  readonly description: string
  readonly picture: DocumentHead['picture']
}

/** Search engines show about this much of a description. */
const LONGEST_DESCRIPTION = 160

/** A text as a description of a page: one line, cut at a word's end. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_DESCRIPTION) return line
  return `${line.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`
}
