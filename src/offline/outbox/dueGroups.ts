import type { IskraDatabase } from '../database.ts'
import { isDue, LONGEST_RETRY_AFTER_MS } from './backoff.ts'
import type { IntentSender } from './handler.ts'
import type { OutboxService } from './outboxServices.ts'
import type { IntentRow } from './intent.ts'
import type { IntentHandlers } from './registry.ts'

/** Intents of one entity that are sent together. */
export interface DueGroup {
  readonly entity: string
  readonly sender: IntentSender
  readonly intents: readonly IntentRow[]
}

/** The findings of one drain so far. */
export interface DrainTurn {
  readonly owner: string
  readonly service: OutboxService
  /** Entities that are being sent. */
  readonly inFlight: Set<string>
  /**
   * Resting entities, with the time their rest began (ms since the epoch). They wait for a wake of the drain, or for an
   * intent that becomes due after that time.
   */
  readonly backingOff: Map<string, number>
  /** Resting entities that no time will help: an earlier intent was refused and waits for a person. */
  readonly blocked: Set<string>
}

/** Small enough that reading and sorting one chunk never delays a frame. */
const CHUNK = 50

/** The intents that can be sent now, at most one chunk, each entity once. Blocked entities begin to rest. */
export async function dueGroups(
  db: IskraDatabase,
  handlers: IntentHandlers,
  { owner, service, inFlight, backingOff, blocked }: DrainTurn,
): Promise<readonly DueGroup[]> {
  const now = Date.now()
  const isOwned = (row: IntentRow) => row.owner === owner
  const ready = (row: IntentRow) =>
    isOwned(row) &&
    handlers[row.kind].sender.service === service &&
    !inFlight.has(row.entity) &&
    !backingOff.has(row.entity)
  const waiting = db.outbox.where('[state+nextAttemptAt]')
  const past = waiting.between(['waiting', -Infinity], ['waiting', now], true, true)
  const due = await past.filter(ready).limit(CHUNK).toArray()
  if (due.length === 0) {
    // A clock that was set back left times far ahead.
    const beyond = ['waiting', now + LONGEST_RETRY_AFTER_MS]
    due.push(...(await waiting.between(beyond, ['waiting', Infinity]).filter(ready).limit(CHUNK).toArray()))
  }
  const groups: DueGroup[] = []
  for (const entity of new Set(due.map((row) => row.entity))) {
    const rows = await db.outbox.where('entity').equals(entity).filter(isOwned).sortBy('id')
    const group = nextGroup(entity, rows, handlers, now)
    if (group === null) backingOff.set(entity, now)
    else groups.push(group)
    if (group === null && rows[0]?.state === 'parked') blocked.add(entity)
  }
  return groups
}

function nextGroup(
  entity: string,
  rows: readonly IntentRow[],
  handlers: IntentHandlers,
  now: number,
): DueGroup | null {
  const due = rows.filter((row) => row.state === 'waiting' && isDue(row.nextAttemptAt, now))
  const [first] = due
  if (first === undefined) return null
  const { sender } = handlers[first.kind]
  if (sender.manner === 'fifo') return first === rows[0] ? { entity, sender, intents: [first] } : null
  return { entity, sender, intents: due.filter((row) => handlers[row.kind].sender === sender) }
}
