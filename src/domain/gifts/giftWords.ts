/** The words of a gift: those for the blanks of the product's text, or a text of the giver's own instead. */
export interface GiftWords {
  /** By the names of the blanks. */
  readonly given: Readonly<Record<string, string>>
  /** Null while the product's text is used. */
  readonly text: string | null
  /** Which edition of the shop’s texts the blanks were filled in for; absent for the first. */
  readonly edition?: number | undefined
  /** The printed thing stays empty inside, for handwriting. Absent in gifts of earlier releases. */
  readonly isByHand?: boolean | undefined
}

/**
 * The present edition of the shop's texts. It grows when older words don’t fit into a text any more: earlier orders
 * keep the text that they were written into.
 */
export const TEXT_EDITION = 2

/** The longest own text, in characters. */
export const LONGEST_TEXT = 2_000

export const NO_WORDS: GiftWords = { given: {}, text: null }

/** Shown for an empty blank, also in a text of one's own made from it: a line to write on. */
export const OPEN_LINE = '____'

/** Whether the giver has written nothing yet. */
export function isWordless({ given, text, isByHand }: GiftWords): boolean {
  return isByHand !== true && text === null && Object.values(given).every((words) => words.trim() === '')
}

/** The edition of the text for these words: a gift without words gets the present one. */
export function editionOf(words: GiftWords | null): number {
  return words === null || isWordless(words) ? TEXT_EDITION : (words.edition ?? 1)
}

/** A text with blanks and their words; or a text of the giver's own instead. */
export interface AskedText {
  readonly own: string | null
  readonly blanks: readonly { readonly given: string }[]
}

/** Whether words are still missing: an unfinished text isn't sent. */
export function isUnfinished({ own, blanks }: AskedText): boolean {
  return own === null ? blanks.some(({ given }) => given.trim() === '') : isTextUnfinished(own)
}

function isTextUnfinished(own: string): boolean {
  return own.trim() === '' || own.includes(OPEN_LINE)
}

/** The missing words of a gift: blanks, by their names, or a part of the giver's own text. */
export type MissingWords =
  | { readonly kind: 'blanks'; readonly names: readonly string[] }
  | { readonly kind: 'text' }

/** A gift, as far as its words are judged. */
export interface JudgedGift {
  /** Of the product's text, by their names. */
  readonly blanks: readonly string[]
  readonly words: GiftWords
  /** The gift is anonymous: no signature is needed. */
  readonly isAnonymous: boolean
  /** It is printed and shipped, so it can be completed by hand. */
  readonly isPrinted: boolean
}

/** The words missing for a sale, as the page, the cart and the checkout judge it; null for a finished gift. */
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

/** The signature of an anonymous giver without another name. */
const UNNAMED_SENDER = {
  pl: 'Od kogoś, kto nie chce się zdradzić',
  en: 'From someone who’d rather not say',
} as const

/** The words for the blanks with a signature: the giver's, or that of an anonymous one. */
export function signedWords(
  given: GiftWords['given'],
  { isAnonymous, language }: { readonly isAnonymous: boolean; readonly language: 'pl' | 'en' },
): GiftWords['given'] {
  const isSigned = (given[SIGNATURE_BLANK] ?? '').trim() !== ''
  return isAnonymous && !isSigned ? { ...given, [SIGNATURE_BLANK]: UNNAMED_SENDER[language] } : given
}
