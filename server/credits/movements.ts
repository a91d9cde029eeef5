import { and, asc, desc, eq, lt } from 'drizzle-orm'
import type { Movement, MovementsPage } from '#domain/credits/credits.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { generations } from '#server/generators/tables.ts'
import { creditMovements } from './tables.ts'

const PAGE = 30

/** A page of a user's movements, the newest first, `before` a page's end. */
export async function listMovements(
  database: Database,
  userId: string,
  before: string | null,
): Promise<MovementsPage> {
  const rows = await selectMovements(database)
    .where(
      and(
        eq(creditMovements.userId, userId),
        before === null ? undefined : lt(creditMovements.id, Number(before)),
      ),
    )
    .orderBy(desc(creditMovements.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  return {
    items: page.map(movementView),
    next: rows.length > PAGE ? String(page.at(-1)?.movement.id) : null,
  }
}

/** Every movement of a user, the oldest first. */
export async function exportMovements(tx: Transaction, userId: string) {
  const rows = await selectMovements(tx)
    .where(eq(creditMovements.userId, userId))
    .orderBy(asc(creditMovements.id))
  return rows.map(movementView).map((movement) => ({
    kind: movement.kind,
    amount: movement.amount,
    balance: movement.balance,
    created_at: movement.createdAt,
    generation_id: movement.generation?.id ?? null,
    order_number: movement.orderNumber,
    note: movement.note,
  }))
}

function selectMovements(database: Database | Transaction) {
  return database
    .select({ movement: creditMovements, type: generations.type, prompt: generations.prompt })
    .from(creditMovements)
    .leftJoin(generations, eq(generations.id, creditMovements.generationId))
    .$dynamic()
}

function movementView({
  movement,
  type,
  prompt,
}: {
  movement: typeof creditMovements.$inferSelect
  type: string | null
  prompt: string | null
}): Movement {
  const { id, kind, amount, balance, createdAt, generationId, orderNumber, note } = movement
  return {
    id: String(id),
    kind,
    amount,
    balance,
    createdAt: createdAt.toISOString(),
    generation: generationId === null ? null : { id: generationId, type: type ?? '', prompt: prompt ?? '' },
    orderNumber,
    note,
  }
}
