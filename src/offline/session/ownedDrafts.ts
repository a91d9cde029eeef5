import * as z from 'zod/mini'
import { areSameFields, mergeFields } from '#domain/mergeFields.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { changeDrafts, nameDraftOwner } from './draftOwner.ts'
import { isGuest } from './owners.ts'

/** A draft by the rest of its name, after the prefix. */
export interface KnownDraft<Draft> {
  readonly id: string
  readonly draft: Draft
}

/** Drafts and their owner: a later write has to name the owner they were read for. */
export interface OwnedDrafts<Draft> {
  readonly owner: string
  /** The latest change first. */
  readonly drafts: readonly KnownDraft<Draft>[]
}

/** The present user's drafts whose names begin so, a guest's included. Unreadable ones are left out. */
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

/** A draft to store, and its known state before the change; null for none. */
export interface ChangedDraft<Draft> {
  readonly base: Draft | null
  readonly draft: Draft
}

/**
 * Stores a draft merged by `merge`, field by field, with changes stored since `base`, for example by another tab. One
 * that `isEmpty` is removed. Resolves to the merged draft, the same object where there were no other changes. The rule
 * of owners is that of `writeOwnedDraft`.
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

/** A draft merged with others' changes since `base`; the same object where there are none. */
export function mergedDraft<Draft>(
  schema: z.ZodMiniType<Draft>,
  { base, draft }: ChangedDraft<Draft>,
  theirs: Draft,
): Draft {
  const merged = z.safeParse(schema, mergeFields(base, draft, theirs)).data ?? draft
  return areSameFields(merged, draft) ? draft : merged
}

/** Whether a draft belongs to the present user: to themselves, or to the guest they were before signing in. */
const isMeantFor = (owner: string) => (present: string) =>
  owner === present || (isGuest(owner) && !isGuest(present))

/**
 * Stores a draft; null removes it. One begun by a person who has left this device isn't stored; a guest's moves to
 * their account when they sign in.
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
