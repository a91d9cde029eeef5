import { newId } from '#domain/newId.ts'
import { change, read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { OfflineError } from '../offlineError.ts'
import { currentOwner } from '../outbox/owner.ts'
import { readTranscriptRow } from './readTranscripts.ts'
import type { SoundFacts, TranscriptWaveRow } from './transcriptRows.ts'

/** What became of a recording. `no-room`: the transcript stays, and asks for the file when it is opened again. */
export type KeptSound = 'kept' | 'no-room' | 'gone'

/**
 * Stores the recording of a transcript in place of the one it had. Where the device has no room, the transcript knows of
 * its recording all the same. Rejects with an `OfflineError` where nothing can be stored.
 */
export async function keepSound(
  db: IskraDatabase,
  id: string,
  { blob, facts }: { readonly blob: Blob; readonly facts: Omit<SoundFacts, 'isKept'> },
): Promise<KeptSound> {
  try {
    return await change(
      db,
      ['transcripts', 'transcriptSounds', 'transcriptWaves', 'settings'],
      async (stores) => {
        const row = await readTranscriptRow(stores, id)
        if (row === null) return 'gone'
        await stores.transcriptSounds.where('transcriptId').equals(id).delete()
        await stores.transcriptWaves.delete(id)
        await stores.transcriptSounds.put({
          id: newId(),
          owner: row.owner,
          transcriptId: id,
          position: 0,
          blob,
        })
        await stores.transcripts.put({ ...row, sound: { ...facts, isKept: true } })
        return 'kept'
      },
    )
  } catch (error) {
    if (!(error instanceof OfflineError) || error.code !== 'OFFLINE_STORAGE_FULL') throw error
    return change(db, ['transcripts', 'transcriptSounds', 'transcriptWaves', 'settings'], async (stores) => {
      const row = await readTranscriptRow(stores, id)
      if (row === null) return 'gone'
      // What lies there is of another file.
      await stores.transcriptSounds.where('transcriptId').equals(id).delete()
      await stores.transcriptWaves.delete(id)
      await stores.transcripts.put({ ...row, sound: { ...facts, isKept: false } })
      return 'no-room'
    })
  }
}

/** Stores the next piece of a recording that is being made; its facts grow with it. Rejects with an `OfflineError`. */
export async function addSoundPiece(
  db: IskraDatabase,
  id: string,
  { blob, durationMs }: { readonly blob: Blob; readonly durationMs: number },
): Promise<void> {
  await change(db, ['transcripts', 'transcriptSounds', 'settings'], async (stores) => {
    const row = await readTranscriptRow(stores, id)
    if (row?.sound == null) return
    const pieces = stores.transcriptSounds.where('transcriptId').equals(id)
    const position = await pieces.count()
    await stores.transcriptSounds.put({ id: newId(), owner: row.owner, transcriptId: id, position, blob })
    const bytes = row.sound.bytes + blob.size
    await stores.transcripts.put({ ...row, sound: { ...row.sound, bytes, durationMs, isKept: true } })
  })
}

/** The recording of a transcript, its pieces together; null where this device has none. Rejects with an `OfflineError`. */
export async function readSoundBlob(db: IskraDatabase, id: string): Promise<Blob | null> {
  return read(db, ['transcripts', 'transcriptSounds', 'settings'], async (stores) => {
    const row = await readTranscriptRow(stores, id)
    if (row === null) return null
    const pieces = await stores.transcriptSounds.where('transcriptId').equals(id).sortBy('position')
    if (pieces.length === 0) return null
    return new Blob(
      pieces.map(({ blob }) => blob),
      { type: row.sound?.mimeType ?? '' },
    )
  })
}

/** Stores what a recording looks like and how long it is. Nothing where the transcript is gone. Rejects with an `OfflineError`. */
export async function keepWave(
  db: IskraDatabase,
  { id, peaks, levels, durationMs }: Omit<TranscriptWaveRow, 'owner'> & { readonly durationMs: number },
): Promise<void> {
  await change(db, ['transcripts', 'transcriptWaves', 'settings'], async (stores) => {
    const row = await stores.transcripts.get(id)
    if (row === undefined || row.owner !== (await currentOwner(stores))) return
    await stores.transcriptWaves.put({ id, owner: row.owner, peaks, levels })
    if (row.sound !== null) await stores.transcripts.put({ ...row, sound: { ...row.sound, durationMs } })
  })
}

/** What a recording looks like; null where it has still to be read. Rejects with an `OfflineError`. */
export async function readWave(db: IskraDatabase, id: string): Promise<TranscriptWaveRow | null> {
  return read(db, ['transcriptWaves'], async (stores) => (await stores.transcriptWaves.get(id)) ?? null)
}
