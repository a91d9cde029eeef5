import { and, asc, desc, eq, lt } from 'drizzle-orm'
import type { Movement, MovementsPage } from '#domain/credits/credits.ts'
import { type Subject, SUBJECT_KINDS } from '#domain/credits/subject.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { creditMovements } from './tables.ts'

const PAGE = 30

type MovementRow = typeof creditMovements.$inferSelect

/** What a movement says of the work it is about: a field for each kind, null in all that are not its own. */
export type MovementSubject = Omit<
  Movement,
  'id' | 'kind' | 'amount' | 'balance' | 'createdAt' | 'orderNumber' | 'note'
>

/** Reads what is to be said of this work, and tells it piece by piece; of null, that it is about none. */
export type DescribeSubjects = (
  database: Database,
  subjects: readonly Subject[],
) => Promise<(subject: Subject | null) => MovementSubject>

/** A page of a user's movements, the newest first, `before` a page's end. */
export async function listMovements(
  database: Database,
  describe: DescribeSubjects,
  { userId, before }: { readonly userId: string; readonly before: string | null },
): Promise<MovementsPage> {
  const rows = await database
    .select()
    .from(creditMovements)
    .where(
      and(
        eq(creditMovements.userId, userId),
        before === null ? undefined : lt(creditMovements.id, Number(before)),
      ),
    )
    .orderBy(desc(creditMovements.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const subjectView = await describe(
    database,
    page.flatMap((row) => subjectOf(row) ?? []),
  )
  return {
    items: page.map((row) => ({
      id: String(row.id),
      kind: row.kind,
      amount: row.amount,
      balance: row.balance,
      createdAt: row.createdAt.toISOString(),
      orderNumber: row.orderNumber,
      note: row.note,
      ...subjectView(subjectOf(row)),
    })),
    next: rows.length > PAGE ? String(page.at(-1)?.id) : null,
  }
}

function subjectOf({ subjectKind, subjectId }: MovementRow): Subject | null {
  return subjectKind === null || subjectId === null ? null : { kind: subjectKind, id: subjectId }
}

/** Every movement of a user, the oldest first. What it is about is told by an id under the kind's name. */
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
