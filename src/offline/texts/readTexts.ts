import { knownOwner } from '../outbox/owner.ts'
import type { Readable } from '../stores.ts'
import type { TextRow } from './textRows.ts'

/** The texts of whoever uses this device, what was changed last first. Reads alone, for a live query. */
export async function readTexts(stores: Readable<'texts' | 'settings'>): Promise<readonly TextRow[]> {
  const owner = await knownOwner(stores)
  if (owner === null) return []
  const rows = await stores.texts.where('owner').equals(owner).toArray()
  return rows.toSorted((one, other) => other.changedAt - one.changedAt)
}

/** A text of whoever uses this device; null where there is none. Reads alone, for a live query. */
export async function readText(stores: Readable<'texts' | 'settings'>, id: string): Promise<TextRow | null> {
  const [row, owner] = [await stores.texts.get(id), await knownOwner(stores)]
  return row !== undefined && row.owner === owner ? row : null
}
