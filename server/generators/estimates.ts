import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ESTIMATE_PER_PLACE_MS } from '#domain/generation/limits.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { GenerationRow } from './tables.ts'

/** What is measured: the latest of each engine. */
const MEASURED = 20

const timesSchema = z.object({ rows: z.array(z.object({ engine: z.string(), time: z.int() })) })

/** How long one generation took of late by engine, ms; an engine that has made nothing is left out. */
export async function typicalTimes(database: Database | Transaction): Promise<ReadonlyMap<string, number>> {
  const { rows } = timesSchema.parse(
    await database.execute(sql`
      SELECT engines.engine, latest.time::integer AS time
      FROM (SELECT DISTINCT engine FROM generations) AS engines
      CROSS JOIN LATERAL (
        SELECT avg(processing_time) AS time FROM (
          SELECT processing_time FROM generations
          WHERE engine = engines.engine AND status = 'completed'
          ORDER BY completed_at DESC LIMIT ${MEASURED}
        ) AS newest
      ) AS latest
      WHERE latest.time IS NOT NULL`),
  )
  return new Map(rows.map(({ engine, time }) => [engine, time]))
}

interface Situation {
  readonly now: Date
  /** 0 for what isn't waiting. */
  readonly place: number
  /** Of this engine; undefined until it was measured. */
  readonly typicalTime: number | undefined
  /** Jobs of this engine that are made at once. */
  readonly atOnce: number
}

/**
 * The time until a generation is done, ms; null once it has ended. Two minutes for each place in the queue
 * (specification part 2, section 4) until something was measured; then what was.
 */
export function estimateTime(
  { status, startedAt, progress }: Pick<GenerationRow, 'status' | 'startedAt' | 'progress'>,
  { now, place, typicalTime, atOnce }: Situation,
): number | null {
  if (status === 'pending') {
    return typicalTime === undefined
      ? place * ESTIMATE_PER_PLACE_MS
      : Math.round(Math.ceil(place / atOnce) * typicalTime)
  }
  if (status !== 'processing') return null
  const elapsed = Math.max(0, now.getTime() - (startedAt ?? now).getTime())
  const whole = typicalTime ?? ESTIMATE_PER_PLACE_MS
  // Progress that was really made tells more than what others took, the more of it there is.
  const share = progress / 100
  const byProgress = share === 0 ? whole : elapsed / share
  const expected = whole * (1 - share) + byProgress * share
  return Math.max(1_000, Math.round(expected - elapsed))
}
