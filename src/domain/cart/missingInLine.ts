import { type MissingWords, missingWords, NO_WORDS } from '#domain/gifts/giftWords.ts'
import type { CartItem } from './cartItem.ts'

/** What is still to be written into a line; null for nothing, and while it isn't known what its text asks for. */
export function missingInLine({
  blanks,
  personalization,
  terms,
}: Pick<CartItem, 'blanks' | 'personalization' | 'terms'>): MissingWords | null {
  if (blanks === undefined || blanks.length === 0) return null
  return missingWords({
    blanks,
    words: personalization?.words ?? NO_WORDS,
    isAnonymous: personalization?.anonymousSender === true,
    isPrinted: terms?.requiresShipping === true,
  })
}
