import { checkNow } from '#offline/generation/checkNow.ts'
import { generationJob } from '#offline/generation/generationJob.ts'
import { cancelJob, confirmJob, dropJob } from '#offline/jobs/jobCommands.ts'
import { database } from '#offline/openDatabase.ts'
import { agreeTo } from '#offline/texts/agreedEngine.ts'
import { askForRework, type WantedRework } from '#offline/texts/askForRework.ts'
import {
  dropRework,
  keepAnswer,
  leaveOfRework,
  restoreRework,
  takeOfRework,
} from '#offline/texts/textReworks.ts'
import type { TextReworkRow } from '#offline/texts/textRows.ts'

// The commands of reworks on this page's database. Loaded with the first press.

export const agree = async (engine: string) => agreeTo(await database(), engine)
export const ask = async (wanted: WantedRework) => askForRework(await database(), wanted)
export const confirm = async (id: string, credits: number) =>
  confirmJob(await database(), generationJob, id, credits)
export const cancel = async (id: string) => cancelJob(await database(), generationJob, id)
export const check = async (id: string) => checkNow(await database(), id)
export const keep = async (id: string) => keepAnswer(await database(), id)
export const take = async (id: string, taken: Parameters<typeof takeOfRework>[2]) =>
  takeOfRework(await database(), id, taken)
export const leave = async (id: string, ids: readonly number[]) => leaveOfRework(await database(), id, ids)
export const restore = async (row: TextReworkRow) => restoreRework(await database(), row)
export const drop = async (id: string) => dropRework(await database(), id)

/** Does without a job that nothing was sent of, and its rework. */
export async function decline(id: string): Promise<void> {
  const db = await database()
  await dropJob(db, generationJob, id)
  await dropRework(db, id)
}
