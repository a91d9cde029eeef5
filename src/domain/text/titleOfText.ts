import { MOST_TITLE_CHARACTERS } from './textBounds.ts'

/** Signs by which Markdown makes a heading, a list or a quotation: no part of what the line says. */
const LINE_SIGNS = /^(?:#{1,6}|[-*>])\s+/u

/** What a text is called unless a title was given: its first line with words, cut between words. Empty where there is none. */
export function titleOfText(text: string): string {
  const line = text.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? ''
  const words = line.trim().replace(LINE_SIGNS, '').replaceAll(/\s+/gu, ' ')
  if (words.length <= MOST_TITLE_CHARACTERS) return words
  const cut = words.slice(0, MOST_TITLE_CHARACTERS)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).toWellFormed()}…`
}
