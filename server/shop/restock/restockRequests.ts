import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import type { WaitedFor } from '#domain/restock/restockSchemas.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { AddressMove } from '#server/platform/users/addressMove.ts'
import type { Asked } from './restockTokens.ts'
import { restockRequests } from './tables.ts'

/** How long a request waits: after that it is given up. */
export const WAITS_MS = 180 * 24 * 60 * 60_000
/** The most requests of one address: for more, the oldest are given up. */
const MOST = 50

/** Notes a request of a verified address; a repeated one starts its time anew. */
export async function addRequest(
  tx: Transaction,
  { now }: Pick<ServerContext, 'now'>,
  { email, language, variantId, handle, title }: Asked,
): Promise<void> {
  const emailFolded = foldEmail(email)
  const said = { email, language, handle, title, createdAt: now() }
  await tx
    .insert(restockRequests)
    .values({ emailFolded, variantId, id: randomUUID(), ...said })
    .onConflictDoUpdate({ target: [restockRequests.emailFolded, restockRequests.variantId], set: said })
  const over = await tx
    .select({ id: restockRequests.id })
    .from(restockRequests)
    .where(eq(restockRequests.emailFolded, emailFolded))
    .orderBy(desc(restockRequests.createdAt), desc(restockRequests.id))
    .offset(MOST)
  const ids = over.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(restockRequests).where(inArray(restockRequests.id, ids))
}

/** Withdraws an address's requests: all of them, or one variant or row. False when there were none. */
export async function removeRequests(
  database: Database | Transaction,
  email: string,
  only: { readonly variantId?: string; readonly id?: string } = {},
): Promise<boolean> {
  const gone = await database
    .delete(restockRequests)
    .where(
      and(
        eq(restockRequests.emailFolded, foldEmail(email)),
        only.variantId === undefined ? undefined : eq(restockRequests.variantId, only.variantId),
        only.id === undefined ? undefined : eq(restockRequests.id, only.id),
      ),
    )
    .returning({ id: restockRequests.id })
  return gone.length > 0
}

/** A verified address's requests, the newest first. */
export async function listRequests(database: Database | Transaction, email: string): Promise<WaitedFor[]> {
  const rows = await database
    .select()
    .from(restockRequests)
    .where(eq(restockRequests.emailFolded, foldEmail(email)))
    .orderBy(desc(restockRequests.createdAt), desc(restockRequests.id))
  return rows.map(({ id, variantId, handle, title, createdAt }) => ({
    id,
    variantId,
    handle,
    title,
    askedAt: createdAt.toISOString(),
    until: new Date(createdAt.getTime() + WAITS_MS).toISOString(),
  }))
}

/** A person with a new address is told there. */
export async function moveRequests(tx: Transaction, { from, to, toTyped }: AddressMove): Promise<void> {
  if (from === to) return
  const rows = await tx.delete(restockRequests).where(eq(restockRequests.emailFolded, from)).returning()
  if (rows.length === 0) return
  await tx
    .insert(restockRequests)
    .values(rows.map((row) => ({ ...row, emailFolded: to, email: toTyped })))
    .onConflictDoNothing()
}
