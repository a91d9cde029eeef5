import * as z from 'zod/mini'
import { GENERATION_TYPES } from '../generation/engines.ts'

/** The live view covers this many minutes. */
export const LIVE_MINUTES = 30

/** The name of its messages; other messages only keep the connection alive. */
export const LIVE_EVENT = 'snapshot'

/**
 * One message of `GET /api/v1/statistics/live` (`text/event-stream`, event `snapshot`): the live figures, anew every
 * few seconds.
 */
export const liveSnapshotSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** Page views and sessions begun in each of the last minutes, the oldest first. */
  minutes: z.array(z.object({ at: z.string(), views: z.int(), sessions: z.int() })),
  /** The most viewed pages of these minutes. */
  pages: z.array(z.object({ page: z.string(), views: z.int() })),
  /** Since midnight in Poland. */
  today: z.object({ orders: z.int(), revenue: z.int(), creditsUsed: z.int() }),
  /** Generations by type: waiting, running, and how those of the last hour ended. */
  work: z.array(
    z.object({
      type: z.enum(GENERATION_TYPES),
      waiting: z.int(),
      underWay: z.int(),
      completed: z.int(),
      failed: z.int(),
    }),
  ),
  /** The newest orders, without a word about who placed them: value in grosze. */
  orders: z.array(z.object({ at: z.string(), total: z.int(), items: z.int() })),
})
export type LiveSnapshot = z.infer<typeof liveSnapshotSchema>
