import { randomUUID } from 'node:crypto'
import { eq, max } from 'drizzle-orm'
import type {
  ActKind,
  CodeActKind,
  IssueActKind,
  ParcelActKind,
  ReviewActKind,
  StockActKind,
  ReportActKind,
} from '#domain/administration/acts.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { type ActRow, administratorActs } from './tables.ts'

/** A new act for the audit log. */
export interface NewAct extends Pick<ActRow, 'id' | 'administratorId' | 'kind' | 'reason'> {
  readonly userId: string
  /** The number of the person's last act that its administrator has seen. */
  readonly seen: number
  readonly credits?: number
  readonly roles?: { readonly before: readonly string[]; readonly after: readonly string[] }
  readonly subjectId?: string
}

/**
 * Adds an act to the audit log, before its effect and in the same transaction. Returns false when this very act is
 * logged already, which means it was done. Of two acts at once the second is refused (PERSON_CHANGED), as is one that
 * follows an act its administrator hasn't seen; another act under the same id is KEY_REUSED.
 */
export async function addToAuditLog(tx: Transaction, { now }: ServerContext, act: NewAct): Promise<boolean> {
  if (await isRecorded(tx, act)) return false
  if ((await lastActNumber(tx, act.userId)) !== act.seen) {
    // The same act, sent twice at once, may have been done between the two checks.
    if (await isRecorded(tx, act)) return false
    throw new Refusal('PERSON_CHANGED')
  }
  const { seen, roles, ...entry } = act
  const recorded = await tx
    .insert(administratorActs)
    .values({
      ...entry,
      number: seen + 1,
      rolesBefore: roles === undefined ? null : [...roles.before],
      rolesAfter: roles === undefined ? null : [...roles.after],
      createdAt: now(),
    })
    .onConflictDoNothing()
    .returning({ id: administratorActs.id })
  if (recorded.length > 0) return true
  // The act that came first has committed by now.
  if (await isRecorded(tx, act)) return false
  throw new Refusal('PERSON_CHANGED')
}

/** An act on something other than an account, as the audit log holds it. */
interface SubjectAct<Kind extends ActKind> {
  readonly kind: Kind
  readonly administratorId: string
  /** The issue, the review, the order, the code or the variant. */
  readonly subjectId: string
  readonly reason: string
}

/** Adds an act on an issue, a review, a parcel or something reported to the audit log, in the transaction that does it. */
export async function addSubjectToAuditLog(
  tx: Transaction,
  { now }: ServerContext,
  act: SubjectAct<IssueActKind | ReviewActKind | ParcelActKind | ReportActKind>,
): Promise<void> {
  await tx
    .insert(administratorActs)
    .values({ ...act, id: randomUUID(), userId: null, number: 0, createdAt: now() })
}

/**
 * Adds an act on an affiliate code or a stock to the audit log, before its effect and in the same transaction. Returns
 * false when this very act is logged already, which means it was done. Another act under the same id is KEY_REUSED.
 */
export async function addToAuditLogOnce(
  tx: Transaction,
  { now }: ServerContext,
  act: SubjectAct<CodeActKind | StockActKind> & { readonly id: string },
): Promise<boolean> {
  const recorded = await tx
    .insert(administratorActs)
    .values({ ...act, userId: null, number: 0, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: administratorActs.id })
  if (recorded.length > 0) return true
  const [known] = await tx.select().from(administratorActs).where(eq(administratorActs.id, act.id))
  const isSame =
    known?.kind === act.kind &&
    known.administratorId === act.administratorId &&
    known.subjectId === act.subjectId &&
    known.reason === act.reason
  if (!isSame) throw new Refusal('KEY_REUSED')
  return false
}

/** The number of the last act about a person; 0 before the first. */
export async function lastActNumber(database: Database | Transaction, userId: string): Promise<number> {
  const [last] = await database
    .select({ number: max(administratorActs.number) })
    .from(administratorActs)
    .where(eq(administratorActs.userId, userId))
  return last?.number ?? 0
}

async function isRecorded(tx: Transaction, act: NewAct): Promise<boolean> {
  const [row] = await tx.select().from(administratorActs).where(eq(administratorActs.id, act.id))
  if (row === undefined) return false
  const isSame =
    row.userId === act.userId &&
    row.administratorId === act.administratorId &&
    row.kind === act.kind &&
    row.reason === act.reason &&
    row.subjectId === (act.subjectId ?? null) &&
    row.credits === (act.credits ?? null) &&
    JSON.stringify(row.rolesAfter) === JSON.stringify(act.roles?.after ?? null)
  if (!isSame) throw new Refusal('KEY_REUSED')
  return true
}
