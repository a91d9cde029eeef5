import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Movement, MovementsPage } from '#domain/credits/credits.ts'
import { type Subject, SUBJECT_KINDS } from '#domain/credits/subject.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { creditMovements } from './tables.ts'

const PAGE = 30

type MovementRow = typeof creditMovements.$inferSelect

/** The work of a movement: a field for each kind, null in all but its own. */
export type MovementSubject = Omit<
  Movement,
  'id' | 'kind' | 'amount' | 'balance' | 'createdAt' | 'steps' | 'orderNumber' | 'note'
>

/**
 * Reads the descriptions of these works and returns a function that gives one by one; for null, that there is no work.
 */
export type DescribeSubjects = (
  database: Database,
  subjects: readonly Subject[],
) => Promise<(subject: Subject | null) => MovementSubject>

/** Movements of one work are grouped; every other one is an entry of its own. */
const entryOf = sql<string>`coalesce(${creditMovements.subjectKind} || ' ' || ${creditMovements.subjectId}, ${creditMovements.id}::text)`

/** A page of a user's movements, the last begun first, `before` a page's end. */
export async function listMovements(
  database: Database | Transaction,
  describe: DescribeSubjects,
  { userId, before }: { readonly userId: string; readonly before: string | null },
): Promise<MovementsPage> {
  const entries = await readEntries(database, userId, before)
  const page = entries.slice(0, PAGE)
  const steps = await readSteps(
    database,
    userId,
    page.map(({ key }) => key),
  )
  const subjectView = await describe(
    database,
    [...steps.values()].flatMap(([first]) => (first === undefined ? [] : (subjectOf(first) ?? []))),
  )
  return {
    items: page.flatMap(({ key, id, amount, balance }) => {
      const rows = steps.get(key) ?? []
      const [first] = rows
      const last = rows.at(-1)
      if (first === undefined || last === undefined) return []
      return {
        id: String(id),
        kind: last.kind,
        amount,
        balance,
        createdAt: first.createdAt.toISOString(),
        steps: rows.map((row) => ({
          kind: row.kind,
          amount: row.amount,
          createdAt: row.createdAt.toISOString(),
        })),
        orderNumber: first.orderNumber,
        note: last.note,
        ...subjectView(subjectOf(first)),
      }
    }),
    next: entries.length > PAGE ? String(page.at(-1)?.id) : null,
  }
}

/** One more entry than a page has, with the sums of all before them. */
async function readEntries(database: Database | Transaction, userId: string, before: string | null) {
  const entries = database.$with('entries').as(
    database
      .select({
        key: entryOf.as('key'),
        id: sql`min(${creditMovements.id})`.mapWith(Number).as('first'),
        amount: sql`sum(${creditMovements.amount})::integer`.mapWith(Number).as('amount'),
        balance:
          sql`(sum(sum(${creditMovements.amount})) OVER (ORDER BY min(${creditMovements.id})))::integer`
            .mapWith(Number)
            .as('balance'),
      })
      .from(creditMovements)
      .where(eq(creditMovements.userId, userId))
      .groupBy(entryOf),
  )
  return database
    .with(entries)
    .select()
    .from(entries)
    .where(before === null ? undefined : lt(entries.id, Number(before)))
    .orderBy(desc(entries.id))
    .limit(PAGE + 1)
}

/** The movements of these entries, the oldest first. */
async function readSteps(
  database: Database | Transaction,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, MovementRow[]>> {
  if (keys.length === 0) return new Map()
  const rows = await database
    .select({ key: entryOf, row: creditMovements })
    .from(creditMovements)
    .where(and(eq(creditMovements.userId, userId), inArray(entryOf, [...keys])))
    .orderBy(asc(creditMovements.id))
  const steps = new Map<string, MovementRow[]>()
  for (const { key, row } of rows) steps.set(key, [...(steps.get(key) ?? []), row])
  return steps
}

function subjectOf({ subjectKind, subjectId }: MovementRow): Subject | null {
  return subjectKind === null || subjectId === null ? null : { kind: subjectKind, id: subjectId }
}

/** All movements of a user, the oldest first. Each names its work by an id under the kind's name. */
export async function exportMovements(tx: Transaction, userId: string) {
  const rows = await tx
    .select()
    .from(creditMovements)
    .where(eq(creditMovements.userId, userId))
    .orderBy(asc(creditMovements.id))
  return rows.map((row) => ({
    kind: row.kind,
    amount: row.amount,
    balance: row.balance,
    created_at: row.createdAt.toISOString(),
    ...Object.fromEntries(
      SUBJECT_KINDS.map((kind) => [`${kind}_id`, row.subjectKind === kind ? row.subjectId : null]),
    ),
    order_number: row.orderNumber,
    note: row.note,
  }))
}
