import { randomUUID } from 'node:crypto'
import type { ServerContext } from '#server/platform/context.ts'
import type { CartAnswer, CartUserError } from './cartAnswer.ts'
import { lineIdOf } from './cartIds.ts'
import { checkAttributes, checkQuantity, type CartLineInput, type CartLineUpdateInput } from './cartInput.ts'
import { changeCart } from './changeCart.ts'
import { addLines, removeLines, updateLines } from './lineChanges.ts'
import { knownVariants, readAdditions, unknownMerchandise } from './merchandise.ts'

/** Puts merchandise in the cart; what is in it already, with equal attributes, becomes more. */
export async function addCartLines(
  context: ServerContext,
  cartId: string,
  inputs: readonly CartLineInput[],
): Promise<CartAnswer> {
  return changeCart(context, cartId, async (tx, lines) => {
    const additions = await readAdditions(tx, inputs, ['lines'])
    return 'userErrors' in additions ? additions : { lines: addLines(lines, additions.lines, randomUUID) }
  })
}

/** Sets quantities, attributes or merchandise of lines; a quantity of 0 takes the line out. */
export async function updateCartLines(
  context: ServerContext,
  cartId: string,
  inputs: readonly CartLineUpdateInput[],
): Promise<CartAnswer> {
  return changeCart(context, cartId, async (tx, lines, cart) => {
    const variants = await knownVariants(
      tx,
      inputs.flatMap((input) => input.merchandiseId ?? []),
    )
    const userErrors: CartUserError[] = []
    const changes = inputs.flatMap((input, index) => {
      const path = ['lines', String(index)]
      const line = lines.find((candidate) => candidate.id === lineIdOf(input.id, cart.id))
      if (!line) {
        userErrors.push(unknownLine(input.id, [...path, 'id']))
        return []
      }
      const variantId = input.merchandiseId ? variants.get(input.merchandiseId) : line.variantId
      if (variantId === undefined) {
        userErrors.push(unknownMerchandise(input.merchandiseId ?? '', [...path, 'merchandiseId']))
      }
      const quantity = input.quantity ?? line.quantity
      userErrors.push(
        ...checkQuantity(quantity, input.id, [...path, 'quantity'], { zero: true }),
        ...checkAttributes(input.attributes, [...path, 'attributes']),
      )
      return [
        {
          id: line.id,
          quantity: input.quantity ?? undefined,
          variantId,
          attributes: input.attributes ?? undefined,
        },
      ]
    })
    return userErrors.length > 0 ? { userErrors } : { lines: updateLines(lines, changes) }
  })
}

export async function removeCartLines(
  context: ServerContext,
  cartId: string,
  ids: readonly string[],
): Promise<CartAnswer> {
  return changeCart(context, cartId, (_tx, lines, cart) => {
    const known = new Set(lines.map((line) => line.id))
    const rows = ids.map((id) => lineIdOf(id, cart.id) ?? '')
    const userErrors = rows.flatMap((row, index) =>
      known.has(row) ? [] : [unknownLine(ids[index] ?? '', ['lineIds', String(index)])],
    )
    return userErrors.length > 0 ? { userErrors } : { lines: removeLines(lines, rows) }
  })
}

function unknownLine(id: string, field: readonly string[]): CartUserError {
  const name = /^gid:\/\/shopify\/CartLine\/([^?]*)/.exec(id)?.[1] ?? id
  const message = `The merchandise line with id ${name} does not exist.`
  return { code: 'INVALID_MERCHANDISE_LINE', field, message }
}
