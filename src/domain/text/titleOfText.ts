import { MOST_TITLE_CHARACTERS } from './textBounds.ts'

/** Signs by which Markdown makes a heading, a list or a quotation: not part of the line's words. */
const LINE_SIGNS = /^(?:#{1,6}|[-*>])\s+/u

/** The title of a text without a given one: its first line with words, cut between words. Empty when there is none. */
export function titleOfText(text: string): string {
  const line = text.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? ''
  const words = line.trim().replace(LINE_SIGNS, '').replaceAll(/\s+/gu, ' ')
  if (words.length <= MOST_TITLE_CHARACTERS) return words
  const cut = words.slice(0, MOST_TITLE_CHARACTERS)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).toWellFormed()}…`
}
