import { lacksOwn, type OwnLack } from '#domain/personal/lacksOwn.ts'
import type { CartItem } from './cartItem.ts'
import { judgedLine } from './missingInLine.ts'

/** The reason why a line of the cart can't be ordered; null for none, as far as this device knows. */
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
