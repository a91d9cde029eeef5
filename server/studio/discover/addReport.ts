import { randomUUID } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Report } from '#domain/reports/reports.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { isLivingLink } from '#server/studio/drawings/findSharedDrawing.ts'
import { sharedDrawings } from '#server/studio/drawings/tables.ts'
import { isPublicWork } from '#server/studio/generators/sharedGenerations.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { reports } from './tables.ts'

/** The most reports stored for a subject: more would add nothing. */
const MOST_WAITING = 20

type ReportSubject =
  | { readonly kind: 'work'; readonly id: string }
  | { readonly kind: 'drawing'; readonly token: string }

/** Notes a visitor's report. Throws NOT_FOUND for a work that isn't public, and for a dead link. */
export async function addReport(
  context: ServerContext,
  subject: ReportSubject,
  { reason, note }: Report,
): Promise<void> {
  const [generationId, drawingToken] = subject.kind === 'work' ? [subject.id, null] : [null, subject.token]
  const isOfSubject =
    subject.kind === 'work' ? eq(reports.generationId, subject.id) : eq(reports.drawingToken, subject.token)
  await context.database.transaction(async (tx) => {
    if (!(await isSeen(tx, context, subject))) throw new Refusal('NOT_FOUND')
    const [waiting] = await tx
      .select({ reports: count() })
      .from(reports)
      .where(and(isOfSubject, isNull(reports.decidedAt)))
    if ((waiting?.reports ?? 0) >= MOST_WAITING) return
    await tx
      .insert(reports)
      .values({ id: randomUUID(), generationId, drawingToken, reason, note, createdAt: context.now() })
  })
}

/** Whether visitors see it. Locked against being deleted before the report is stored. */
async function isSeen(tx: Transaction, context: ServerContext, subject: ReportSubject): Promise<boolean> {
  const found =
    subject.kind === 'work'
      ? await tx
          .select({ id: generations.id })
          .from(generations)
          .where(and(eq(generations.id, subject.id), isPublicWork()))
          .for('key share')
      : await tx
          .select({ token: sharedDrawings.token })
          .from(sharedDrawings)
          .where(and(eq(sharedDrawings.token, subject.token), isLivingLink(context)))
          .for('key share')
  return found.length > 0
}
