import { change, read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { generatorsOf } from '../generation/generatorsOf.ts'
import { OfflineError } from '../offlineError.ts'
import { ownerTokens } from '../session/tokenStore.ts'
import { type DrainTurn, type DueGroup, dueGroups } from './dueGroups.ts'
import { failureOf, retryAfterOf } from './failure.ts'
import type { OutboxServices, SendContext, SendResult } from './handler.ts'
import type { OutboxService } from './outboxServices.ts'
import type { Lease, OutboxLock } from './lock.ts'
import { outboxLock } from './outboxLock.ts'
import { nextToCome, type OutboxSummary, readOutboxSummary } from './outboxSummary.ts'
import { currentOwner } from './owner.ts'
import { ownersLease } from './ownersLease.ts'
import { pump } from './pump.ts'
import { type IntentHandlers, intentHandlers } from './registry.ts'
import { settle } from './settle.ts'
import { yieldToPage } from './yieldToPage.ts'

/** The result of one drain, and the remaining work. */
export interface DrainReport extends OutboxSummary {
  readonly settled: number
  readonly failed: number
  readonly parked: number
  readonly superseded: number
}

/** The parts of a drain that its callers choose and tests replace. */
export interface DrainOptions {
  readonly lock?: OutboxLock
  readonly handlers?: IntentHandlers
  /** Calls back whenever more may have become due during the drain. Returns how to stop. */
  readonly onWake?: (listener: () => void) => () => void
  /** Lets the page paint and answer between two groups. */
  readonly pause?: () => Promise<void>
  readonly random?: () => number
}

/** Different entities don't wait for each other; more at once than this would only queue up at the service. */
const AT_ONCE = 4

/**
 * Sends the due intents of one service, in one place at a time, and waits for its turn if another tab or the worker is
 * sending there. An entity whose sending hangs blocks no other; one whose sending failed, or that was changed while it
 * was sent, rests until the drain is woken or its time has come. Rejects with an `OfflineError` when this device's
 * storage fails, and when the device changes hands meanwhile; a service's failures end up in the intents.
 */
export function drainService(
  db: IskraDatabase,
  service: OutboxService,
  services: OutboxServices,
  options: DrainOptions = {},
): Promise<DrainReport> {
  const lock = options.lock ?? outboxLock(db, service)
  return lock.run((lease) => drainWithLease(db, service, services, lease, options))
}

async function drainWithLease(
  db: IskraDatabase,
  service: OutboxService,
  services: OutboxServices,
  lockLease: Lease,
  options: DrainOptions,
): Promise<DrainReport> {
  const { handlers = intentHandlers, pause = yieldToPage, random = Math.random } = options
  const count = { settled: 0, failed: 0, parked: 0, superseded: 0 }
  const owner = await change(db, ['settings'], currentOwner)
  const lease = ownersLease(lockLease, owner)
  const productApi = () => services.createProductApi(ownerTokens(db, owner))
  const generators = () => generatorsOf(db, owner, services.createGenerators, productApi)
  const context: SendContext = { storefront: services.storefront, db, lease, productApi, generators }
  const turn: DrainTurn = { owner, service, inFlight: new Set(), backingOff: new Map(), blocked: new Set() }
  let groups: readonly DueGroup[] = []
  let wakes = 0

  async function take(): Promise<DueGroup | null> {
    if (groups.length === 0) groups = await dueGroups(db, handlers, turn)
    const [group, ...later] = groups
    groups = later
    if (group === undefined) return null
    turn.inFlight.add(group.entity)
    return group
  }

  async function send(group: DueGroup): Promise<void> {
    const wakesBefore = wakes
    try {
      // A page that comes back out of the browser's cache may have lost its turn.
      await read(db, ['settings'], (stores) => lease.confirm(stores))
      const result = await sendSafely(group, context)
      const sentAt = Date.now()
      const one = await settle(db, group, result, lease, random)
      count.settled += one.settled
      count.failed += one.failed
      count.parked += one.parked
      count.superseded += one.superseded
      // The page that changed it again wakes the drain when the taps have paused, or has already done so.
      const isTapped = one.superseded > 0 && wakes === wakesBefore
      if (one.failed > 0 || isTapped) turn.backingOff.set(group.entity, sentAt)
      await pause()
    } finally {
      turn.inFlight.delete(group.entity)
    }
  }

  async function moreIn(): Promise<number | null> {
    const next = await nextToCome(db, handlers, turn)
    if (next === undefined) return null
    turn.backingOff.delete(next.entity)
    return Math.max(0, next.nextAttemptAt - Date.now())
  }

  await pump({ take, send, moreIn }, AT_ONCE, (announce) => {
    const onWake = options.onWake ?? neverWakes
    return onWake(() => {
      wakes += 1
      groups = []
      turn.backingOff.clear()
      turn.blocked.clear()
      announce()
    })
  })
  return { ...count, ...(await readOutboxSummary(db, handlers, turn)) }
}

function neverWakes() {
  return () => undefined
}

/** A sender that fails unexpectedly delays its intents, visibly; broken storage ends the drain. */
async function sendSafely(group: DueGroup, context: SendContext): Promise<SendResult> {
  try {
    return await group.sender.send(group.intents, context)
  } catch (error) {
    if (error instanceof OfflineError) throw error
    const outcome = { kind: 'retry', failure: failureOf(error), retryAfterMs: retryAfterOf(error) } as const
    return {
      outcomes: new Map(group.intents.map((intent) => [intent.id, outcome])),
      writeBack: () => Promise.resolve(),
    }
  }
}
