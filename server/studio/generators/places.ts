import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '#server/platform/database/database.ts'

/**
 * The queue of every engine in the order in which it is served: people take turns. First comes each person's first
 * waiting job, then each one's second; their jobs being made count as turns they had. Among equal turns the person who
 * has waited longest, since they asked or since they were last served, is next.
 *
 * Rows of `id, user_id, engine, place`; 1 is next.
 */
export function queueInOrder(): SQL {
  return sql`
    SELECT id, user_id, engine, due_at,
      row_number() OVER (PARTITION BY engine ORDER BY turn, waiting_since, created_at, id)::integer AS place
    FROM (
      SELECT waiting.id, waiting.user_id, waiting.engine, waiting.created_at, waiting.due_at,
        greatest(waiting.created_at, served.last) AS waiting_since,
        served.running
          + row_number() OVER (
              PARTITION BY waiting.user_id, waiting.engine ORDER BY waiting.created_at, waiting.id
            ) AS turn
      FROM generations AS waiting
      JOIN (
        SELECT people.user_id,
          (SELECT max(started_at) FROM generations WHERE user_id = people.user_id) AS last,
          (SELECT count(*) FROM generations
            WHERE user_id = people.user_id AND lease IS NOT NULL) AS running
        FROM (SELECT DISTINCT user_id FROM generations WHERE status = 'pending') AS people
      ) AS served ON served.user_id = waiting.user_id
      WHERE waiting.status = 'pending'
    ) AS turns`
}

const placesSchema = z.object({ rows: z.array(z.object({ id: z.string(), place: z.int() })) })

/** The places in their queues of these generations; those that don't wait are left out. */
export async function placesOf(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = placesSchema.parse(
    await database.execute(sql`SELECT id, place FROM (${queueInOrder()}) AS queue WHERE id IN (${wanted})`),
  )
  return new Map(rows.map(({ id, place }) => [id, place]))
}
