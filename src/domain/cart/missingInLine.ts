import { type JudgedGift, type MissingWords, missingWords, NO_WORDS } from '#domain/gifts/giftWords.ts'
import type { CartItem } from './cartItem.ts'

/** The missing words of a line; null for none, and while its text's blanks aren't known. */
export function missingInLine(
  item: Pick<CartItem, 'blanks' | 'personalization' | 'terms'>,
): MissingWords | null {
  const judged = judgedLine(item)
  return judged.blanks.length === 0 ? null : missingWords(judged)
}

/** A line’s gift as its words are judged: it has no blanks until the shop has told them. */
export function judgedLine({
  blanks = [],
  personalization,
  terms,
}: Pick<CartItem, 'blanks' | 'personalization' | 'terms'>): JudgedGift {
  return {
    blanks,
    words: personalization?.words ?? NO_WORDS,
    isAnonymous: personalization?.anonymousSender === true,
    isPrinted: terms?.requiresShipping === true,
  }
}
