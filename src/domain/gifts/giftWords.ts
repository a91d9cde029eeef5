/** The words of a gift: what was given for the blanks of the product's text, or a text of the giver's own instead. */
export interface GiftWords {
  /** By the names of the blanks. */
  readonly given: Readonly<Record<string, string>>
  /** Null while the product's text stands. */
  readonly text: string | null
  /** Which edition of the shop’s texts the blanks were filled in for; absent for the first. */
  readonly edition?: number | undefined
  /** What is printed stays empty inside, to be written by hand. Absent in gifts of earlier releases. */
  readonly isByHand?: boolean | undefined
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
export function isWordless({ given, text, isByHand }: GiftWords): boolean {
  return isByHand !== true && text === null && Object.values(given).every((words) => words.trim() === '')
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
  return own === null ? blanks.some(({ given }) => given.trim() === '') : isTextUnfinished(own)
}

function isTextUnfinished(own: string): boolean {
  return own.trim() === '' || own.includes(OPEN_LINE)
}

/** What is still to be written into a gift: blanks, by their names, or something of a text of the giver's own. */
export type MissingWords =
  | { readonly kind: 'blanks'; readonly names: readonly string[] }
  | { readonly kind: 'text' }

/** A gift, as far as its words are judged. */
export interface JudgedGift {
  /** Of the product's text, by their names. */
  readonly blanks: readonly string[]
  readonly words: GiftWords
  /** It isn't said whom it is from: then nobody has to sign. */
  readonly isAnonymous: boolean
  /** It is printed and travels, so that somebody can write into it. */
  readonly isPrinted: boolean
}

/** What keeps a gift from being sold, as the page, the cart and the checkout judge it; null for one that is finished. */
export function missingWords({ blanks, words, isAnonymous, isPrinted }: JudgedGift): MissingWords | null {
  const { given, text, isByHand } = words
  if (isByHand === true && isPrinted) return null
  if (text !== null) return isTextUnfinished(text) ? { kind: 'text' } : null
  const names = blanks.filter((name) => {
    const isSigned = name === SIGNATURE_BLANK && isAnonymous
    return !isSigned && (given[name] ?? '').trim() === ''
  })
  return names.length === 0 ? null : { kind: 'blanks', names }
}

/** The blank that the giver signs in. */
export const SIGNATURE_BLANK = 'nadawca'

/** Who signs where the giver doesn’t want it said, and has given no other name. */
const UNNAMED_SENDER = {
  pl: 'Od kogoś, kto nie chce się zdradzić',
  en: 'From someone who’d rather not say',
} as const

/** What was given for the blanks, signed: by the giver, or for one who doesn't want to be named. */
export function signedWords(
  given: GiftWords['given'],
  { isAnonymous, language }: { readonly isAnonymous: boolean; readonly language: 'pl' | 'en' },
): GiftWords['given'] {
  const isSigned = (given[SIGNATURE_BLANK] ?? '').trim() !== ''
  return isAnonymous && !isSigned ? { ...given, [SIGNATURE_BLANK]: UNNAMED_SENDER[language] } : given
}
