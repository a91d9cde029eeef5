import * as z from 'zod/mini'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import { currentOwner } from '../outbox/owner.ts'
import { nameDraftOwner } from '../session/draftOwner.ts'
import {
  type KnownDraft,
  type OwnedDrafts,
  readOwnedDrafts,
  type ChangedDraft,
  mergedDraft,
  mergeOwnedDraft,
} from '../session/ownedDrafts.ts'

const draftSchema = z.object({
  picture: z.nullable(
    z.object({
      fileId: z.string(),
      width: z.number(),
      height: z.number(),
      placement: z.object({ x: z.number(), y: z.number(), zoom: z.number(), rotation: z.number() }),
    }),
  ),
  isTurned: z.boolean(),
  /** It went into the cart as it was then, and on from there: it isn't offered as begun any more. */
  wasInCart: z.boolean(),
})

/** A draft of a picture's placement on a product. */
export type PrintDraft = z.infer<typeof draftSchema>
/** A draft by its id, which its line in the cart gets too. */
export type KnownPrint = KnownDraft<PrintDraft>

const PRINTS = 'print:'
const prefixOf = (handle: string) => `${PRINTS}${handle}:`

/** The present user's print drafts of a product, a guest's included. */
export function readPrintDrafts(db: IskraDatabase, handle: string): Promise<OwnedDrafts<PrintDraft>> {
  return readOwnedDrafts(db, prefixOf(handle), draftSchema)
}

/** Stores a draft as `mergeOwnedDraft` does; one without a picture is none. */
export function mergePrintDraft(
  db: IskraDatabase,
  { handle, id, owner }: { readonly handle: string; readonly id: string; readonly owner: string },
  changed: ChangedDraft<PrintDraft>,
): Promise<PrintDraft> {
  const name = `${prefixOf(handle)}${id}`
  const isEmpty = ({ picture }: PrintDraft) => picture === null
  return mergeOwnedDraft(db, { name, owner }, changed, { schema: draftSchema, isEmpty })
}

/** A print merged with changes by others. */
export const mergedPrint = (changed: ChangedDraft<PrintDraft>, theirs: PrintDraft): PrintDraft =>
  mergedDraft(draftSchema, changed, theirs)

/** Keeps a file that was chosen, with the draft that names it: both or none. Resolves to the draft. */
export function keepPrintFile(
  db: IskraDatabase,
  { handle, id }: { readonly handle: string; readonly id: string },
  {
    blob,
    mimeType,
    draftOf,
  }: {
    readonly blob: Blob
    readonly mimeType: string
    readonly draftOf: (fileId: string) => PrintDraft
  },
): Promise<PrintDraft> {
  return change(db, ['drafts', 'printFiles', 'settings'], async (stores) => {
    await nameDraftOwner(stores, await currentOwner(stores))
    const fileId = newId()
    const savedAt = Date.now()
    const draft = draftOf(fileId)
    await stores.printFiles.put({ id: fileId, blob, mimeType, savedAt })
    await stores.drafts.put({ name: `${prefixOf(handle)}${id}`, value: draft, savedAt })
    return draft
  })
}

/** A line that left the cart may be restored; after this time, in ms, it is taken as gone. */
const OLD_MS = 7 * 24 * 60 * 60_000

/**
 * Removes the drafts whose line left the cart long ago, and files without a reference. Large files take the most of a
 * device's storage.
 */
export function sweepPrintFiles(db: IskraDatabase, now: number): Promise<void> {
  return change(db, ['cartItems', 'drafts', 'outbox', 'printFiles'], async (stores) => {
    const files = await stores.printFiles.toCollection().primaryKeys()
    if (files.length === 0) return
    const lines = await stores.cartItems.toArray()
    const inCart = new Set(lines.map(({ id }) => id))
    const rows = await stores.drafts.where('name').startsWith(PRINTS).toArray()
    const isOver = (row: (typeof rows)[number]) =>
      now - row.savedAt > OLD_MS &&
      z.safeParse(draftSchema, row.value).data?.wasInCart === true &&
      !inCart.has(row.name.slice(row.name.lastIndexOf(':') + 1))
    const over = rows.filter(isOver)
    await stores.drafts.bulkDelete(over.map(({ name }) => name))
    const intents = await stores.outbox.toArray()
    const named = new Set([
      ...lines.map(({ print }) => print?.picture.fileId),
      ...rows
        .filter((row) => !over.includes(row))
        .map(({ value }) => z.safeParse(draftSchema, value).data?.picture?.fileId),
      ...intents.flatMap(({ arguments: its }) => {
        if ('removed' in its) return [its.removed?.print?.picture.fileId]
        return 'body' in its && 'file_id' in its.body ? [its.body.file_id] : []
      }),
    ])
    await stores.printFiles.bulkDelete(files.filter((id) => !named.has(id)))
  })
}
