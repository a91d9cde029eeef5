import { lacksOwn, type OwnLack } from '#domain/personal/lacksOwn.ts'
import type { CartItem } from './cartItem.ts'
import { judgedLine } from './missingInLine.ts'

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
