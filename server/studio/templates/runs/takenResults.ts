import { isEnded } from '#domain/generation/generation.ts'
import type { NodeState } from '#domain/template/arrivals.ts'
import { type DryPart, type DryValue, mapParts, partsOf } from '#domain/template/dryValue.ts'
import { partialRun } from '#domain/template/partialRun.ts'
import { canHaveGiven, type PartOfRun, type TakenFault } from '#domain/template/takenResult.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { findOriginalKey } from '#server/accounts/gallery/findOriginal.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { expectFiles } from '#server/platform/files/discardedFiles.ts'
import { withIncomingFile } from '#server/platform/files/incomingFile.ts'
import { endingOf } from '#server/platform/files/mediaTypes.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import type { StoredResultFile } from '#server/studio/generators/tables.ts'
import type { RunNodeRow, RunRow, StoredPart } from '../tables.ts'
import { findRun } from './findRun.ts'
import { fileOfNode, type RunFile } from './runFiles.ts'
import { givenNodes } from './runView.ts'

/** The part of a template to run, and the results of earlier runs reused for it. */
export interface ResolvedPart {
  /** The whole template, or the part as one of its own with the reused results in it. */
  readonly template: Template
  /** By the ids of the nodes that are not run. */
  readonly taken: ReadonlyMap<string, TakenResult>
}

interface TakenResult {
  readonly run: RunRow
  readonly row: RunNodeRow
  readonly value: DryValue
  /** The files that the value names. */
  readonly files: ReadonlyMap<string, RunFile>
}

const ALL_OF: Pick<ResolvedPart, 'taken'> = { taken: new Map() }

/**
 * Resolves the part to run and its reused results. Throws INVALID_REQUEST when no node is left to run, NOT_FOUND for a
 * run that isn’t this person’s, and TEMPLATE_RESULT_UNUSABLE with the node and the reason.
 */
export async function resolvePart(
  context: ServerContext,
  userId: string,
  {
    template,
    templateId,
    part,
  }: { readonly template: Template; readonly templateId: string | null; readonly part: PartOfRun | null },
): Promise<ResolvedPart> {
  if (part === null) return { ...ALL_OF, template }
  const runOf = new Map(part.taken.map(({ node, run }) => [node, run]))
  for (const node of runOf.keys()) {
    if (!template.nodes.some(({ id }) => id === node)) throw unusable({ node, fault: 'node_changed' })
  }
  const isTaken = (id: string) => runOf.has(id)
  const partial = partialRun(template, part, { isPinned: isTaken, hasGiven: isTaken })
  if (partial.runs === 0) throw new Refusal('INVALID_REQUEST')
  const runs = new Map<string, Awaited<ReturnType<typeof findGiven>>>()
  const taken = new Map<string, TakenResult>()
  for (const node of template.nodes) {
    if (!partial.taken.has(node.id)) continue
    const id = runOf.get(node.id) ?? ''
    const found = runs.get(id) ?? (await findGiven(context, userId, { id, node: node.id }))
    runs.set(id, found)
    const { run, rows, files } = found
    const fault = (reason: TakenFault['fault']) => unusable({ node: node.id, fault: reason })
    if (run.templateId !== templateId) throw fault('other_template')
    if (!isEnded(run.status)) throw fault('run_under_way')
    const row = rows.get(node.id)
    const value = row?.value?.given
    if (row === undefined || value === undefined) throw fault('nothing_given')
    if (row.kind !== node.kind) throw fault('node_changed')
    if (!canHaveGiven(node, value)) throw fault('type_changed')
    taken.set(node.id, { run, row, value, files })
  }
  return { template: partial.template, taken }
}

async function findGiven(
  context: ServerContext,
  userId: string,
  { id, node }: { readonly id: string; readonly node: string },
) {
  const run = await findRun(context, userId, id).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'NOT_FOUND') throw error
    const result: TakenFault = { node, fault: 'run_unknown' }
    throw new Refusal('NOT_FOUND', { more: { result } })
  })
  return { run, ...(await givenNodes(context, run)) }
}

const unusable = (result: TakenFault) => new Refusal('TEMPLATE_RESULT_UNUSABLE', { more: { result } })

