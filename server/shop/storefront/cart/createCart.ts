import { randomUUID } from 'node:crypto'
import type { ServerContext } from '#server/platform/context.ts'
import { refused, type CartAnswer } from './cartAnswer.ts'
import { newCartSecret, newCartToken } from './cartIds.ts'
import { checkAttributes, checkBuyer, checkNote, cleanDiscountCodes, type CartInput } from './cartInput.ts'
import { refuseTooMany, writeCart } from './changeCart.ts'
import { checkCodeCount } from './discountTries.ts'
import { addLines } from './lineChanges.ts'
import { readAdditions } from './merchandise.ts'

/** Starts a cart; its id holds the only copy of its secret that the caller gets. */
export async function createCart(context: ServerContext, input: CartInput): Promise<CartAnswer> {
  const userErrors = [
    ...checkBuyer(input.buyerIdentity, ['input', 'buyerIdentity']),
    ...checkAttributes(input.attributes, ['input', 'attributes']),
    ...checkNote(input.note, ['input', 'note']),
    ...checkCodeCount(input.discountCodes, ['input', 'discountCodes']),
  ]
  if (userErrors.length > 0) return refused(userErrors)
  const now = context.now()
  return context.database.transaction(async (tx) => {
    const additions = await readAdditions(tx, input.lines ?? [], ['input', 'lines'])
    if ('userErrors' in additions) return refused(additions.userErrors)
    const cart = {
      id: newCartToken(),
      secret: newCartSecret(),
      checkoutToken: newCartToken(),
      email: input.buyerIdentity?.email ?? null,
      phone: input.buyerIdentity?.phone ?? null,
      countryCode: input.buyerIdentity?.countryCode ?? null,
      note: input.note ?? '',
      attributes: input.attributes ?? [],
      discountCodes: cleanDiscountCodes(input.discountCodes),
      completedAt: null,
      createdAt: now,
      updatedAt: now,
    }
    const lines = addLines([], additions.lines, randomUUID)
    const tooMany = refuseTooMany(additions.goods, lines, [])
    if (tooMany !== null) return refused([tooMany])
    return writeCart(tx, cart, lines, { goods: additions.goods, now, isNew: true })
  })
}
