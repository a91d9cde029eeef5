import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import type { DocumentHead } from './renderDocument.ts'

/** A page's subject: one product, collection, person or generation. */
export interface SubjectHead {
  /** Null when the screen's own title is used. */
  readonly title: string | null
  readonly description: string
  readonly picture: DocumentHead['picture']
  /** Its languages, when they aren’t all: in the others it is shown in Polish. */
  readonly languages?: readonly DocumentLanguage[]
  /** Only for people with its address: search engines must not index it. */
  readonly isUnlisted?: boolean
  /** Structured data for search engines (schema.org). */
  readonly structuredData?: readonly object[]
}

/** Search engines show about this much of a description. */
const LONGEST_DESCRIPTION = 160

/** A text as a description of a page: one line, cut at a word's end. */
export function shorten(text: string, longest = LONGEST_DESCRIPTION): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  return `${line.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`
}
