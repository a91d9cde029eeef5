import { inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { rowIdOf } from '../globalId.ts'
import { productVariants } from '../tables.ts'
import type { CartUserError } from './cartAnswer.ts'
import { checkAttributes, checkQuantity, type CartLineInput } from './cartInput.ts'
import type { LineToAdd } from './lineChanges.ts'
import { type Goods, readGoods } from './priceCart.ts'

export function unknownMerchandise(id: string, field: readonly string[]): CartUserError {
  return { code: 'INVALID', field, message: `The merchandise with id ${id} does not exist.` }
}

/** The row ids of those merchandise ids that exist. */
export async function knownVariants(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rowIds = ids.flatMap((id) => rowIdOf('ProductVariant', id) ?? [])
  const rows = await database
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(inArray(productVariants.id, rowIds))
  const known = new Set(rows.map((row) => row.id))
  const pairs = ids.map((id) => [id, rowIdOf('ProductVariant', id)] as const)
  return new Map(pairs.flatMap(([id, rowId]) => (rowId !== null && known.has(rowId) ? [[id, rowId]] : [])))
}

interface Additions {
  readonly lines: readonly LineToAdd[]
  readonly goods: ReadonlyMap<number, Goods>
}

/** The lines to add, checked, and what they are of; `field` is the path of the argument they came in. */
export async function readAdditions(
  database: Database,
  inputs: readonly CartLineInput[],
  field: readonly string[],
): Promise<Additions | { readonly userErrors: readonly CartUserError[] }> {
  const goods = await readGoods(
    database,
    inputs.flatMap((input) => rowIdOf('ProductVariant', input.merchandiseId) ?? []),
  )
  const userErrors: CartUserError[] = []
  const lines = inputs.flatMap((input, index): LineToAdd[] => {
    const path = [...field, String(index)]
    const variantId = goods.get(rowIdOf('ProductVariant', input.merchandiseId) ?? -1)?.variant.id
    const quantity = input.quantity ?? 1
    userErrors.push(
      ...(variantId === undefined
        ? [unknownMerchandise(input.merchandiseId, [...path, 'merchandiseId'])]
        : []),
      ...checkQuantity(quantity, input.merchandiseId, [...path, 'quantity']),
      ...checkAttributes(input.attributes, [...path, 'attributes']),
    )
    return variantId === undefined ? [] : [{ variantId, quantity, attributes: input.attributes ?? [] }]
  })
  return userErrors.length > 0 ? { userErrors } : { lines, goods }
}
