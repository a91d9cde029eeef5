import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { GENERATION_TYPES, type GenerationType } from '#domain/generation/engines.ts'
import { ESTIMATE_PER_PLACE_MS } from '#domain/generation/limits.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { GenerationRow } from './tables.ts'

/** How many of each engine's latest generations are measured. */
const MEASURED = 20

const timesSchema = z.object({
  rows: z.array(z.object({ engine: z.string(), type: z.enum(GENERATION_TYPES), time: z.number() })),
})

/** The recent times of generations on this installation, ms. */
export interface TypicalTimes {
  readonly byEngine: ReadonlyMap<string, number>
  readonly byType: ReadonlyMap<GenerationType, number>
}

/** An engine's usual time: of its latest jobs, else of the latest of its kind; null when nothing was made. */
export function typicalTime(
  { byEngine, byType }: TypicalTimes,
  { engine, type }: { readonly engine: string; readonly type: GenerationType },
): number | null {
  return byEngine.get(engine) ?? byType.get(type) ?? null
}

/** The medians of each engine's latest times, and of each kind those of its engines: one that hung has no effect. */
export async function typicalTimes(database: Database | Transaction): Promise<TypicalTimes> {
  const { rows } = timesSchema.parse(
    await database.execute(sql`
      SELECT engines.engine, engines.type, latest.time::float8 AS time
      FROM (SELECT DISTINCT engine, type FROM generations) AS engines
      CROSS JOIN LATERAL (
        SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY processing_time) AS time FROM (
          SELECT processing_time FROM generations
          WHERE engine = engines.engine AND type = engines.type AND status = 'completed'
          ORDER BY completed_at DESC LIMIT ${MEASURED}
        ) AS newest
      ) AS latest
      WHERE latest.time IS NOT NULL`),
  )
  const ofType = Map.groupBy(rows, ({ type }) => type)
  return {
    byEngine: new Map(rows.map(({ engine, time }) => [engine, Math.round(time)])),
    byType: new Map([...ofType].map(([type, those]) => [type, median(those.map(({ time }) => time))])),
  }
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}

interface Situation {
  readonly now: Date
  /** 0 for a job that isn't waiting. */
  readonly place: number
  /** Of this engine; null until something was measured. */
  readonly typicalTime: number | null
  /** The jobs of this engine made at once. */
  readonly atOnce: number
}

/**
 * The time until a generation is done, ms; null once it has ended. Two minutes for each place in the queue
 * (specification part 2, section 4) until times were measured; then those.
 */
export function estimateTime(
  { status, startedAt, progress }: Pick<GenerationRow, 'status' | 'startedAt' | 'progress'>,
  { now, place, typicalTime: typical, atOnce }: Situation,
): number | null {
  if (status === 'pending') {
    return typical === null ? place * ESTIMATE_PER_PLACE_MS : Math.round(Math.ceil(place / atOnce) * typical)
  }
  if (status !== 'processing') return null
  const elapsed = Math.max(0, now.getTime() - (startedAt ?? now).getTime())
  const whole = typical ?? ESTIMATE_PER_PLACE_MS
  // Real progress counts more than other jobs' times, the more of it there is.
  const share = progress / 100
  const byProgress = share === 0 ? whole : elapsed / share
  const expected = whole * (1 - share) + byProgress * share
  return Math.max(1_000, Math.round(expected - elapsed))
}
