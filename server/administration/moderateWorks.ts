import { and, asc, eq, inArray, isNotNull, isNull, min } from 'drizzle-orm'
import type { DecideWork, ReportedWorks } from '#domain/discover/workReports.ts'
import { Refusal } from '#server/api/refusal.ts'
import type { ServerContext } from '#server/context.ts'
import { findAllPublic } from '#server/generators/sharedGenerations.ts'
import { generations, workReports } from '#server/generators/tables.ts'
import { addSubjectToAuditLog } from './auditLog.ts'

/** The most shown on one screen; the next come when these are decided. */
const MOST_SHOWN = 30

/** Public works that visitors reported, the longest waiting first. A work that isn't public any more drops out. */
export async function listReportedWorks(context: ServerContext): Promise<ReportedWorks> {
  const { database } = context
  const { generationId, createdAt, decidedAt } = workReports
  const waiting = await database
    .select({ id: generationId })
    .from(workReports)
    .innerJoin(generations, eq(generations.id, generationId))
    .where(and(isNull(decidedAt), isNotNull(generations.publishedAt), isNull(generations.deletedAt)))
    .groupBy(generationId)
    .orderBy(asc(min(createdAt)), asc(generationId))
    .limit(MOST_SHOWN)
  const ids = waiting.map(({ id }) => id)
  const works = await findAllPublic(context, ids)
  const reports =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(workReports)
          .where(and(inArray(generationId, ids), isNull(decidedAt)))
          .orderBy(asc(createdAt))
  return {
    works: works.map((work) => ({
      work,
      reports: reports
        .filter((report) => report.generationId === work.id)
        .map(({ reason, note, createdAt: at }) => ({ reason, note, createdAt: at.toISOString() })),
    })),
  }
}

/**
 * Leaves a work public, or takes it down for good. Throws NOT_FOUND for one that isn't public: its owner has taken it
 * back, or another administrator has decided.
 */
export async function decideWork(
  context: ServerContext,
  { administratorId, id }: { readonly administratorId: string; readonly id: string },
  body: DecideWork,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const [work] = await tx
      .select({ id: generations.id })
      .from(generations)
      .where(and(eq(generations.id, id), isNotNull(generations.publishedAt), isNull(generations.deletedAt)))
      .for('update')
    if (work === undefined) throw new Refusal('NOT_FOUND')
    const decidedAt = context.now()
    if (body.decision === 'take-down') {
      await tx
        .update(generations)
        // Only its owner sees it now; its share link is dead too.
        .set({ publishedAt: null, shareToken: null, takenDownAt: decidedAt, takenDownReason: body.reason })
        .where(eq(generations.id, id))
    }
    await tx
      .update(workReports)
      .set({ decidedAt })
      .where(and(eq(workReports.generationId, id), isNull(workReports.decidedAt)))
    await addSubjectToAuditLog(tx, context, {
      kind: body.decision === 'keep' ? 'work-keep' : 'work-take-down',
      administratorId,
      subjectId: id,
      reason: body.decision === 'keep' ? '' : body.reason,
    })
  })
}
