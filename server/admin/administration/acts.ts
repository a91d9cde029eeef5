import { and, eq } from 'drizzle-orm'
import type {
  CorrectionRequest,
  RefundRequest,
  ReturnRequest,
  RolesRequest,
} from '#domain/administration/acts.ts'
import type { SubjectKind } from '#domain/credits/subject.ts'
import { changeRoles, rolesFrom } from '#server/accounts/auth/roles.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { correct } from '#server/studio/credits/correct.ts'
import { refund } from '#server/studio/credits/ledger.ts'
import { givenFor, returnPurchase } from '#server/studio/credits/returnPurchase.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { templateRuns } from '#server/studio/templates/tables.ts'
import { type NewAct, addToAuditLog } from './auditLog.ts'

// Administrators' acts on an account. Each is one transaction that adds to the audit log first, is idempotent, and
// rolls back whole when it is refused.

/** Who does it, and to whom. */
export interface ActParties {
  /** Null for an act done at the server itself. */
  readonly administratorId: string | null
  readonly userId: string
}

/**
 * Replaces the user's roles and ends all their sessions. Throws LAST_ADMIN when no administrator would be left. A user
 * who becomes an administrator, or stops being one, gets a letter.
 */
export function giveRoles(
  context: ServerContext,
  parties: ActParties,
  { roles: wanted, ...request }: RolesRequest,
): Promise<void> {
  return act(context, parties, async (tx, user) => {
    const roles = { before: user.roles, after: rolesFrom(wanted) }
    if (!(await addToAuditLog(tx, context, { ...noteOf(parties, request), kind: 'roles', roles }))) return
    await changeRoles(tx, user.id, roles.after)
    const isAdministrator = roles.after.includes('admin')
    if (roles.before.includes('admin') === isAdministrator) return
    await enqueueLetter(tx, context, {
      kind: 'administrator-changed',
      to: user.email,
      language: user.language,
      isAdministrator,
    })
  })
}

/** Adds or takes credits. Throws NOT_ENOUGH_CREDITS when more would be taken than there are. */
export function correctCredits(
  context: ServerContext,
  parties: ActParties,
  { credits, ...request }: CorrectionRequest,
): Promise<void> {
  return act(context, parties, async (tx, user) => {
    const entry: NewAct = { ...noteOf(parties, request), kind: 'correction', credits }
    if (!(await addToAuditLog(tx, context, entry))) return
    await correct(tx, context, user, { credits, note: request.reason })
  })
}

/** Refunds the cost of one of this user's works. Throws NOTHING_TO_REFUND when it wasn't charged or is refunded already. */
export function refundWork(
  context: ServerContext,
  parties: ActParties,
  { subject, ...request }: RefundRequest,
): Promise<void> {
  return act(context, parties, async (tx, user) => {
    const credits = await COST_OF[subject.kind](tx, user.id, subject.id)
    if (credits === null) throw new Refusal('NOT_FOUND')
    const about = { subjectId: subject.id, credits }
    if (!(await addToAuditLog(tx, context, { ...noteOf(parties, request), kind: 'refund', ...about }))) return
    if (!(await refund(tx, context, subject, request.reason))) throw new Refusal('NOTHING_TO_REFUND')
  })
}

type CostOf = (tx: Transaction, userId: string, id: string) => Promise<number | null>

/** The cost of a work of each kind, in credits; null for a work that isn't this user's. */
const COST_OF: Readonly<Record<SubjectKind, CostOf>> = {
  async generation(tx, userId, id) {
    const [job] = await tx
      .select({ credits: generations.credits })
      .from(generations)
      .where(and(eq(generations.id, id), eq(generations.userId, userId)))
    return job?.credits ?? null
  },
  async run(tx, userId, id) {
    const [run] = await tx
      .select({ charged: templateRuns.charged })
      .from(templateRuns)
      .where(and(eq(templateRuns.id, id), eq(templateRuns.userId, userId)))
    return run === undefined ? null : (run.charged ?? 0)
  },
}

/**
 * Takes back the credits that an order brought, because its money went back. Throws NOTHING_TO_REFUND when they were
 * taken before, NOT_ENOUGH_CREDITS when they are spent.
 */
export function returnOrder(
  context: ServerContext,
  parties: ActParties,
  { order: orderId, ...request }: ReturnRequest,
): Promise<void> {
  return act(context, parties, async (tx, user) => {
    const given = await givenFor(tx, user, orderId)
    if (given === null) throw new Refusal('NOT_FOUND')
    const about = { subjectId: orderId, credits: 0 - given }
    if (!(await addToAuditLog(tx, context, { ...noteOf(parties, request), kind: 'return', ...about }))) return
    await returnPurchase(tx, context, user, { orderId, note: request.reason })
  })
}

function noteOf(parties: ActParties, { act: id, ...request }: { act: string; seen: number; reason: string }) {
  return { ...parties, ...request, id }
}

function act(
  { database }: ServerContext,
  { userId }: ActParties,
  work: (tx: Transaction, user: UserRow) => Promise<void>,
): Promise<void> {
  return database.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    if (user === undefined) throw new Refusal('NOT_FOUND')
    await work(tx, user)
  })
}
