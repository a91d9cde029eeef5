import { knownOwner } from '../outbox/owner.ts'
import type { Readable } from '../stores.ts'
import type { DrawingRow } from './drawingRows.ts'

/** The drawings of whoever uses this device, what was changed last first. Reads alone, for a live query. */
export async function readDrawings(
  stores: Readable<'drawings' | 'settings'>,
): Promise<readonly DrawingRow[]> {
  const owner = await knownOwner(stores)
  if (owner === null) return []
  const rows = await stores.drawings.where('owner').equals(owner).toArray()
  return rows.toSorted((one, other) => other.changedAt - one.changedAt)
}

/** A drawing of whoever uses this device; null where there is none. Reads alone, for a live query. */
export async function readDrawing(
  stores: Readable<'drawings' | 'settings'>,
  id: string,
): Promise<DrawingRow | null> {
  const [row, owner] = [await stores.drawings.get(id), await knownOwner(stores)]
  return row !== undefined && row.owner === owner ? row : null
}
