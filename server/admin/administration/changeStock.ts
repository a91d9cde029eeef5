import { asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { CountedStock, StockChange } from '#domain/administration/stock.ts'
import { nameWithForm } from '#domain/catalogue/variantTitle.ts'
import { fieldRefusal, Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { restockRequests } from '#server/shop/restock/tables.ts'
import { globalId } from '#server/shop/storefront/globalId.ts'
import { products, productVariants } from '#server/shop/storefront/tables.ts'
import { addToAuditLogOnce } from './auditLog.ts'

const PAGE = 50

/** Returns counted stock: the variants that most people wait for first, then those with the fewest pieces. */
export async function listStock(database: Database, offset: number): Promise<CountedStock> {
  const waiting = database
    .select({ variantId: restockRequests.variantId, people: count().as('people') })
    .from(restockRequests)
    .groupBy(restockRequests.variantId)
    .as('waiting')
  const people = sql<number>`coalesce(${waiting.people}, 0)`.mapWith(Number)
  const found = await database
    .select({
      id: productVariants.id,
      handle: products.handle,
      title: products.title,
      variantTitle: productVariants.title,
      stock: productVariants.stock,
      waiting: people,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(waiting, eq(waiting.variantId, sql`${globalId('ProductVariant', '')} || ${productVariants.id}`))
    .where(isNotNull(productVariants.stock))
    .orderBy(desc(people), asc(productVariants.stock), asc(productVariants.id))
    .limit(PAGE + 1)
    .offset(offset)
  return {
    variants: found.slice(0, PAGE).map(({ stock, ...rest }) => ({ ...rest, pieces: stock ?? 0 })),
    next: found.length > PAGE ? offset + PAGE : null,
  }
}

/**
 * Adds pieces that came or takes missing ones, idempotently; sales at the same moment are kept. Throws NOT_FOUND for a
 * variant that isn't counted, VALIDATION_FAILED for more pieces than the maximum.
 */
export async function changeStock(
  context: ServerContext,
  { administratorId, variantId }: { readonly administratorId: string; readonly variantId: number },
  { act, pieces }: StockChange,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const [variant] = await tx
      .select({ stock: productVariants.stock, form: productVariants.title, title: products.title })
      .from(productVariants)
      .innerJoin(products, eq(products.id, productVariants.productId))
      .where(eq(productVariants.id, variantId))
      .for('update', { of: productVariants })
    if (variant === undefined || variant.stock === null) throw new Refusal('NOT_FOUND')
    const name = nameWithForm(variant.title, variant.form)
    const isFirst = await addToAuditLogOnce(tx, context, {
      id: act,
      kind: 'stock',
      administratorId,
      subjectId: String(variantId),
      reason: `${name}: ${pieces > 0 ? '+' : '−'}${Math.abs(pieces)}`,
    })
    if (!isFirst) return
    if (variant.stock + pieces < 0) throw fieldRefusal('pieces', 'wrong')
    await tx
      .update(productVariants)
      .set({ stock: variant.stock + pieces })
      .where(eq(productVariants.id, variantId))
  })
}
