import * as z from 'zod/mini'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { enqueue, INTENT_STORES } from '../outbox/enqueue.ts'
import { isIntentOf } from '../outbox/intent.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import type { Readable, Stores } from '../stores.ts'
import { type RestockIntentArguments, restockEntity } from './restockIntentArguments.ts'

const KEY = 'restock'
/** Longer, and the oldest are forgotten: asking again does no harm. */
const MOST = 50

const askedSchema = z.object({
  variantId: z.string(),
  /** Null for the address of the account. */
  email: z.nullable(z.string()),
})

/** This device's restock requests, with the address of the letter. */
export type AskedFor = z.infer<typeof askedSchema>

const valueSchema = z.array(askedSchema)

/** The newest first. Reads alone, for a live query. */
export async function readAsked(stores: Readable<'settings'>): Promise<readonly AskedFor[]> {
  const row = await stores.settings.get(KEY)
  return z.safeParse(valueSchema, row?.value).data ?? []
}

/** Remembers on this device that nothing was asked about a variant, inside the caller's transaction. */
export async function unaskIn(stores: Stores<'settings'>, variantId: string): Promise<void> {
  const value = (await readAsked(stores)).filter((one) => one.variantId !== variantId)
  await stores.settings.put({ key: KEY, value })
}

/** Allows a new request with another address. Rejects with an `OfflineError`. */
export function unask(db: IskraDatabase, variantId: string): Promise<void> {
  return change(db, ['settings'], (stores) => unaskIn(stores, variantId))
}

/** Asks to be told; it is sent once there is a network. Rejects with an `OfflineError`, and then nothing is asked. */
export async function ask(db: IskraDatabase, asked: RestockIntentArguments['restock.ask']): Promise<void> {
  const { variantId, email } = asked
  await change(db, INTENT_STORES, async (stores) => {
    const entity = restockEntity(variantId)
    await enqueue(stores, { kind: 'restock.ask', entity, coalesceKey: entity, arguments: asked })
    const others = (await readAsked(stores)).filter((one) => one.variantId !== variantId)
    await stores.settings.put({ key: KEY, value: [{ variantId, email }, ...others].slice(0, MOST) })
  })
  announceOutboxChange()
}

/** The account's unsent restock requests, by the titles of the sold-out products. */
export async function readUnsentAsks({ outbox }: Readable<'outbox'>): Promise<readonly UnsentAsk[]> {
  const rows = await outbox.orderBy('id').toArray()
  return rows.flatMap((row) => {
    if (!isIntentOf(row, 'restock.ask') || row.arguments.email !== null) return []
    const { variantId, title } = row.arguments
    return [{ variantId, title }]
  })
}

export type UnsentAsk = Pick<RestockIntentArguments['restock.ask'], 'variantId' | 'title'>
