import { newId } from '#domain/newId.ts'
import { MOST_TITLE_CHARACTERS } from '#domain/text/textBounds.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { readTranscriptRow } from './readTranscripts.ts'
import type {
  TranscriptRow,
  TranscriptSoundRow,
  TranscriptVersionRow,
  TranscriptWaveRow,
} from './transcriptRows.ts'
import { readTranscriptVersions } from './transcriptVersions.ts'

/** Gives a transcript a title; an empty one has its recording or its first words name it again. Rejects with an `OfflineError`. */
export async function renameTranscript(db: IskraDatabase, id: string, title: string): Promise<void> {
  const given = title.trim().slice(0, MOST_TITLE_CHARACTERS).toWellFormed()
  await change(db, ['transcripts', 'settings'], async (stores) => {
    const row = await readTranscriptRow(stores, id)
    if (row !== null) await stores.transcripts.put({ ...row, givenTitle: given === '' ? null : given })
  })
}

/** Keeps where the playhead was left. It is no change of the document. Rejects with an `OfflineError`. */
export async function keepPosition(db: IskraDatabase, id: string, positionMs: number): Promise<void> {
  await change(db, ['transcripts', 'settings'], async (stores) => {
    const row = await readTranscriptRow(stores, id)
    if (row !== null && row.positionMs !== positionMs) await stores.transcripts.put({ ...row, positionMs })
  })
}

/** A transcript that was taken away, whole. */
export interface RemovedTranscript {
  readonly row: TranscriptRow
  readonly versions: readonly TranscriptVersionRow[]
  readonly sounds: readonly TranscriptSoundRow[]
  readonly wave: TranscriptWaveRow | null
}

const ALL = ['transcripts', 'transcriptVersions', 'transcriptSounds', 'transcriptWaves', 'settings'] as const

/** Takes a transcript with all that belongs to it away; resolves to that, null where it was gone. Rejects with an `OfflineError`. */
export async function removeTranscript(db: IskraDatabase, id: string): Promise<RemovedTranscript | null> {
  return change(db, ALL, async (stores) => {
    const row = await readTranscriptRow(stores, id)
    if (row === null) return null
    const versions = await readTranscriptVersions(stores, id)
    const sounds = await stores.transcriptSounds.where('transcriptId').equals(id).toArray()
    const wave = (await stores.transcriptWaves.get(id)) ?? null
    await stores.transcripts.delete(id)
    await stores.transcriptVersions.bulkDelete(versions.map((version) => version.id))
    await stores.transcriptSounds.bulkDelete(sounds.map((sound) => sound.id))
    await stores.transcriptWaves.delete(id)
    return { row, versions, sounds, wave }
  })
}

/**
 * Puts back what was taken away. Nothing where its owner has left this device; the document stays as it is where it is
 * there again, because another tab went on with it. Rejects with an `OfflineError`.
 */
export async function bringTranscriptBack(
  db: IskraDatabase,
  { row, versions, sounds, wave }: RemovedTranscript,
): Promise<void> {
  await change(db, ALL, async (stores) => {
    if (row.owner !== (await currentOwner(stores))) return
    await stores.transcriptVersions.bulkPut([...versions])
    await stores.transcriptSounds.bulkPut([...sounds])
    if (wave !== null) await stores.transcriptWaves.put(wave)
    if ((await stores.transcripts.get(row.id)) === undefined) await stores.transcripts.put(row)
  })
}

/** Makes a second transcript of one, with its recording, without its versions and what is still to come; resolves to its id, null where it is gone. Rejects with an `OfflineError`. */
export async function duplicateTranscript(
  db: IskraDatabase,
  id: string,
  title: string,
): Promise<string | null> {
  return change(db, ALL, async (stores) => {
    const row = await readTranscriptRow(stores, id)
    if (row === null) return null
    const [copyId, now] = [newId(), Date.now()]
    const givenTitle = title.slice(0, MOST_TITLE_CHARACTERS).toWellFormed()
    const sounds = await stores.transcriptSounds.where('transcriptId').equals(id).toArray()
    const wave = await stores.transcriptWaves.get(id)
    const times = { createdAt: now, changedAt: now }
    await stores.transcripts.put({ ...row, id: copyId, givenTitle, edition: 1, hearings: [], ...times })
    await stores.transcriptSounds.bulkPut(
      sounds.map((sound) => ({ ...sound, id: newId(), transcriptId: copyId })),
    )
    if (wave !== undefined) await stores.transcriptWaves.put({ ...wave, id: copyId })
    return copyId
  })
}
