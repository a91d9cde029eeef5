import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import {
  type SnapshotKind,
  type SnapshotRow as SnapshotListRow,
  SNAPSHOTS_MOST,
  type TemplateSnapshot,
} from '#domain/template/templateRecord.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { templateOf } from './storedTemplate.ts'
import { type SnapshotRow, type TemplateRow, templateSnapshots } from './tables.ts'
import { namesOf, personOf } from './templateViews.ts'
import { thinSnapshots } from './thinSnapshots.ts'

/** Takes a snapshot of a template, in the transaction of its change. Once there are many, old ones are thinned. */
export async function takeSnapshot(
  tx: Transaction,
  { now }: ServerContext,
  row: TemplateRow,
  { kind, byId }: { readonly kind: SnapshotKind; readonly byId: string | null },
): Promise<void> {
  const { status, revision, content, title, nodeCount } = row
  const takenAt = now()
  const state = { status, revision, content, title, nodeCount, takenAt }
  await tx.insert(templateSnapshots).values({ id: randomUUID(), templateId: row.id, kind, byId, ...state })
  const taken = await tx
    .select({
      id: templateSnapshots.id,
      kind: templateSnapshots.kind,
      takenAt: templateSnapshots.takenAt,
    })
    .from(templateSnapshots)
    .where(eq(templateSnapshots.templateId, row.id))
    .orderBy(...latestFirst)
  const old = thinSnapshots(taken, SNAPSHOTS_MOST, takenAt)
  if (old.length > 0) await tx.delete(templateSnapshots).where(inArray(templateSnapshots.id, [...old]))
}

const latestFirst = [desc(templateSnapshots.takenAt), desc(templateSnapshots.revision)] as const

/** A template's states at the latest snapshots. */
export async function listSnapshots(
  { database }: ServerContext,
  templateId: string,
  limit: number,
): Promise<SnapshotListRow[]> {
  const { title, nodeCount } = templateSnapshots
  const rows = await database
    .select({ ...VIEWED, title, nodeCount })
    .from(templateSnapshots)
    .where(eq(templateSnapshots.templateId, templateId))
    .orderBy(...latestFirst)
    .limit(limit)
  const names = await namesOf(
    database,
    rows.map(({ byId }) => byId),
  )
  return rows.map((row) => ({ ...view(row, names), title: row.title, nodeCount: row.nodeCount }))
}

/** A template as this snapshot has it. Throws NOT_FOUND. */
export async function readSnapshot(
  database: Database | Transaction,
  templateId: string,
  id: string,
): Promise<TemplateSnapshot> {
  const [row] = await database
    .select({ ...VIEWED, content: templateSnapshots.content })
    .from(templateSnapshots)
    .where(and(eq(templateSnapshots.id, id), eq(templateSnapshots.templateId, templateId)))
  if (row === undefined) throw new Refusal('NOT_FOUND')
  return { ...view(row, await namesOf(database, [row.byId])), template: templateOf(row.content) }
}

const VIEWED = {
  id: templateSnapshots.id,
  kind: templateSnapshots.kind,
  revision: templateSnapshots.revision,
  status: templateSnapshots.status,
  takenAt: templateSnapshots.takenAt,
  byId: templateSnapshots.byId,
} as const

function view(
  { id, kind, revision, status, takenAt, byId }: Pick<SnapshotRow, keyof typeof VIEWED>,
  names: ReadonlyMap<string, string>,
) {
  return { id, kind, revision, status, at: takenAt.toISOString(), by: personOf(byId, names) }
}
