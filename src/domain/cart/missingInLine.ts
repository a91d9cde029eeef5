import { type JudgedGift, type MissingWords, missingWords, NO_WORDS } from '#domain/gifts/giftWords.ts'
import { lacksOwn, type OwnLack } from '#domain/personal/lacksOwn.ts'
import type { CartItem } from './cartItem.ts'

/** What is still to be written into a line; null for nothing, and while it isn't known what its text asks for. */
export function missingInLine(
  item: Pick<CartItem, 'blanks' | 'personalization' | 'terms'>,
): MissingWords | null {
  const judged = judgedLine(item)
  return judged.blanks.length === 0 ? null : missingWords(judged)
}

/** What keeps a line of the cart from being ordered; null for nothing, as far as is known of it. */
export function lackOfLine(
  item: Pick<CartItem, 'blanks' | 'handle' | 'personalization' | 'print' | 'terms'>,
): OwnLack | null {
  const { handle, personalization, print } = item
  return lacksOwn({
    ...judgedLine(item),
    handle,
    given: personalization?.words?.given,
    hasPicture: print !== undefined,
  })
}

function judgedLine({
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
