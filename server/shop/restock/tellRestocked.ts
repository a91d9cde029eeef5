import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { enqueuePush } from '#server/platform/push/pushOutbox.ts'
import type { Task } from '#server/platform/tasks/schedule.ts'
import { users } from '#server/platform/users/tables.ts'
import { type ReadVariants, type StoreVariant, variantReader, VARIANTS_AT_ONCE } from './readVariants.ts'
import { leaveToken } from './restockTokens.ts'
import { restockRequests } from './tables.ts'

const EVERY_MS = 15_000
/** A store elsewhere is asked no more often. */
const ELSEWHERE_EVERY_MS = 5 * 60_000
/** The most letters of one transaction. */
const TOLD_AT_ONCE = 50

/** Tells waiting people that a product is back, once each. It may wait for a store elsewhere. */
export function restockNews(context: ServerContext): Task {
  const readVariants = variantReader(context)
  return {
    name: 'letters about what is back',
    everyMs: context.config.storefront.embedded ? EVERY_MS : ELSEWHERE_EVERY_MS,
    run: () => tellRestocked(context, readVariants),
  }
}

/**
 * Asks the store about all requested variants and writes to the people whose variant is back; returns to how many. A
 * row is deleted in the transaction that notes its letter: with any number of servers, each person gets one letter.
 */
async function tellRestocked(context: ServerContext, readVariants: ReadVariants): Promise<number> {
  let told = 0
  let after = ''
  for (;;) {
    const ids = await waitedFor(context, after)
    // The fields used here are the same in every language of a store.
    const variants = ids.length === 0 ? [] : await readVariants(ids, 'pl')
    for (const variant of variants) if (variant.isAvailable) told += await tellAll(context, variant)
    if (ids.length < VARIANTS_AT_ONCE) return told
    after = ids.at(-1) ?? after
  }
}

async function waitedFor({ database }: ServerContext, after: string): Promise<readonly string[]> {
  const rows = await database
    .selectDistinct({ variantId: restockRequests.variantId })
    .from(restockRequests)
    .where(gt(restockRequests.variantId, after))
    .orderBy(asc(restockRequests.variantId))
    .limit(VARIANTS_AT_ONCE)
  return rows.map(({ variantId }) => variantId)
}

/** Writes to all who wait for one variant, the longest waiting first. */
async function tellAll(context: ServerContext, variant: StoreVariant): Promise<number> {
  let told = 0
  for (;;) {
    const times = await context.database.transaction((tx) => tellSome(tx, context, variant))
    told += times
    if (times < TOLD_AT_ONCE) return told
  }
}

async function tellSome(tx: Transaction, context: ServerContext, variant: StoreVariant): Promise<number> {
  const rows = await tx
    .select()
    .from(restockRequests)
    .where(eq(restockRequests.variantId, variant.variantId))
    .orderBy(asc(restockRequests.createdAt))
    .limit(TOLD_AT_ONCE)
    .for('update', { skipLocked: true })
  if (rows.length === 0) return 0
  const addresses = rows.map(({ emailFolded }) => emailFolded)
  const people = await tx
    .select({ id: users.id, emailFolded: users.emailFolded })
    .from(users)
    .where(and(inArray(users.emailFolded, addresses), isNotNull(users.verifiedAt)))
  for (const { email, language, title } of rows) {
    await enqueueLetter(tx, context, {
      kind: 'restocked',
      to: email,
      language,
      product: title,
      handle: variant.handle,
      unsubscribeToken: leaveToken(context, email),
    })
  }
  for (const { id } of people) {
    await enqueuePush(tx, context, id, { kind: 'restocked', handle: variant.handle })
  }
  await tx.delete(restockRequests).where(
    inArray(
      restockRequests.id,
      rows.map(({ id }) => id),
    ),
  )
  return rows.length
}
