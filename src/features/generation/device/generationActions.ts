import { showOnIcon } from '#domain/browser/parts.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { Generation } from '#domain/generation/generation.ts'
import { askForGeneration, retryGeneration, type WantedGeneration } from '#offline/generation/commands.ts'
import {
  type GenerationDraft,
  readGenerationDraft,
  writeGenerationDraft,
} from '#offline/generation/drafts.ts'
import {
  type GenerationPreferences,
  writeGenerationPreferences,
} from '#offline/generation/generationPreferences.ts'
import { generationJob } from '#offline/generation/generationJob.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import {
  changeTags,
  followGeneration,
  markSeen,
  removeFromHistory,
  restoreToHistory,
  setFavourite,
} from '#offline/generation/historyCommands.ts'
import { checkNow } from '#offline/generation/checkNow.ts'
import type { TagChange } from '#offline/generation/tagChange.ts'
import { cancelJob, confirmJob, dropJob } from '#offline/jobs/jobCommands.ts'
import { database } from '#offline/openDatabase.ts'

// The commands of generations on this page's database. Loaded with the first press, never with a screen.

export const ask = async (wanted: WantedGeneration) => askForGeneration(await database(), wanted)
export const confirm = async (refCode: string, credits: number) =>
  confirmJob(await database(), generationJob, refCode, credits)
export const drop = async (refCode: string) => dropJob(await database(), generationJob, refCode)
export const cancel = async (refCode: string) => cancelJob(await database(), generationJob, refCode)
export const retry = async (refCode: string, price: Pick<WantedGeneration, 'credits' | 'isOffline'>) =>
  retryGeneration(await database(), refCode, price)
export const check = async (refCode: string) => checkNow(await database(), refCode)

export const tag = async (refCode: string, wanted: TagChange) => changeTags(await database(), refCode, wanted)
export const favourite = async (refCode: string, isFavourite: boolean) =>
  setFavourite(await database(), refCode, isFavourite)
export const remove = async (refCodes: readonly string[]) => removeFromHistory(await database(), refCodes)
export const restore = async (rows: readonly GenerationRow[]) => restoreToHistory(await database(), rows)
export const follow = async (generation: Generation) => followGeneration(await database(), generation)

/** They have been looked at: they count as new no more, not on the installed icon either. */
export async function seen(refCodes: readonly string[]): Promise<void> {
  await showOnIcon(await markSeen(await database(), refCodes))
}

export const savePreferences = async (values: Partial<GenerationPreferences>) =>
  writeGenerationPreferences(await database(), values)

/** The owners that this page's drafts were read for: none is written into another owner's. */
const owners = new Map<GenerationType, string>()

export async function readDraft(type: GenerationType): Promise<GenerationDraft | null> {
  const { owner, draft } = await readGenerationDraft(await database(), type)
  owners.set(type, owner)
  return draft
}

/** Null forgets it. One that was never read isn't written: it would put less in its place. */
export async function writeDraft(type: GenerationType, draft: GenerationDraft | null): Promise<void> {
  const owner = owners.get(type)
  if (owner !== undefined) await writeGenerationDraft(await database(), type, { owner, draft })
}