/** The states of reused nodes. */
export function statesOf(taken: ResolvedPart['taken']): ReadonlyMap<string, NodeState> {
  return new Map(
    [...taken].map(([id, { row, value }]) => [id, { state: 'ran' as const, taken: row.taken, value }]),
  )
}

/** The same for a started run's reused nodes. */
export function statesTakenBy(rows: readonly RunNodeRow[]): ReadonlyMap<string, NodeState> {
  return new Map(
    rows.flatMap(({ nodeId, takenFrom, taken, value }) =>
      takenFrom === null ? [] : [[nodeId, { state: 'ran' as const, taken, value: value?.given ?? null }]],
    ),
  )
}

/** Reused results as the new run’s own: the earlier one can be deleted meanwhile. */
export interface TakenCopies {
  /** The initial rows of these nodes. */
  readonly rows: ReadonlyMap<string, Pick<RunNodeRow, 'value' | 'made' | 'taken' | 'takenFrom'>>
  /** The folders of the copies, to be kept by `storeFiles`. */
  readonly folders: readonly string[]
  /** Files sent in forms that are named again. */
  readonly sent: ReadonlySet<string>
}

/** Copies the reused files of a new run. Throws TEMPLATE_RESULT_UNUSABLE when one is gone. */
export async function copyTaken(
  context: ServerContext,
  { id: runId, userId }: Pick<RunRow, 'id' | 'userId'>,
  taken: ResolvedPart['taken'],
): Promise<TakenCopies> {
  const rows = new Map<string, Pick<RunNodeRow, 'value' | 'made' | 'taken' | 'takenFrom'>>()
  const folders: string[] = []
  const sent = new Set<string>()
  for (const [node, { run, row, value, files }] of taken) {
    const made: StoredPart[] = []
    const named = new Map<number, string>()
    for (const [place, part] of partsOf(value).entries()) {
      if (typeof part !== 'object') continue
      const where = await whereItLies(context, userId, part, files)
      if (where === null) throw unusable({ node, fault: 'file_gone' })
      if (where.kind === 'sent') sent.add(where.id)
      if (where.kind !== 'run') continue
      const folder = `runs/${runId}/taken/${String(folders.length)}/`
      folders.push(folder)
      const copies = await copyFiles(context, folder, where.file.files)
      if (copies === null) throw unusable({ node, fault: 'file_gone' })
      const file = fileOfNode(node, place)
      made.push({ ...where.file, file, files: copies })
      named.set(place, file)
    }
    const own = mapParts(value, (part, place) => renamed(part, named.get(place)))
    rows.set(node, { value: { given: own }, made, taken: row.taken, takenFrom: run.id })
  }
  return { rows, folders, sent }
}

type Place = { readonly kind: 'gallery' } | { readonly kind: 'sent'; readonly id: string } | OfRun
interface OfRun {
  readonly kind: 'run'
  readonly file: RunFile
}

/**
 * The place of the file that a value names: among the person’s own, or among the files of the earlier run; null for
 * none.
 */
async function whereItLies(
  { database }: ServerContext,
  userId: string,
  { file: name = '' }: Exclude<DryPart, string | number>,
  files: TakenResult['files'],
): Promise<Place | null> {
  const [kind, id = ''] = name.split(':')
  if (kind === 'gallery') {
    return (await findOriginalKey(database, userId, id)) === null ? null : { kind: 'gallery' }
  }
  const file = files.get(name)
  if (file === undefined) return null
  return kind === 'sent' ? { kind: 'sent', id } : { kind: 'run', file }
}

/** Copies files into a folder that is expected from then on; null when one is gone. */
async function copyFiles(
  context: ServerContext,
  folder: string,
  files: readonly StoredResultFile[],
): Promise<readonly StoredResultFile[] | null> {
  await expectFiles(context, folder)
  const store = fileStore(context)
  const copies: StoredResultFile[] = []
  for (const [index, file] of files.entries()) {
    const key = `${folder}${String(index)}-${file.role}.${endingOf(file.mediaType)}`
    const isThere = await withIncomingFile(context, async (path) => {
      if (!(await store.download(file.key, path))) return false
      await store.putFile(key, path, file.mediaType)
      return true
    })
    if (!isThere) return null
    copies.push({ ...file, key })
  }
  return copies.length === 0 ? null : copies
}

const renamed = (part: DryPart, file: string | undefined): DryPart =>
  typeof part === 'object' && file !== undefined ? { ...part, file } : part
