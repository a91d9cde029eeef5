import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { isEnded } from '#domain/generation/generation.ts'
import type {
  RunCounts,
  TemplateRecord,
  TemplateRow as TemplateListRow,
} from '#domain/template/templateRecord.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { users } from '#server/platform/users/tables.ts'
import { templateOf } from './storedTemplate.ts'
import { templateRuns, type TemplateRow, templates } from './tables.ts'

const SHARED_COLUMNS = {
  id: templates.id,
  status: templates.status,
  revision: templates.revision,
  publishedRevision: templates.publishedRevision,
  ownerId: templates.ownerId,
  shippedRevision: templates.shippedRevision,
  createdAt: templates.createdAt,
  updatedAt: templates.updatedAt,
  publishedAt: templates.publishedAt,
} as const
/** Without the templates' content, which may be megabytes each. */
const LISTED_COLUMNS = {
  ...SHARED_COLUMNS,
  title: templates.title,
  slug: templates.slug,
  thumbnailUrl: templates.thumbnailUrl,
  categories: templates.categories,
  tags: templates.tags,
  nodeCount: templates.nodeCount,
  fieldCount: templates.fieldCount,
} as const

/** The most templates in a list. */
const LISTED = 2_000
export const NO_RUNS: RunCounts = { total: 0, completed: 0, failed: 0, underWay: 0 }

/** A template as its authors see it. */
export async function viewTemplate(
  database: Database | Transaction,
  row: TemplateRow,
): Promise<TemplateRecord> {
  const runs = await runCounts(database, [row.id])
  const names = await namesOf(database, [row.ownerId])
  return {
    ...shared(row, { runs, names }),
    template: templateOf(row.content),
  }
}

/** All templates, the last saved first. */
export async function listTemplates({ database }: ServerContext): Promise<TemplateListRow[]> {
  const rows = await database
    .select(LISTED_COLUMNS)
    .from(templates)
    .where(isNull(templates.deletedAt))
    .orderBy(desc(templates.updatedAt))
    .limit(LISTED)
  const runs = await runCounts(
    database,
    rows.map(({ id }) => id),
  )
  const names = await namesOf(
    database,
    rows.map(({ ownerId }) => ownerId),
  )
  return rows.map(({ title, slug, thumbnailUrl, categories, tags, nodeCount, fieldCount, ...row }) => ({
    ...shared(row, { runs, names }),
    title,
    slug,
    thumbnailUrl,
    categories: [...categories],
    tags: [...tags],
    nodeCount,
    fieldCount,
  }))
}

function shared(
  row: Pick<TemplateRow, keyof typeof SHARED_COLUMNS>,
  { runs, names }: { readonly runs: ReadonlyMap<string, RunCounts>; readonly names: Names },
) {
  return {
    id: row.id,
    status: row.status,
    revision: row.revision,
    publishedRevision: row.publishedRevision,
    owner: personOf(row.ownerId, names),
    isShipped: row.shippedRevision !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    runs: runs.get(row.id) ?? NO_RUNS,
  }
}

/** How often visitors ran each of these, and the results. */
export async function runCounts(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RunCounts>> {
  if (ids.length === 0) return new Map()
  const { templateId, status, isPreview } = templateRuns
  const rows = await database
    .select({ templateId, status, those: count() })
    .from(templateRuns)
    .where(and(inArray(templateId, [...ids]), eq(isPreview, false)))
    .groupBy(templateId, status)
  const counts = new Map<string, RunCounts>()
  for (const row of rows) {
    const id = row.templateId ?? ''
    const { total, completed, failed, underWay } = counts.get(id) ?? NO_RUNS
    counts.set(id, {
      total: total + row.those,
      completed: completed + (row.status === 'completed' ? row.those : 0),
      failed: failed + (row.status === 'failed' ? row.those : 0),
      underWay: underWay + (isEnded(row.status) ? 0 : row.those),
    })
  }
  return counts
}

type Names = ReadonlyMap<string, string>

/** People's names, by their ids. */
export async function namesOf(
  database: Database | Transaction,
  ids: readonly (string | null)[],
): Promise<Names> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await database
    .select({ id: users.id, displayName: users.displayName, email: users.email })
    .from(users)
    .where(inArray(users.id, wanted))
  return new Map(rows.map(({ id, displayName, email }) => [id, displayName ?? email]))
}

export function personOf(id: string | null, names: Names): { id: string; name: string } | null {
  const name = id === null ? undefined : names.get(id)
  return id === null || name === undefined ? null : { id, name }
}
