import { and, count, desc, eq, notExists, sql } from 'drizzle-orm'
import type { RunReport } from '#domain/template/templateRecord.ts'
import type { Database } from '#server/platform/database/database.ts'
import { templateRunNodes, templateRuns } from './tables.ts'
import { NO_RUNS, runCounts } from './templateViews.ts'

/** The most failures in a report. */
const MOST_FAILURES = 20

/** The outcomes of a template's runs by visitors, without their words. */
export async function reportRuns(database: Database, id: string): Promise<RunReport> {
  const ofVisitors = and(eq(templateRuns.templateId, id), eq(templateRuns.isPreview, false))
  const took = sql`extract(epoch from ${templateRuns.completedAt} - ${templateRuns.startedAt})`
  const counts = await runCounts(database, [id])
  const [sums] = await database
    .select({
      charged: sql`coalesce(sum(${templateRuns.charged}), 0)`.mapWith(Number),
      medianSeconds:
        sql`percentile_cont(0.5) within group (order by ${took}) filter (where ${templateRuns.status} = 'completed')`.mapWith(
          Number,
        ),
    })
    .from(templateRuns)
    .where(ofVisitors)

  const failedNode = and(eq(templateRunNodes.runId, templateRuns.id), eq(templateRunNodes.state, 'failed'))
  const { nodeId, kind, error } = templateRunNodes
  const atNodes = await database
    .select({ id: nodeId, kind, error, count: count() })
    .from(templateRuns)
    .innerJoin(templateRunNodes, failedNode)
    .where(ofVisitors)
    .groupBy(nodeId, kind, error)
    .orderBy(desc(count()), nodeId)
    .limit(MOST_FAILURES)
  const asWhole = await database
    .select({ error: templateRuns.error, count: count() })
    .from(templateRuns)
    .where(
      and(
        ofVisitors,
        eq(templateRuns.status, 'failed'),
        notExists(
          database
            .select({ one: sql`1` })
            .from(templateRunNodes)
            .where(failedNode),
        ),
      ),
    )
    .groupBy(templateRuns.error)

  const failures = [
    ...atNodes.map(({ id: node, kind: of, ...rest }) => ({ node: { id: node, kind: of }, ...rest })),
    ...asWhole.map((row) => ({ node: null, ...row })),
  ].toSorted((one, other) => other.count - one.count)
  return {
    runs: counts.get(id) ?? NO_RUNS,
    medianSeconds: sums?.medianSeconds ?? null,
    charged: sums?.charged ?? 0,
    failures: failures.slice(0, MOST_FAILURES),
  }
}
