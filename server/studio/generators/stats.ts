import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { GenerationStats } from '#domain/generation/archive.ts'
import type { Database } from '#server/platform/database/database.ts'
import { usedCredits } from '#server/studio/credits/account.ts'
import { isWhole } from './parts.ts'
import { generations } from './tables.ts'

const those = (condition: SQL) => sql<number>`(count(*) FILTER (WHERE ${condition}))::integer`

/** Counts all generations that a user ever started; deleted ones count, since they were made and paid. */
export async function readStats(database: Database, userId: string): Promise<GenerationStats> {
  const { status, type, processingTime, createdAt } = generations
  const isCompleted = sql`${status} = 'completed'`
  const [row] = await database
    .select({
      total: sql<number>`count(*)::integer`,
      successes: those(isCompleted),
      failures: those(sql`${status} = 'failed'`),
      averageProcessingTime: sql<
        number | null
      >`(avg(${processingTime}) FILTER (WHERE ${isCompleted}))::integer`,
      imageCount: those(sql`${type} = 'image'`),
      videoCount: those(sql`${type} = 'video'`),
      audioCount: those(sql`${type} IN ('music', 'speech', 'transcription')`),
      lastGenerationAt: sql<Date | null>`max(${createdAt})`.mapWith(createdAt),
    })
    .from(generations)
    .where(and(eq(generations.userId, userId), isWhole()))
  if (row === undefined) throw new Error('no row of sums')
  // By the ledger: a cancelled job may have been charged, a completed one refunded.
  const creditsUsed = await usedCredits(database, userId)
  return { ...row, creditsUsed, lastGenerationAt: row.lastGenerationAt?.toISOString() ?? null }
}
