import { read } from '#offline/change.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { database } from '#offline/openDatabase.ts'
import { readTranscriptRow } from '#offline/transcripts/readTranscripts.ts'
import { type OpenTranscript, openTranscript, type TranscriptListener } from './openTranscript.ts'
import { type OpenSoundOf, openSoundOf } from './openSoundOf.ts'
import { takeUpTranscript } from './takeUpTranscript.ts'

/** A transcript that is open, with its recording. */
export interface OpenWork {
  readonly open: OpenTranscript
  readonly sound: OpenSoundOf
  readonly db: IskraDatabase
  readonly close: () => void
}

/** Opens a transcript of this device; null where there is none under the id that can be read. Rejects with an `OfflineError`. */
export async function openStoredTranscript(
  id: string,
  listener: TranscriptListener,
): Promise<OpenWork | null> {
  const db = await database()
  await takeUpTranscript(db, id)
  const row = await read(db, ['transcripts', 'settings'], (stores) => readTranscriptRow(stores, id))
  const open = row === null ? null : openTranscript(db, row, listener)
  if (open === null) return null
  const sound = openSoundOf(db, open)
  return {
    open,
    sound,
    db,
    close() {
      sound.close()
      open.close()
    },
  }
}
