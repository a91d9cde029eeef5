import * as z from 'zod/mini'
import type { GenerationType } from '#domain/generation/engines.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { changeDrafts, nameDraftOwner } from '../session/draftOwner.ts'
import { isGuest } from '../session/owners.ts'
import { readGenerationPreferences } from './generationPreferences.ts'

const draftSchema = z.object({
  prompt: z.string(),
  /** Null: the default one. */
  engine: z.nullable(z.string()),
  options: z.record(z.string(), z.unknown()),
})

/** A draft of a generator's form. The options are read leniently: they may be half done. */
export type GenerationDraft = z.infer<typeof draftSchema>

/** A draft and its owner: a later write has to name the owner it was read for. */
export interface OwnedDraft {
  readonly owner: string
  readonly draft: GenerationDraft | null
}

const nameOf = (type: GenerationType) => `generation:${type}`

/**
 * How long (ms) a draft lasts for a person who wants none stored: the way to the sign-in and back, a crash and a
 * reload.
 */
const SHORT_LIFE_MS = 30 * 60_000

/** The draft of this device's present user, a guest included. */
export function readGenerationDraft(db: IskraDatabase, type: GenerationType): Promise<OwnedDraft> {
  return change(db, ['drafts', 'settings'], async (stores) => {
    const owner = await currentOwner(stores)
    await nameDraftOwner(stores, owner)
    const row = await stores.drafts.get(nameOf(type))
    const { savePromptHistory } = await readGenerationPreferences(stores)
    const isOver = !savePromptHistory && (row?.savedAt ?? 0) < Date.now() - SHORT_LIFE_MS
    if (isOver) await stores.drafts.delete(nameOf(type))
    return { owner, draft: isOver ? null : (z.safeParse(draftSchema, row?.value).data ?? null) }
  })
}

/**
 * Stores a draft; null deletes it. A draft begun by a person who has left this device is not stored; a guest's moves to
 * their account when they sign in.
 */
export function writeGenerationDraft(
  db: IskraDatabase,
  type: GenerationType,
  { owner, draft }: OwnedDraft,
): Promise<void> {
  return changeDrafts(
    db,
    (present) => owner === present || (isGuest(owner) && !isGuest(present)),
    ({ drafts }) =>
      draft === null
        ? drafts.delete(nameOf(type))
        : drafts.put({ name: nameOf(type), value: draft, savedAt: Date.now() }),
  )
}
