import { randomUUID } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { ReportWork } from '#domain/discover/workReports.ts'
import { Refusal } from '#server/api/refusal.ts'
import type { ServerContext } from '#server/context.ts'
import { findAllPublic } from '#server/generators/sharedGenerations.ts'
import { workReports } from '#server/generators/tables.ts'

/** The most reports stored for a work: more would add nothing. */
const MOST_WAITING = 20

/** Notes a visitor's report of a public work. Throws NOT_FOUND for one that isn't public. */
export async function reportWork(
  context: ServerContext,
  generationId: string,
  { reason, note }: ReportWork,
): Promise<void> {
  if ((await findAllPublic(context, [generationId])).length === 0) throw new Refusal('NOT_FOUND')
  const isOfWork = and(eq(workReports.generationId, generationId), isNull(workReports.decidedAt))
  const [waiting] = await context.database.select({ reports: count() }).from(workReports).where(isOfWork)
  if ((waiting?.reports ?? 0) >= MOST_WAITING) return
  const row = { id: randomUUID(), generationId, reason, note, createdAt: context.now() }
  await context.database.insert(workReports).values(row)
}
