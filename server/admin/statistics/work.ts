import { type SQL, sql } from 'drizzle-orm'
import { isTime } from '#domain/statistics/metrics.ts'
import { creditMovements } from '#server/studio/credits/tables.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { all, type Asked, type Counting, isWithin, keyOfColumn, keyOfMoment } from './counting.ts'

// A generation counts once: its parts are no generations of their own, and hold no credits. Deleted ones count too.
// "Asked for" counts at the time of asking, "ended" at the time of the end.

const COUNT = sql`count(*)`
const NOTHING = sql`0`

export const generationCount = (asked: Asked) =>
  work(asked, { at: sql`created_at`, only: [], amount: COUNT, parts: NOTHING })

export const failureCount = (asked: Asked) => ended(asked, { only: [FAILED], amount: COUNT, parts: NOTHING })

export const failureShare = (asked: Asked) =>
  ended(asked, { only: [], amount: sql`count(*) FILTER (WHERE ${FAILED})`, parts: COUNT })

export const averageProcessing = (asked: Asked) =>
  ended(asked, {
    only: [COMPLETED],
    amount: sql`sum(processing_time::bigint)`,
    parts: sql`count(processing_time)`,
  })

/** The cost of completed ones, less refunds: those are few, and looked for separately. */
export function generationCredits(asked: Asked): Counting {
  const at = sql`completed_at`
  const isMeant = conditionsOf(asked, { at, only: [BY_ITSELF, COMPLETED] })
  return {
    key: keyOf(asked, at),
    amount: sql`sum(credits)`,
    parts: NOTHING,
    from: sql`FROM (
      SELECT completed_at, engine, type, credits::bigint AS credits FROM ${generations} WHERE ${isMeant}
      UNION ALL
      SELECT completed_at, engine, type, 0 - credits::bigint FROM ${generations} WHERE ${isMeant} AND id IN (
        SELECT subject_id FROM ${creditMovements} WHERE kind = 'refund' AND subject_kind = 'generation')
    ) AS cost`,
  }
}

const FAILED = sql`status = 'failed'`
const COMPLETED = sql`status = 'completed'`
/** A person's cancel is no failure. */
const BY_ITSELF = sql`status IN ('completed', 'failed')`

interface Work {
  readonly at: SQL
  readonly only: readonly SQL[]
  readonly amount: SQL
  readonly parts: SQL
}

/** Generations that ended by themselves. */
function ended(asked: Asked, { only, ...rest }: Omit<Work, 'at'>): Counting {
  return work(asked, { ...rest, at: sql`completed_at`, only: [BY_ITSELF, ...only] })
}

function work(asked: Asked, { at, only, amount, parts }: Work): Counting {
  const from = sql`FROM ${generations} WHERE ${conditionsOf(asked, { at, only })}`
  return { key: keyOf(asked, at), amount, parts, from }
}

function conditionsOf({ range, filters }: Asked, { at, only }: Pick<Work, 'at' | 'only'>): SQL {
  const { engine, type } = filters
  return all([
    sql`parent_id IS NULL AND run_id IS NULL`,
    isWithin(at, range),
    ...only,
    ...(engine === undefined ? [] : [sql`engine = ${engine}`]),
    ...(type === undefined ? [] : [sql`type = ${type}`]),
  ])
}

function keyOf({ by, range }: Asked, at: SQL): Counting['key'] {
  if (by === null) return null
  if (isTime(by)) return keyOfMoment(by, at, range)
  const column = COLUMNS[by]
  if (column === undefined) throw new Error(`generations know nothing of ${by}`)
  return keyOfColumn(column)
}

const COLUMNS: Readonly<Record<string, SQL>> = {
  engine: sql`engine`,
  type: sql`type`,
  failure: sql`coalesce(error_code, '')`,
}
