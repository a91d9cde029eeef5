import { and, eq } from 'drizzle-orm'
import type { DryPart } from '#domain/template/dryValue.ts'
import { findOriginalKey } from '#server/accounts/gallery/findOriginal.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { generations, type StoredResultFile } from '#server/studio/generators/tables.ts'
import { asRunFile, filesGiven } from '../sent/findSent.ts'
import { type StoredPart, templateRunNodes } from '../tables.ts'

// A value names a picture of the owner's gallery, a file given to the run, a result of one of its jobs, or a node's
// edit of another picture.

/** A thing named by a run's values: its files, and the preview before they are there. */
export interface RunFile {
  readonly files: readonly StoredResultFile[]
  readonly colour: string | null
  readonly isProcedural: boolean
}

export const fileOfJob = (id: string) => `job:${id}`
/** The index of a node's own result. */
export const fileOfNode = (node: string, place: number) => `made:${node}:${String(place)}`

/** The run and its owner. */
interface Owned {
  readonly id: string
  readonly userId: string
}

/** The stored file of a named thing, to be worked on; null when it isn't there, or isn't this run's. */
export async function keyOfFile(
  database: Database | Transaction,
  run: Owned,
  file: string,
): Promise<string | null> {
  const [kind, id = ''] = file.split(':')
  if (kind === 'gallery') return findOriginalKey(database, run.userId, id)
  const found = await findRunFile(database, run, file)
  return found?.files.find(({ role }) => role === 'original')?.key ?? null
}

/** A file that a run has made or was given, by this name; null when there is none. */
export async function findRunFile(
  database: Database | Transaction,
  run: Pick<Owned, 'id'>,
  file: string,
): Promise<RunFile | null> {
  const [kind, id = ''] = file.split(':')
  if (kind === 'job') {
    const { files, colour, isProcedural, runId, status } = generations
    const [job] = await database
      .select({ files, colour, isProcedural })
      .from(generations)
      .where(and(eq(generations.id, id), eq(runId, run.id), eq(status, 'completed')))
    return job ?? null
  }
  if (kind === 'sent') {
    const given = await filesGiven(database, [run.id])
    const sent = given.find((each) => each.id === id)
    return sent === undefined ? null : asRunFile(sent)
  }
  if (kind !== 'made') return null
  const [node] = await database
    .select({ made: templateRunNodes.made })
    .from(templateRunNodes)
    .where(and(eq(templateRunNodes.runId, run.id), eq(templateRunNodes.nodeId, id)))
  const part = node?.made.find((each) => each.file === file)
  return part === undefined ? null : fileOfPart(part)
}

/** Edits of a picture are made by rules, whatever made the picture. */
export function fileOfPart({ files, colour, isProcedural = true }: StoredPart): RunFile {
  return { files, colour, isProcedural }
}

/** Whether a part is for listening: a sound or film that was made or sent. */
export function isHeard(part: DryPart): part is Exclude<DryPart, string | number> {
  if (typeof part !== 'object') return false
  return 'sent' in part ? part.sent !== 'file' : part.mode !== 'image'
}
