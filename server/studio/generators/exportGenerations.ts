import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { SessionRow } from '#server/platform/users/tables.ts'
import { resultOf } from './generationView.ts'
import { generations } from './tables.ts'

/**
 * A user's generations as stored; their files can be fetched at the addresses for some hours, as long as the session
 * that asked lasts.
 */
export async function exportGenerations(tx: Transaction, context: ServerContext, session: SessionRow) {
  const { id: sessionId, userId } = session
  const rows = await tx
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), isNull(generations.emptiedAt)))
    .orderBy(asc(generations.createdAt))
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    engine: row.engine,
    prompt: row.prompt,
    options: row.options,
    seed: row.seed,
    credits: row.credits,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
    deleted_at: row.deletedAt?.toISOString() ?? null,
    tags: row.tags,
    is_favourite: row.isFavourite,
    is_public: row.publishedAt !== null,
    public_since: row.publishedAt?.toISOString() ?? null,
    taken_down_at: row.takenDownAt?.toISOString() ?? null,
    taken_down_reason: row.takenDownReason,
    has_share_link: row.shareToken !== null,
    text: row.resultText,
    files: (resultOf(context, row, { kind: 'export', sessionId })?.files ?? []).map(
      ({ role, format, bytes, url }) => ({
        role,
        format,
        bytes,
        url: `${context.config.publicOrigin}${url}`,
      }),
    ),
  }))
}
