import { eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { discardFiles } from '#server/platform/files/discardedFiles.ts'
import { arrivingPrefix } from './arriving.ts'
import { arrivingFiles } from './tables.ts'

/** A file without a new part for so long isn't continued. */
const KEPT_MS = 24 * 60 * 60_000
/** The most bytes of unfinished uploads begun in one network, and of all: a family's pictures, a busy shop's day. */
const BYTES_MOST = { ofNetwork: 600_000_000, together: 4_000_000_000 }
const AT_ONCE = 200

/** Removes the oldest until the rest don't exceed the limits, of each network and of all. */
export async function boundArriving(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  most: { readonly ofNetwork: number; readonly together: number } = BYTES_MOST,
): Promise<void> {
  const newestFirst = sql`ORDER BY ${arrivingFiles.changedAt} DESC, ${arrivingFiles.name}`
  await database.transaction(async (tx) => {
    const counted = tx
      .select({
        name: arrivingFiles.name,
        ofNetwork:
          sql<number>`sum(${arrivingFiles.bytes}) OVER (PARTITION BY ${arrivingFiles.network} ${newestFirst})`
            .mapWith(Number)
            .as('of_network'),
        together: sql<number>`sum(${arrivingFiles.bytes}) OVER (${newestFirst})`
          .mapWith(Number)
          .as('together'),
      })
      .from(arrivingFiles)
      .as('counted')
    const over = await tx
      .select({ name: counted.name })
      .from(counted)
      .where(or(gt(counted.ofNetwork, most.ofNetwork), gt(counted.together, most.together)))
      .limit(AT_ONCE)
    await forgetArriving(
      tx,
      { now },
      over.map(({ name }) => name),
    )
  })
}

/** Removes expired ones, a batch at a time. */
export async function sweepArriving({ database, now }: ServerContext): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS)
  for (;;) {
    const removed = await database.transaction(async (tx) => {
      const over = await tx
        .select({ name: arrivingFiles.name })
        .from(arrivingFiles)
        .where(lt(arrivingFiles.changedAt, before))
        .limit(AT_ONCE)
      const names = over.map(({ name }) => name)
      await forgetArriving(tx, { now }, names)
      return names.length
    })
    if (removed < AT_ONCE) return
  }
}

/** Discards the unfinished uploads of a user whose account goes in the same transaction. */
export async function forgetArrivingOf(
  tx: Transaction,
  context: Pick<ServerContext, 'now'>,
  userId: string,
): Promise<void> {
  const own = await tx
    .select({ name: arrivingFiles.name })
    .from(arrivingFiles)
    .where(eq(arrivingFiles.userId, userId))
  await forgetArriving(
    tx,
    context,
    own.map(({ name }) => name),
  )
}

/** Discards uploads in parts, complete or not, in the caller's transaction. */
export async function forgetArriving(
  tx: Transaction,
  context: Pick<ServerContext, 'now'>,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  await tx.delete(arrivingFiles).where(inArray(arrivingFiles.name, [...names]))
  await discardFiles(tx, context, names.map(arrivingPrefix))
}
