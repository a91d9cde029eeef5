import { knownOwner } from '../outbox/owner.ts'
import type { Readable } from '../stores.ts'
import type { TranscriptRow } from './transcriptRows.ts'

/** The transcripts of whoever uses this device, what was changed last first. Reads alone, for a live query. */
export async function readTranscripts(
  stores: Readable<'transcripts' | 'settings'>,
): Promise<readonly TranscriptRow[]> {
  const owner = await knownOwner(stores)
  if (owner === null) return []
  const rows = await stores.transcripts.where('owner').equals(owner).toArray()
  return rows.toSorted((one, other) => other.changedAt - one.changedAt)
}

/** A transcript of whoever uses this device; null where there is none. Reads alone, for a live query. */
export async function readTranscriptRow(
  stores: Readable<'transcripts' | 'settings'>,
  id: string,
): Promise<TranscriptRow | null> {
  const [row, owner] = [await stores.transcripts.get(id), await knownOwner(stores)]
  return row !== undefined && row.owner === owner ? row : null
}
