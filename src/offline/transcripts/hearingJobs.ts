import type { ProductApi } from '#api/product/productApi.ts'
import { sentSoundSource, type SentSound } from '#domain/generation/sentSound.ts'
import { change, read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { askForGeneration } from '../generation/commands.ts'
import { GENERATION_STORES } from '../generation/enqueueGeneration.ts'
import { findByRefCode } from '../generation/findByRefCode.ts'
import type { GenerationRow } from '../generation/generationRow.ts'
import { isYesOld } from '../jobs/jobRow.ts'
import { takeGeneration } from '../generation/takeAnswer.ts'
import { noteAsked } from './transcriptHearings.ts'
import type { TranscriptHearing } from './transcriptRows.ts'

export interface AskedHearing {
  readonly sound: SentSound
  /** How the job is called in the history. */
  readonly prompt: string
  /** Whoever agreed to the price is still at this page. Others are asked again before anything is spent by an old yes. */
  readonly isAgreedHere: boolean
}

/**
 * Begins the job of a part whose sound has arrived, as any generation is begun; one that was begun before stays one.
 * Rejects with an `OfflineError`.
 */
export async function askForHearing(
  db: IskraDatabase,
  transcriptId: string,
  hearing: TranscriptHearing,
  { sound, prompt, isAgreedHere }: AskedHearing,
): Promise<void> {
  const { id, engine, language, credits } = hearing
  const known = await read(db, ['generations'], (stores) => stores.generations.get(id))
  if (known === undefined) {
    const options = { source: sentSoundSource(sound), language }
    const press = { refCode: id, type: 'transcription', prompt, engine, options, credits } as const
    await askForGeneration(db, { ...press, isOffline: !isAgreedHere && isYesOld(hearing) })
  }
  await noteAsked(db, transcriptId, id)
}

/**
 * Finds the job of a part that has left this device, as the oldest of its history do, and brings it back. False where the
 * account has none. Rejects with the errors of the call, or an `OfflineError`.
 */
export async function bringHearingBack(
  db: IskraDatabase,
  api: ProductApi,
  { id }: TranscriptHearing,
): Promise<boolean> {
  const found = await findByRefCode(api, id)
  if (found === null) return false
  await change(db, GENERATION_STORES, (stores) => takeGeneration(stores, found, true))
  return true
}

/** The jobs of transcription that this device knows, by their refCodes. Reads alone, for a live query. */
export async function readHearingJobs(db: IskraDatabase): Promise<ReadonlyMap<string, GenerationRow>> {
  const rows = await db.generations.toArray()
  return new Map(rows.flatMap((row) => (row.type === 'transcription' ? [[row.refCode, row] as const] : [])))
}
