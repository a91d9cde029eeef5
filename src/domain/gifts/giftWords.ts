import { fillBlanks } from '#domain/orders/blanks.ts'

/** The words of a gift: what was given for the blanks of the product's text, or a text of the giver's own instead. */
export interface GiftWords {
  /** By the names of the blanks. */
  readonly given: Readonly<Record<string, string>>
  /** Null while the product's text stands. */
  readonly text: string | null
}

/** The longest text of one's own, in characters. */
export const LONGEST_TEXT = 2_000

export const NO_WORDS: GiftWords = { given: {}, text: null }

/** What stands where nothing was given for a blank, also in a text of one's own that came of it: a line to write on. */
export const OPEN_LINE = '____'

/** Whether the giver has written nothing yet. */
export function isWordless({ given, text }: GiftWords): boolean {
  return text === null && Object.values(given).every((words) => words.trim() === '')
}

/** A text with blanks, and what was given for them; or a text of the giver's own instead. */
export interface AskedText {
  readonly own: string | null
  readonly blanks: readonly { readonly given: string }[]
}

/** Whether something is still to be written: what is unfinished goes to nobody. */
export function isUnfinished({ own, blanks }: AskedText): boolean {
  if (own !== null) return own.trim() === '' || own.includes(OPEN_LINE)
  return blanks.some(({ given }) => given.trim() === '')
}

/** How a gift reads; `open` stands for blanks that nothing was given for. */
export function giftText(template: string, { given, text }: GiftWords, open: string): string {
  return text ?? fillBlanks(template, given, open)
}
