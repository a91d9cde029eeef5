import { and, desc, eq, inArray, isNotNull, max } from 'drizzle-orm'
import type { Person, PersonJob, PersonMovement, PersonPurchase } from '#domain/administration/people.ts'
import { SUBJECT_KINDS } from '#domain/credits/subject.ts'
import { userView } from '#server/accounts/auth/userView.ts'
import type { Database } from '#server/platform/database/database.ts'
import { sessions, users } from '#server/platform/users/tables.ts'
import { listOrders } from '#server/shop/checkout/accountOrders.ts'
import { type DescribeSubjects, listMovements } from '#server/studio/credits/movements.ts'
import { creditAccounts, creditMovements, creditPurchases } from '#server/studio/credits/tables.ts'
import { isWhole } from '#server/studio/generators/parts.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { templateRuns } from '#server/studio/templates/tables.ts'
import { actsAbout } from './listActs.ts'
import { lastActNumber } from './auditLog.ts'

/** How many of each kind are shown, the newest. */
const SHOWN = 20
const NO_CREDITS = { available: 0, reserved: 0, used: 0, total: 0 }

/**
 * Returns what administrators see of a person; null when there is none. It holds nothing that they wrote, made or
 * uploaded.
 */
export async function readPerson(database: Database, userId: string): Promise<Person | null> {
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  if (user === undefined) return null
  const [account] = await database.select().from(creditAccounts).where(eq(creditAccounts.userId, userId))
  const [seen] = await database
    .select({ at: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(eq(sessions.userId, userId))
  const { orders } = await listOrders(database, user, null)
  return {
    user: userView(user),
    verifiedAt: user.verifiedAt?.toISOString() ?? null,
    lastSeenAt: seen?.at?.toISOString() ?? null,
    credits: account ?? NO_CREDITS,
    movements: await movementsOf(database, userId),
    orders: orders.map((order) => ({
      number: order.number,
      total: order.total,
      currencyCode: order.currency_code,
      placedAt: order.placed_at,
    })),
    purchases: await purchasesOf(database, userId),
    jobs: await jobsOf(database, userId),
    acts: await actsAbout(database, userId),
    lastAct: await lastActNumber(database, userId),
  }
}

/** As the person sees them: a work is one row, however many charges it took. The work itself is not shown here. */
async function movementsOf(database: Database, userId: string): Promise<PersonMovement[]> {
  const { items } = await listMovements(database, withoutSubjects, { userId, before: null })
  return items.slice(0, SHOWN).map(({ id, kind, amount, balance, orderNumber, note, createdAt }) => ({
    id,
    kind,
    amount,
    balance,
    orderNumber,
    note,
    createdAt,
  }))
}

const withoutSubjects: DescribeSubjects = () => Promise.resolve(() => ({ generation: null, run: null }))

async function purchasesOf(database: Database, userId: string): Promise<PersonPurchase[]> {
  const rows = await database
    .select()
    .from(creditPurchases)
    .where(and(eq(creditPurchases.userId, userId), isNotNull(creditPurchases.given)))
    .orderBy(desc(creditPurchases.createdAt), desc(creditPurchases.orderId))
    .limit(SHOWN)
  return rows.map(({ orderId, orderNumber, given, returnedAt, createdAt }) => ({
    orderId,
    orderNumber,
    given: given ?? 0,
    isReturned: returnedAt !== null,
    createdAt: createdAt.toISOString(),
  }))
}

/** The newest generations and runs of a person. */
async function jobsOf(database: Database, userId: string): Promise<PersonJob[]> {
  const works = [...(await generationsOf(database, userId)), ...(await runsOf(database, userId))]
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, SHOWN)
  const settled = await settledKinds(
    database,
    works.map(({ id }) => id),
  )
  return works.map((work) => ({
    ...work,
    createdAt: work.createdAt.toISOString(),
    isCharged: settled.has(`charge ${work.kind} ${work.id}`),
    isRefunded: settled.has(`refund ${work.kind} ${work.id}`),
  }))
}

type Work = Omit<PersonJob, 'createdAt' | 'isCharged' | 'isRefunded'> & { readonly createdAt: Date }

async function generationsOf(database: Database, userId: string): Promise<readonly Work[]> {
  const { id, engine: name, status, credits, errorCode, createdAt } = generations
  const rows = await database
    .select({ id, name, status, credits, errorCode, createdAt })
    .from(generations)
    .where(and(eq(generations.userId, userId), isWhole()))
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN)
  return rows.map((row) => ({ ...row, kind: 'generation' }))
}

async function runsOf(database: Database, userId: string): Promise<readonly Work[]> {
  const { id, title: name, status, credits, charged, error: errorCode, createdAt } = templateRuns
  const rows = await database
    .select({ id, name, status, credits, charged, errorCode, createdAt })
    .from(templateRuns)
    .where(eq(templateRuns.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN)
  return rows.map(({ charged: cost, credits: held, ...row }) => ({
    ...row,
    kind: 'run',
    credits: cost ?? held,
  }))
}

/** The ledger's entries for these works: `charge KIND ID`, `refund KIND ID`. */
async function settledKinds(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { kind, subjectKind, subjectId } = creditMovements
  const rows = await database
    .select({ kind, subjectKind, subjectId })
    .from(creditMovements)
    .where(
      and(
        inArray(subjectKind, SUBJECT_KINDS),
        inArray(subjectId, [...ids]),
        inArray(kind, ['charge', 'refund']),
      ),
    )
  return new Set(rows.map((row) => `${row.kind} ${row.subjectKind ?? ''} ${row.subjectId ?? ''}`))
}
