import { z } from 'zod'
import { ADMIN, authorize } from '#domain/access/access.ts'
import { DEVICE_CLASSES, SOURCES } from '#domain/engagement/eventKinds.ts'
import { GENERATION_TYPES } from '#domain/generation/engines.ts'
import { dayCount, readDay } from '#domain/statistics/days.ts'
import { liveSnapshotSchema } from '#domain/statistics/live.ts'
import { DIMENSIONS, type Filter, FILTERS, METRIC_NAMES, metricFacts } from '#domain/statistics/metrics.ts'
import { COMPARISONS, MOST_DAYS, MOST_DAYS_BY_HOUR, reportSchema } from '#domain/statistics/report.ts'
import { findCaller } from '#server/accounts/auth/callers.ts'
import { visitorOf } from '#server/accounts/auth/userView.ts'
import { endpoint, type ServedEndpoint, streamingEndpoint } from '#server/platform/api/endpoint.ts'
import { makeGate } from '#server/platform/api/gate.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { defineLimit } from '#server/platform/throttle/limit.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { liveOf } from './live.ts'
import { readReport, type ReportAsked } from './readReport.ts'

/** A screen of statistics makes a dozen calls. */
const REPORT_OF_ADMINISTRATOR = defineLimit('report of administrator', 240, 'minute')

const day = z.string().max(10)
const word = z.string().max(64)
const questionSchema = z.object({
  metric: z.enum(METRIC_NAMES),
  by: z.enum(DIMENSIONS).optional(),
  from: day,
  to: day,
  compare: z.enum(COMPARISONS).default('none'),
  source: word.optional(),
  device: word.optional(),
  affiliate: word.optional(),
  offline: word.optional(),
  engine: word.optional(),
  type: word.optional(),
})

/** How many are read at once, on this server: the shop runs beside them. */
const AT_ONCE = 2
const WAITING_MOST = 60

/** Administrators' statistics of visits, sales, credits and generations. */
export function statisticsRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const gate = makeGate({ atOnce: AT_ONCE, waitingMost: WAITING_MOST })
  return [
    endpoint(
      'GET /api/v1/statistics/report',
      ADMIN,
      {
        summary: 'A metric over a range of days, broken down by one thing and compared with days before',
        query: questionSchema,
        answer: reportSchema,
        refusals: ['ORDERS_ELSEWHERE', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, query }) => {
        await throttle(context, REPORT_OF_ADMINISTRATOR, caller.user.id)
        const asked = readQuestion(query)
        return gate(() => readReport(context, asked))
      },
    ),
    streamingEndpoint(
      'GET /api/v1/statistics/live',
      TO_FOLLOW,
      {
        summary: 'What is going on now, anew every few seconds',
        messages: liveSnapshotSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, request }) => {
        await throttle(context, REPORT_OF_ADMINISTRATOR, caller.user.id)
        const authorization = request.headers.get('authorization')
        return liveOf(context).follow({
          userId: caller.user.id,
          signal: request.signal,
          isStillAllowed: () => mayFollow(context, authorization),
        })
      },
    ),
  ]
}

/** Checked when the answer begins, and again during it. */
const TO_FOLLOW = ADMIN

/** Whether the session is still valid, and its user still an administrator. */
async function mayFollow(context: ServerContext, authorization: string | null): Promise<boolean> {
  const caller = await findCaller(context, authorization)
  return caller !== null && authorize(TO_FOLLOW, visitorOf(caller.user)) === 'allowed'
}

/** Throws INVALID_REQUEST for an invalid question. */
function readQuestion({
  metric,
  by,
  from,
  to,
  compare,
  ...given
}: z.output<typeof questionSchema>): ReportAsked {
  const facts = metricFacts(metric)
  const range = { from, to }
  if (readDay(from) === null || readDay(to) === null) throw new Refusal('INVALID_REQUEST')
  const days = dayCount(range)
  if (days < 1 || days > MOST_DAYS) throw new Refusal('INVALID_REQUEST')
  if (by !== undefined && !facts.by.includes(by)) throw new Refusal('INVALID_REQUEST')
  if (by === 'hour' && days > MOST_DAYS_BY_HOUR) throw new Refusal('INVALID_REQUEST')
  const filters: Partial<Record<Filter, string>> = {}
  for (const filter of FILTERS) {
    const value = given[filter]
    if (value === undefined) continue
    if (!facts.filters.includes(filter) || !FILTER_VALUES[filter](value)) throw new Refusal('INVALID_REQUEST')
    filters[filter] = value
  }
  return { metric, by: by ?? null, range, compare, filters }
}

const oneOf = (words: readonly string[]) => (value: string) => words.includes(value)

/** The values of each filter; an empty affiliate means none. */
const FILTER_VALUES: Readonly<Record<Filter, (value: string) => boolean>> = {
  source: oneOf(SOURCES),
  device: oneOf(DEVICE_CLASSES),
  affiliate: (value) => /^[\w-]{0,64}$/u.test(value),
  offline: oneOf(['true', 'false']),
  engine: (value) => /^[\w.-]{1,64}$/u.test(value),
  type: oneOf(GENERATION_TYPES),
}
