import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  type Interest,
  type TrendingMedium,
  trendingScore,
  type TrendingWindow,
  WINDOW_DAYS,
} from '#domain/discover/trending.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import { dayInShop } from '#domain/statistics/days.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { BY_SHOP_CLOCK } from '#server/platform/database/shopClock.ts'
import { MADE_PAGES } from '#server/studio/analytics/madePages.ts'
import { analyticsSubjectMonths, analyticsSubjects } from '#server/studio/analytics/tables.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { templateRuns, templates } from '#server/studio/templates/tables.ts'

/** A ranked thing: a work by its id, a template by its slug. */
export interface Ranked {
  readonly kind: 'work' | 'template'
  readonly subject: string
  readonly score: number
}

/** The types of works in each medium. */
export const TYPES_OF: Readonly<Record<Exclude<TrendingMedium, 'template'>, readonly GenerationType[]>> = {
  image: ['image'],
  video: ['video'],
  audio: ['music', 'speech'],
}

/** Only so many with the most views are scored: one with fewer can't rank high. */
const MOST_SCORED = 200
const DAY_MS = 24 * 60 * 60_000

const interestRows = z.object({
  rows: z.array(
    z.object({
      subject: z.string(),
      day: z.string(),
      views: z.coerce.number(),
      attention_ms: z.coerce.number(),
      made: z.coerce.number(),
    }),
  ),
})

/** Returns the popular works of one medium, the most popular first. Works without any interest are left out. */
export async function rankTrending(
  context: ServerContext,
  medium: TrendingMedium,
  window: TrendingWindow,
): Promise<readonly Ranked[]> {
  const today = dayInShop(context.now())
  const days = WINDOW_DAYS[window]
  const from = days === null ? null : shifted(today, 1 - days)
  const query = medium === 'template' ? ofTemplates(from) : ofWorks(TYPES_OF[medium], from)
  const { rows } = interestRows.parse(await context.database.execute(query))
  const interests = new Map<string, Interest[]>()
  for (const { subject, day, views, attention_ms: attentionMs, made } of rows) {
    const daysAgo = Math.max(0, (Date.parse(today) - Date.parse(day)) / DAY_MS)
    interests.set(subject, [...(interests.get(subject) ?? []), { daysAgo, views, attentionMs, made }])
  }
  const kind = medium === 'template' ? 'template' : 'work'
  return [...interests]
    .map(([subject, interest]) => ({ kind, subject, score: trendingScore(interest, window) }) as const)
    .filter(({ score }) => score > 0)
    .toSorted(byScore)
}

/** The most popular first; equals in a stable order. */
export function byScore(one: Ranked, other: Ranked): number {
  return other.score - one.score || (one.subject < other.subject ? -1 : 1)
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The vouched counts of a page's subjects: by the day, of all time by the month. */
function told(page: string, from: string | null): SQL {
  const table = from === null ? analyticsSubjectMonths : analyticsSubjects
  return sql`SELECT subject, day,
      sum(events) FILTER (WHERE kind = 'view') AS views,
      sum(value_sum) FILTER (WHERE kind = 'leave') AS attention_ms
    FROM ${table}
    WHERE kind IN ('view', 'leave') AND page = ${page} AND vouched ${from === null ? sql`` : sql`AND day >= ${from}::date`}
    GROUP BY subject, day`
}

function ofWorks(types: readonly GenerationType[], from: string | null): SQL {
  const wanted = sql.join(
    types.map((type) => sql`${type}`),
    sql`, `,
  )
  return sql`
    WITH told AS (${told(MADE_PAGES.work, from)}),
    most AS (
      SELECT subject FROM told
      JOIN ${generations} AS work ON work.id = subject
        AND work.published_at IS NOT NULL AND work.deleted_at IS NULL AND work.status = 'completed'
        AND work.type IN (${wanted})
      GROUP BY subject ORDER BY sum(views) DESC NULLS LAST, subject LIMIT ${MOST_SCORED}
    )
    SELECT subject, day::text AS day, coalesce(views, 0) AS views,
      coalesce(attention_ms, 0) AS attention_ms, 0 AS made
    FROM told JOIN most USING (subject)`
}

function ofTemplates(from: string | null): SQL {
  const day = sql`(completed_at ${BY_SHOP_CLOCK})::date`
  const step = from === null ? sql`date_trunc('month', ${day})::date` : day
  const since = from === null ? sql`` : sql`AND completed_at >= (${from}::date::timestamp ${BY_SHOP_CLOCK})`
  return sql`
    WITH told AS (${told(MADE_PAGES.template, from)}),
    made AS (
      SELECT template_id, ${step} AS day, count(*) AS made FROM ${templateRuns}
      WHERE status = 'completed' AND template_id IS NOT NULL AND NOT is_preview ${since}
      GROUP BY 1, 2
    ),
    seen AS (
      SELECT subject, day, views, attention_ms, 0 AS made FROM told
      UNION ALL
      SELECT public_slug, day, 0, 0, made FROM made JOIN ${templates} ON id = template_id
    )
    SELECT subject, day::text AS day, coalesce(sum(views), 0) AS views,
      coalesce(sum(attention_ms), 0) AS attention_ms, coalesce(sum(made), 0) AS made
    FROM seen JOIN ${templates} AS shown ON shown.public_slug = subject AND shown.status = 'published'
    GROUP BY 1, 2`
}
