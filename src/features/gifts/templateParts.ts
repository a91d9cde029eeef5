import { BLANK } from '#domain/orders/blanks.ts'
import type { Blank } from '#domain/gifts/shownWords.ts'

/** A piece of a text: words as they are, or a blank. */
export type TemplatePart =
  | { readonly kind: 'words'; readonly text: string }
  | ({ readonly kind: 'blank' } & Blank)

/** The paragraphs of a text template, each in its pieces. */
export function templateParts(template: string): readonly (readonly TemplatePart[])[] {
  return template
    .trim()
    .split(/\n{2,}/u)
    .map((paragraph) => {
      const parts: TemplatePart[] = []
      let start = 0
      for (const found of paragraph.matchAll(BLANK)) {
        const [whole, name = '', use = null] = found
        if (found.index > start) parts.push({ kind: 'words', text: paragraph.slice(start, found.index) })
        parts.push({ kind: 'blank', name, use })
        start = found.index + whole.length
      }
      if (start < paragraph.length) parts.push({ kind: 'words', text: paragraph.slice(start) })
      return parts
    })
}

const SIGNATURE = 'nadawca'

/** Whether a paragraph is who signs, and nothing else. */
export function isSignature(parts: readonly TemplatePart[]): boolean {
  const [only, more] = parts
  return more === undefined && only?.kind === 'blank' && only.name === SIGNATURE
}
