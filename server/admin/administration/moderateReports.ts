import { and, asc, eq, inArray, isNotNull, isNull, min, or } from 'drizzle-orm'
import type { Decision, Reported, ReportedList } from '#domain/reports/reports.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { reports } from '#server/studio/discover/tables.ts'
import { isLivingLink } from '#server/studio/drawings/findSharedDrawing.ts'
import { sharedDrawings } from '#server/studio/drawings/tables.ts'
import { lockSharedDrawing, takeDownDrawing } from '#server/studio/drawings/takeDown.ts'
import { findAllPublic, isPublicWork } from '#server/studio/generators/sharedGenerations.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { addSubjectToAuditLog } from './auditLog.ts'

/** The most shown on one screen; the next come when these are decided. */
const MOST_SHOWN = 30

/**
 * Public works and shared drawings that visitors reported, the longest waiting first. What nobody else sees any more
 * drops out.
 */
export async function listReported(context: ServerContext): Promise<ReportedList> {
  const { database } = context
  const { generationId, drawingToken, createdAt, decidedAt } = reports
  const waiting = await database
    .select({ generationId, drawingToken })
    .from(reports)
    .leftJoin(generations, eq(generations.id, generationId))
    .leftJoin(sharedDrawings, eq(sharedDrawings.token, drawingToken))
    .where(and(isNull(decidedAt), or(isPublicWork(), isLivingLink(context))))
    .groupBy(generationId, drawingToken)
    .orderBy(asc(min(createdAt)), asc(generationId), asc(drawingToken))
    .limit(MOST_SHOWN)
  if (waiting.length === 0) return { reported: [] }
  const ids = waiting.flatMap((one) => one.generationId ?? [])
  const tokens = waiting.flatMap((one) => one.drawingToken ?? [])
  const { token, title, renewedAt } = sharedDrawings
  const [works, drawings, rows] = await Promise.all([
    findAllPublic(context, ids),
    database.select({ token, title, renewedAt }).from(sharedDrawings).where(inArray(token, tokens)),
    database
      .select()
      .from(reports)
      .where(and(or(inArray(generationId, ids), inArray(drawingToken, tokens)), isNull(decidedAt)))
      .orderBy(asc(createdAt)),
  ])
  return {
    reported: waiting.flatMap((one): readonly Reported[] => {
      const saying = rows
        .filter((row) => row.generationId === one.generationId && row.drawingToken === one.drawingToken)
        .map(({ reason, note, createdAt: at }) => ({ reason, note, createdAt: at.toISOString() }))
      const work = works.find(({ id }) => id === one.generationId)
      if (work !== undefined) return [{ kind: 'work', work, reports: saying }]
      const found = drawings.find((drawing) => drawing.token === one.drawingToken)
      if (found === undefined) return []
      const drawing = { ...found, renewedAt: found.renewedAt.toISOString() }
      return [{ kind: 'drawing', drawing, reports: saying }]
    }),
  }
}

/**
 * Leaves a work public, or takes it down for good. Throws NOT_FOUND for one that isn't public: its owner has taken it
 * back, or another administrator has decided.
 */
export async function decideWork(
  context: ServerContext,
  { administratorId, id }: { readonly administratorId: string; readonly id: string },
  body: Decision,
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
      .update(reports)
      .set({ decidedAt })
      .where(and(eq(reports.generationId, id), isNull(reports.decidedAt)))
    await addSubjectToAuditLog(tx, context, {
      kind: body.decision === 'keep' ? 'work-keep' : 'work-take-down',
      administratorId,
      subjectId: id,
      reason: body.decision === 'keep' ? '' : body.reason,
    })
  })
}

/**
 * Leaves a shared drawing, or takes it down for good. Throws NOT_FOUND where the link is dead: its owner has withdrawn
 * it, or another administrator has decided.
 */
export async function decideDrawing(
  context: ServerContext,
  { administratorId, token }: { readonly administratorId: string; readonly token: string },
  body: Decision,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const drawing = await lockSharedDrawing(tx, context, token)
    if (drawing === null) throw new Refusal('NOT_FOUND')
    if (body.decision === 'take-down') {
      // Its reports go with the copy.
      await takeDownDrawing(tx, context, drawing, body.reason)
    } else {
      await tx
        .update(reports)
        .set({ decidedAt: context.now() })
        .where(and(eq(reports.drawingToken, token), isNull(reports.decidedAt)))
    }
    await addSubjectToAuditLog(tx, context, {
      kind: body.decision === 'keep' ? 'drawing-keep' : 'drawing-take-down',
      administratorId,
      // Not the token: it opens the drawing, and the log is kept for years.
      subjectId: drawing.id,
      reason: body.decision === 'keep' ? '' : body.reason,
    })
  })
}
