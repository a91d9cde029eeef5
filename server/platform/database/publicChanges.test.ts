import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ServerContext } from '#server/platform/context.ts'
import * as contentTables from '#server/shop/content/tables.ts'
import * as storefrontTables from '#server/shop/storefront/tables.ts'
import { describeOnBothDatabases } from '#support/describeOnDatabase.ts'
import { makeCollection, makeProduct, setStock, variantId } from '#support/storefrontFixture.ts'

const { collections, productVariants } = storefrontTables

/** Of the shop's and the texts' tables: those that no document for everybody shows. */
const SHOWN_TO_NOBODY = new Set(['carts', 'cart_lines', 'discount_codes', 'article_drafts'])

const triggersSchema = z.object({ rows: z.array(z.object({ table: z.string() })) })

/** Resolves to a moment since when nothing was told, with somebody listening. */
async function quietMoment({ changes }: ServerContext): Promise<number> {
  return vi.waitUntil(async () => {
    const moment = Date.now()
    await vi.waitUntil(() => Date.now() > moment, { interval: 1 })
    return changes.unchangedSince(moment) ? moment : null
  })
}

const untilTold = ({ changes }: ServerContext, since: number) =>
  vi.waitUntil(() => !changes.unchangedSince(since))

describeOnBothDatabases('changes of what everybody sees', 'NOTIFY, to one connection', (freshContext) => {
  it('are told of, by whatever statement', async () => {
    const context = await freshContext()
    const changing: readonly (() => Promise<unknown>)[] = [
      () => makeProduct(context, { id: 1 }),
      () => setStock(context, variantId(1), 3),
      () => makeCollection(context, { id: 1, handle: 'kubki', productIds: [1] }),
      () => context.database.delete(collections),
    ]
    for (const change of changing) {
      const since = await quietMoment(context)
      await change()
      expect(await untilTold(context, since)).toBe(true)
    }
  })

  it('are told of once they are committed, and never where they are taken back', async () => {
    const context = await freshContext()
    const { database, changes } = context
    const before = await quietMoment(context)
    // Told of at once: nothing of it comes late.
    await database.transaction((tx) => makeProduct({ ...context, database: tx }, { id: 1 }))
    await untilTold(context, before)

    const since = await quietMoment(context)
    const takenBack = database.transaction(async (tx) => {
      await tx.update(productVariants).set({ stock: 7 })
      throw new Error('changed my mind')
    })
    await expect(takenBack).rejects.toThrow('changed my mind')
    await database.transaction(async (tx) => {
      await tx.update(productVariants).set({ stock: 8 })
      expect(changes.unchangedSince(since)).toBe(true)
    })
    await untilTold(context, since)
  })

  it('are told of by every table of the shop and the texts that they are made of', async () => {
    const { database } = await freshContext()
    const { rows } = triggersSchema.parse(
      await database.execute(
        sql`SELECT tgrelid::regclass::text AS "table" FROM pg_trigger WHERE tgname = 'public_change'`,
      ),
    )
    const tables = Object.values({ ...storefrontTables, ...contentTables }).flatMap((value) =>
      is(value, PgTable) ? [getTableName(value)] : [],
    )
    const shown = tables.filter((name) => !SHOWN_TO_NOBODY.has(name))
    expect(rows.map(({ table }) => table).toSorted()).toEqual(shown.toSorted())
  })
})
