import { newId } from '#domain/newId.ts'
import type { IntentArguments, IntentFailure, IntentKind, IntentRow } from './intent.ts'
import { currentOwner } from './owner.ts'
import type { Readable, Stores } from '../stores.ts'

/** The stores a transaction needs to enqueue: the outbox, and the settings with the intent's owner. */
export const INTENT_STORES = ['outbox', 'settings'] as const
export type IntentStores = Stores<(typeof INTENT_STORES)[number]>

export interface NewIntent<Kind extends IntentKind> {
  readonly kind: Kind
  readonly entity: string
  readonly coalesceKey: string
  readonly arguments: IntentArguments[Kind]
  /** Not before this time (milliseconds since the epoch); at once by default. */
  readonly notBefore?: number
  /** Parked from the start: refused as part of another intent. */
  readonly refused?: IntentFailure
}

/**
 * Puts an intent in the outbox, inside the caller's transaction together with its row. It replaces a waiting or refused
 * one with the same key and keeps its place.
 */
export async function enqueue<Kind extends IntentKind>(
  stores: IntentStores,
  intent: NewIntent<Kind>,
): Promise<void> {
  const now = Date.now()
  const before = await stores.outbox.where('coalesceKey').equals(intent.coalesceKey).first()
  const row: Omit<IntentRow<Kind>, 'id'> = {
    kind: intent.kind,
    entity: intent.entity,
    coalesceKey: intent.coalesceKey,
    arguments: intent.arguments,
    idempotencyKey: newId(),
    owner: await currentOwner(stores),
    state: intent.refused === undefined ? 'waiting' : 'parked',
    createdAt: before?.createdAt ?? now,
    attempts: before?.state === 'waiting' ? before.attempts : 0,
    nextAttemptAt: Math.max(intent.notBefore ?? now, await restUntil(stores, intent.entity)),
    lastError: intent.refused ?? (before?.state === 'waiting' ? before.lastError : null),
    version: (before?.version ?? 0) + 1,
  }
  if (before === undefined) await stores.outbox.add(row)
  else await stores.outbox.put({ ...row, id: before.id })
}

/** A service's pause holds for newer intents too. */
async function restUntil(stores: Readable<'outbox'>, entity: string): Promise<number> {
  const failed = await stores.outbox
    .where('entity')
    .equals(entity)
    .filter((row) => row.state === 'waiting' && row.attempts > 0)
    .toArray()
  return Math.max(0, ...failed.map((row) => row.nextAttemptAt))
}
