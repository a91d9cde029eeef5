import { type JudgedGift, type MissingWords, missingWords, NO_WORDS } from '#domain/gifts/giftWords.ts'
import type { CartItem } from './cartItem.ts'

/** What is still to be written into a line; null for nothing, and while it isn't known what its text asks for. */
export function missingInLine(
  item: Pick<CartItem, 'blanks' | 'personalization' | 'terms'>,
): MissingWords | null {
  const judged = judgedLine(item)
  return judged.blanks.length === 0 ? null : missingWords(judged)
}

/** A line’s gift as its words are judged: nothing is asked of it until the shop has told what its text asks for. */
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
