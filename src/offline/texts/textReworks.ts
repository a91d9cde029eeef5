import {
  leavePieces,
  type ReworkProposal,
  reworkPieces,
  takePieces,
} from '#domain/text/rework/reworkAnswer.ts'
import type { Edit } from '#domain/text/span.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { GenerationRow } from '../generation/generationRow.ts'
import { currentOwner, knownOwner } from '../outbox/owner.ts'
import type { Readable, Stores } from '../stores.ts'
import type { TextReworkRow } from './textRows.ts'

// Each of these rejects with an `OfflineError`, and then nothing has changed.

/** A rework of a text, and its paid job as far as this device has it. */
export interface Rework {
  readonly row: TextReworkRow
  readonly job: GenerationRow | null
}

/** The rework of a text that its owner hasn't done with; null for none. Reads alone, for a live query. */
export async function readRework(
  stores: Readable<'textReworks' | 'generations' | 'settings'>,
  textId: string,
): Promise<Rework | null> {
  const owner = await knownOwner(stores)
  const row = await stores.textReworks
    .where('textId')
    .equals(textId)
    .filter((one) => one.owner === owner)
    .first()
  if (row === undefined) return null
  return { row, job: (await stores.generations.get(row.id)) ?? null }
}

/** Keeps the answer of a completed job with its rework: the history of this device drops old jobs. */
export async function keepAnswer(db: IskraDatabase, id: string): Promise<void> {
  await change(db, ['textReworks', 'generations', 'settings'], async (stores) => {
    const row = await ownRework(stores, id)
    const answer = (await stores.generations.get(id))?.result?.text?.trim()
    if (row === null || row.answer !== null || answer === undefined) return
    await stores.textReworks.put({ ...row, answer, pieces: reworkPieces(row, answer) })
  })
}

/** What a decision has changed. */
export interface Decided {
  /** The edits of the text that it was about. */
  readonly edits: readonly Edit[]
  /** The rework as it was before. */
  readonly before: TextReworkRow
}

/**
 * Takes pieces of an answer for the present text; nobody can take them again. Resolves to the edits to be made; null where
 * the rework is gone.
 */
export function takeOfRework(
  db: IskraDatabase,
  id: string,
  { present, ids }: { readonly present: string; readonly ids: readonly number[] },
): Promise<Decided | null> {
  return decide(db, id, (row) => takePieces(row, present, ids))
}

/** Does without pieces of an answer. Resolves to null where the rework is gone. */
export function leaveOfRework(
  db: IskraDatabase,
  id: string,
  ids: readonly number[],
): Promise<Decided | null> {
  return decide(db, id, (row) => ({ edits: [], left: leavePieces(row, ids) }))
}

/** A rework without pieces is done with. */
function decide(
  db: IskraDatabase,
  id: string,
  of: (row: TextReworkRow) => { readonly edits: readonly Edit[]; readonly left: ReworkProposal },
): Promise<Decided | null> {
  return change(db, ['textReworks', 'settings'], async (stores) => {
    const row = await ownRework(stores, id)
    if (row === null) return null
    const { edits, left } = of(row)
    if (left.pieces.length === 0) await stores.textReworks.delete(id)
    else await stores.textReworks.put({ ...row, ...left })
    return { edits, before: row }
  })
}

/** Puts a rework back as it was before a decision, which was taken back. Nothing where its owner has left. */
export async function restoreRework(db: IskraDatabase, row: TextReworkRow): Promise<void> {
  await change(db, ['textReworks', 'settings'], async (stores) => {
    if (row.owner === (await currentOwner(stores))) await stores.textReworks.put(row)
  })
}

/** Does without a rework; its job stays what it is. */
export async function dropRework(db: IskraDatabase, id: string): Promise<void> {
  await change(db, ['textReworks', 'settings'], async (stores) => {
    if ((await ownRework(stores, id)) !== null) await stores.textReworks.delete(id)
  })
}

async function ownRework(
  stores: Stores<'textReworks' | 'settings'>,
  id: string,
): Promise<TextReworkRow | null> {
  const row = await stores.textReworks.get(id)
  return row !== undefined && row.owner === (await currentOwner(stores)) ? row : null
}
