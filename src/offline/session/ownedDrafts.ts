import * as z from 'zod/mini'
import { areSameFields, mergeFields } from '#domain/mergeFields.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { changeDrafts, nameDraftOwner } from './draftOwner.ts'
import { isGuest } from './owners.ts'

/** A draft by what follows the beginning of its name. */
export interface KnownDraft<Draft> {
  readonly id: string
  readonly draft: Draft
}

/** Drafts, and whose they are: what is written later has to name the one they were read for. */
export interface OwnedDrafts<Draft> {
  readonly owner: string
  /** The latest change first. */
  readonly drafts: readonly KnownDraft<Draft>[]
}

/** The drafts whose names begin so, of whoever uses this device, a guest included. What can't be read is left out. */
export function readOwnedDrafts<Draft>(
  db: IskraDatabase,
  prefix: string,
  schema: z.ZodMiniType<Draft>,
): Promise<OwnedDrafts<Draft>> {
  return change(db, ['drafts', 'settings'], async (stores) => {
    const owner = await currentOwner(stores)
    await nameDraftOwner(stores, owner)
    const rows = await stores.drafts.where('name').startsWith(prefix).toArray()
    const drafts = rows
      .toSorted((one, other) => other.savedAt - one.savedAt)
      .flatMap(({ name, value }) => {
        const draft = z.safeParse(schema, value).data
        return draft === undefined ? [] : [{ id: name.slice(prefix.length), draft }]
      })
    return { owner, drafts }
  })
}

/** A draft as it is to be stored, and what of it was known before it was changed; null for nothing. */
export interface ChangedDraft<Draft> {
  readonly base: Draft | null
  readonly draft: Draft
}

/**
 * Stores a draft with what has been stored since `base`, in another tab for example: field by field, by `merge`. One that
 * `isEmpty` is removed. Resolves to the draft as it stands then, the very same where nothing else was changed. Whose it
 * has to be is as of `writeOwnedDraft`.
 */
export async function mergeOwnedDraft<Draft extends object>(
  db: IskraDatabase,
  { name, owner }: { readonly name: string; readonly owner: string },
  { base, draft }: ChangedDraft<Draft>,
  kind: {
    readonly schema: z.ZodMiniType<Draft>
    readonly isEmpty: (draft: Draft) => boolean
  },
): Promise<Draft> {
  let merged = draft
  await changeDrafts(db, isMeantFor(owner), async ({ drafts }) => {
    const stored = z.safeParse(kind.schema, (await drafts.get(name))?.value).data
    merged = stored === undefined ? draft : mergedDraft(kind.schema, { base, draft }, stored)
    if (kind.isEmpty(merged)) await drafts.delete(name)
    else await drafts.put({ name, value: merged, savedAt: Date.now() })
  })
  return merged
}

/** A draft with what others have changed since `base`; the very same where that is nothing. */
export function mergedDraft<Draft>(
  schema: z.ZodMiniType<Draft>,
  { base, draft }: ChangedDraft<Draft>,
  theirs: Draft,
): Draft {
  const merged = z.safeParse(schema, mergeFields(base, draft, theirs)).data ?? draft
  return areSameFields(merged, draft) ? draft : merged
}

/** Theirs whose it is, or of whoever they are now that they have signed in. */
const isMeantFor = (owner: string) => (present: string) =>
  owner === present || (isGuest(owner) && !isGuest(present))

/**
 * Stores a draft; null removes it. One that was begun by somebody who has left this device isn't stored; a guest's goes
 * along when they sign in.
 */
export function writeOwnedDraft(
  db: IskraDatabase,
  { name, owner }: { readonly name: string; readonly owner: string },
  draft: object | null,
): Promise<void> {
  return changeDrafts(db, isMeantFor(owner), ({ drafts }) =>
    draft === null ? drafts.delete(name) : drafts.put({ name, value: draft, savedAt: Date.now() }),
  )
}
