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

/** Whether the giver has written nothing yet. */
export function isWordless({ given, text }: GiftWords): boolean {
  return text === null && Object.values(given).every((words) => words.trim() === '')
}

/** How a gift reads; `open` stands for blanks that nothing was given for. */
export function giftText(template: string, { given, text }: GiftWords, open: string): string {
  return text ?? fillBlanks(template, given, open)
}
