import * as z from 'zod/mini'
import { formValuesSchema } from '#domain/template/formValues.ts'
import type { FormValues } from '#domain/template/fillForm.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { changeDrafts, nameDraftOwner } from '../session/draftOwner.ts'
import { isGuest } from '../session/owners.ts'

/** A draft of a template’s form and its owner: a later write has to name them. */
export interface OwnedFormDraft {
  readonly owner: string
  readonly values: FormValues | null
}

const nameOf = (slug: string) => `template:${slug}`

/** The draft of this device's present user, a guest included. */
export function readFormDraft(db: IskraDatabase, slug: string): Promise<OwnedFormDraft> {
  return change(db, ['drafts', 'settings'], async (stores) => {
    const owner = await currentOwner(stores)
    await nameDraftOwner(stores, owner)
    const row = await stores.drafts.get(nameOf(slug))
    return { owner, values: z.safeParse(formValuesSchema, row?.value).data ?? null }
  })
}

/**
 * Stores a draft; null deletes it. One begun by a person who has left this device is not stored; a guest’s moves to
 * their account when they sign in.
 */
export function writeFormDraft(
  db: IskraDatabase,
  slug: string,
  { owner, values }: OwnedFormDraft,
): Promise<void> {
  return changeDrafts(
    db,
    (present) => owner === present || (isGuest(owner) && !isGuest(present)),
    ({ drafts }) =>
      values === null
        ? drafts.delete(nameOf(slug))
        : drafts.put({ name: nameOf(slug), value: values, savedAt: Date.now() }),
  )
}
