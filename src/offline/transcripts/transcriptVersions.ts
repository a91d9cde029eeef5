import { newId } from '#domain/newId.ts'
import { MOST_TRANSCRIPT_VERSIONS, MOST_VERSIONS_CHARACTERS } from '#domain/transcript/transcriptLimits.ts'
import { versionsToDrop } from '#domain/versionsToDrop.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import type { Readable, Stores } from '../stores.ts'
import type { TranscriptRow, TranscriptVersionReason, TranscriptVersionRow } from './transcriptRows.ts'

/** The versions of a transcript, the one kept last first. Reads alone, for a live query. */
export async function readTranscriptVersions(
  stores: Readable<'transcriptVersions'>,
  transcriptId: string,
): Promise<readonly TranscriptVersionRow[]> {
  const rows = await stores.transcriptVersions.where('transcriptId').equals(transcriptId).toArray()
  return rows.toSorted((one, other) => other.keptAt - one.keptAt || (other.id > one.id ? 1 : -1))
}

/**
 * Keeps what a transcript was as a version. Nothing where that has no words, or is what its newest version has; then one
 * that was kept by itself counts as saved once somebody asks for it. Nothing for one that is gone. Rejects with an
 * `OfflineError`.
 */
export async function keepTranscriptVersion(
  db: IskraDatabase,
  {
    transcriptId,
    packed,
    glimpse,
    reason,
  }: Pick<TranscriptVersionRow, 'transcriptId' | 'reason'> & Pick<TranscriptRow, 'packed' | 'glimpse'>,
): Promise<void> {
  await change(db, ['transcripts', 'transcriptVersions', 'settings'], async (stores) => {
    const row = await stores.transcripts.get(transcriptId)
    if (row !== undefined && row.owner === (await currentOwner(stores)))
      await putTranscriptVersion(stores, { ...row, packed, glimpse }, reason)
  })
}

/**
 * Puts a version back in place of the transcript, which is kept as a version itself. `glimpse` is how the version begins.
 * Nothing where either is gone. Rejects with an `OfflineError`.
 */
export async function restoreTranscriptVersion(
  db: IskraDatabase,
  versionId: string,
  glimpse: string,
): Promise<void> {
  await change(db, ['transcripts', 'transcriptVersions', 'settings'], async (stores) => {
    const version = await stores.transcriptVersions.get(versionId)
    const row = version && (await stores.transcripts.get(version.transcriptId))
    if (version === undefined || row === undefined || row.owner !== (await currentOwner(stores))) return
    await putTranscriptVersion(stores, row, 'before-change')
    const [edition, changedAt] = [row.edition + 1, Date.now()]
    await stores.transcripts.put({ ...row, packed: version.text, glimpse, edition, changedAt })
  })
}

/** The same inside the caller's transaction. */
export async function putTranscriptVersion(
  stores: Stores<'transcriptVersions'>,
  { id: transcriptId, owner, packed: text, glimpse }: TranscriptRow,
  reason: TranscriptVersionReason,
): Promise<void> {
  if (glimpse === '') return
  const versions = await readTranscriptVersions(stores, transcriptId)
  const [newest] = versions
  if (newest?.text === text) {
    if (reason === 'saved') await stores.transcriptVersions.put({ ...newest, reason })
    return
  }
  // A clock that was set back must not put it in front of older ones.
  const keptAt = Math.max(Date.now(), (newest?.keptAt ?? 0) + 1)
  const added = { id: newId(), owner, transcriptId, text, reason, keptAt }
  await stores.transcriptVersions.put(added)
  const bounds = { most: MOST_TRANSCRIPT_VERSIONS, mostCharacters: MOST_VERSIONS_CHARACTERS }
  const dropped = versionsToDrop([added, ...versions], bounds)
  await stores.transcriptVersions.bulkDelete(dropped.map(({ id }) => id))
}
