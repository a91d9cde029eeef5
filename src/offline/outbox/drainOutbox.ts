import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { generatorsOf } from '../generation/generatorsOf.ts'
import { OfflineError } from '../offlineError.ts'
import { type DrainTurn, type DueGroup, dueGroups } from './dueGroups.ts'
import { failureOf } from './failure.ts'
import type { OutboxServices, SendContext, SendResult } from './handler.ts'
import { type Lease, type OutboxLock, outboxLock } from './lock.ts'
import { type Outlook, readOutlook } from './outlook.ts'
import { currentOwner } from './owner.ts'
import { ownersLease } from './ownersLease.ts'
import { type IntentHandlers, intentHandlers } from './registry.ts'
import { settle } from './settle.ts'
import { ownerTokens } from '../session/tokenStore.ts'
import { yieldToPage } from './yieldToPage.ts'

/** What one drain did, and what is left. */
export interface DrainReport extends Outlook {
  readonly settled: number
  readonly failed: number
  readonly parked: number
  readonly superseded: number
}

/** The parts of a drain that tests replace. */
export interface DrainOptions {
  readonly lock?: OutboxLock
  readonly handlers?: IntentHandlers
  /** Lets the page paint and answer between two groups. */
  readonly pause?: () => Promise<void>
  readonly random?: () => number
}

/** Different entities don't wait for each other; more at once than this would only queue up at the service. */
const AT_ONCE = 4

/**
 * Sends what is due, in one place at a time, and waits for its turn if another tab or the worker is sending.
 * An entity whose sending failed, or that was changed while it was sent, is left for the next drain. Rejects
 * with an `OfflineError` when this device's storage fails, and when somebody else signs in or out meanwhile; what a
 * service does ends up in the intents.
 */
export function drainOutbox(
  db: IskraDatabase,
  services: OutboxServices,
  options: DrainOptions = {},
): Promise<DrainReport> {
  const lock = options.lock ?? outboxLock(db)
  return lock.run((lease) => drainWithLease(db, services, lease, options))
}

async function drainWithLease(
  db: IskraDatabase,
  services: OutboxServices,
  lockLease: Lease,
  { handlers = intentHandlers, pause = yieldToPage, random = Math.random }: DrainOptions,
): Promise<DrainReport> {
  const count = { settled: 0, failed: 0, parked: 0, superseded: 0 }
  const owner = await change(db, () => currentOwner(db))
  const lease = ownersLease(db, lockLease, owner)
  const productApi = () => services.createProductApi(ownerTokens(db, owner))
  const generators = () => generatorsOf(db, services.createGenerators, productApi)
  const context: SendContext = { storefront: services.storefront, db, lease, productApi, generators }
  const turn: DrainTurn = { owner, resting: new Set(), stuck: new Set() }

  async function sendGroup(group: DueGroup): Promise<void> {
    const result = await sendSafely(group, context)
    const one = await settle(db, group.intents, result, lease, random)
    count.settled += one.settled
    count.failed += one.failed
    count.parked += one.parked
    count.superseded += one.superseded
    if (one.failed > 0 || one.superseded > 0) turn.resting.add(group.entity)
    await pause()
  }

  for (;;) {
    const groups = await dueGroups(db, handlers, turn)
    if (groups.length === 0) break
    const queue = groups.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const group of queue) await sendGroup(group)
      }),
    )
  }
  return { ...count, ...(await readOutlook(db, handlers, turn)) }
}

/** A sender that breaks in a way nobody foresaw puts its intents off, visibly; broken storage ends the drain. */
async function sendSafely(group: DueGroup, context: SendContext): Promise<SendResult> {
  try {
    return await group.sender.send(group.intents, context)
  } catch (error) {
    if (error instanceof OfflineError) throw error
    const outcome = { kind: 'retry', failure: failureOf(error), retryAfterMs: null } as const
    return {
      outcomes: new Map(group.intents.map((intent) => [intent.id, outcome])),
      writeBack: () => Promise.resolve(),
    }
  }
}
