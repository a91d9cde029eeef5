import { eq } from 'drizzle-orm'
import { indexLockers, type LockerIndex } from '#domain/lockers/findLockers.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Task } from '#server/platform/tasks/schedule.ts'
import { readInpostPoints } from './inpostPoints.ts'
import { lockerLists } from './tables.ts'

const HOUR_MS = 60 * 60_000
/** New machines are added every day: a list is read anew after so long. */
const GOOD_MS = 12 * HOUR_MS
/** After a failure it is retried, and another server's newer list is used. */
const EVERY_MS = HOUR_MS / 2
/** The whole reading is given up after so long. */
const LONGEST_READING_MS = 4 * 60_000
/** A list that lost more than half of its machines at once counts as broken. */
const LEAST_KEPT = 0.5

/** The list in which lockers are searched. */
export interface LockerList {
  readonly index: LockerIndex
  /** Null when there is no list. */
  readonly asOf: Date | null
}

/** The source of lists. */
export type ReadLockers = typeof readInpostPoints

const NOTHING: LockerList = { index: indexLockers([]), asOf: null }

/** The lists last read from the database, by context. */
const known = new WeakMap<ServerContext['config'], { readonly list: LockerList; readonly lookedAt: number }>()
/** For how long another server’s newer list may go unnoticed. */
const SEEN_MS = 60_000

/**
 * The list for locker searches: the last good one of the service in the settings, even if later readings failed.
 * Without a service, and with one that was never reached, there are none.
 */
export async function lockerList(context: ServerContext): Promise<LockerList> {
  const source = context.config.lockers.url
  if (source === null) return NOTHING
  const kept = known.get(context.config)
  const now = context.now().getTime()
  if (kept !== undefined && now - kept.lookedAt < SEEN_MS) return kept.list
  const ofSource = eq(lockerLists.source, source)
  const [stored] = await context.database
    .select({ fetchedAt: lockerLists.fetchedAt })
    .from(lockerLists)
    .where(ofSource)
  const isKnown = kept?.list.asOf?.getTime() === stored?.fetchedAt.getTime() && kept !== undefined
  const list = isKnown ? kept.list : await readStored(context, source)
  known.set(context.config, { list, lookedAt: now })
  return list
}

async function readStored({ database }: ServerContext, source: string): Promise<LockerList> {
  const [stored] = await database.select().from(lockerLists).where(eq(lockerLists.source, source))
  return stored === undefined ? NOTHING : { index: indexLockers(stored.lockers), asOf: stored.fetchedAt }
}

/** Refreshes an old list; one that can’t be read, or is broken, leaves the last good one. */
export async function refreshLockers(
  context: ServerContext,
  read: ReadLockers = readInpostPoints,
): Promise<void> {
  const { config, database, log, now } = context
  const source = config.lockers.url
  if (source === null) return
  const ofSource = eq(lockerLists.source, source)
  const [last] = await database.select({ fetchedAt: lockerLists.fetchedAt }).from(lockerLists).where(ofSource)
  if (last !== undefined && now().getTime() - last.fetchedAt.getTime() < GOOD_MS) return
  const lockers = await read(source, { signal: AbortSignal.timeout(LONGEST_READING_MS) })
  const before = last === undefined ? 0 : (await readStored(context, source)).index.lockers.length
  if (lockers.length === 0 || lockers.length < before * LEAST_KEPT) {
    log.warn('a list of parcel lockers lacks too many and is not taken', { had: before, has: lockers.length })
    return
  }
  const list = { lockers: [...lockers], fetchedAt: now() }
  await database
    .insert(lockerLists)
    .values({ source, ...list })
    .onConflictDoUpdate({ target: lockerLists.source, set: list })
  known.delete(config)
}

/** Waits for an outside service, so it has a schedule of its own. */
export const LOCKER_REFRESH: Task = {
  name: 'list of parcel lockers',
  everyMs: EVERY_MS,
  run: (context) => refreshLockers(context),
}
