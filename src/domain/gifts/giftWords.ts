/** The words of a gift: what was given for the blanks of the product's text, or a text of the giver's own instead. */
export interface GiftWords {
  /** By the names of the blanks. */
  readonly given: Readonly<Record<string, string>>
  /** Null while the product's text stands. */
  readonly text: string | null
  /** Which edition of the shop’s texts the blanks were filled in for; absent for the first. */
  readonly edition?: number | undefined
}

/**
 * The edition of the texts that the shop offers now. It grows when words that were given for a text don’t fit into it
 * any more: what was ordered before stands in the text that it was written into.
 */
export const TEXT_EDITION = 2

/** The longest text of one's own, in characters. */
export const LONGEST_TEXT = 2_000

export const NO_WORDS: GiftWords = { given: {}, text: null }

/** What stands where nothing was given for a blank, also in a text of one's own that came of it: a line to write on. */
export const OPEN_LINE = '____'

/** Whether the giver has written nothing yet. */
export function isWordless({ given, text }: GiftWords): boolean {
  return text === null && Object.values(given).every((words) => words.trim() === '')
}

/** Which edition of the texts these words stand in: whoever has given none yet is offered the present one. */
export function editionOf(words: GiftWords | null): number {
  return words === null || isWordless(words) ? TEXT_EDITION : (words.edition ?? 1)
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
