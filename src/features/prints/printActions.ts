import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { allowedPlacement, FILLED } from '#domain/prints/placement.ts'
import type { Print } from '#domain/prints/print.ts'
import { fitsTurned, printArea } from '#domain/prints/printArea.ts'
import { needsPicture } from '#domain/prints/printProducts.ts'
import { read } from '#offline/change.ts'
import type { OwnThing } from '#offline/gifts/putGift.ts'
import { newId } from '#domain/newId.ts'
import { database } from '#offline/openDatabase.ts'
import {
  keepPrintFile,
  type KnownPrint,
  type PrintDraft,
  readPrintDrafts,
  sweepPrintFiles,
  mergePrintDraft,
} from '#offline/prints/printDrafts.ts'
import { askedForPicture, changeCurrentPrint, currentPrint } from './currentPrint.ts'
import { printPreview, type ReadPicture, readPictureFile } from './pictureFile.ts'

// The prints' access to this device's database. Loaded with the editor or the first press, never with a screen.

export const EMPTY_PRINT: PrintDraft = { picture: null, isTurned: false, wasInCart: false }

/** Another picture on the same product. */
export const newPrint = () => ({ id: newId(), draft: EMPTY_PRINT })

/** Whose each product's drafts were when they were read. */
const owners = new Map<string, string>()

/** The pictures begun on a product, the latest change first. Empty where the device refuses storage. */
export async function readPrints(handle: string): Promise<readonly KnownPrint[]> {
  try {
    const db = await database()
    const [{ owner, drafts }, lines] = await Promise.all([
      readPrintDrafts(db, handle),
      read(db, ['cartItems'], ({ cartItems }) => cartItems.toArray()),
    ])
    owners.set(handle, owner)
    // A line has its picture also where the draft that it came from is gone.
    const ofLines = lines.flatMap((line): readonly KnownPrint[] => {
      if (line.handle !== handle || line.print === undefined) return []
      const { picture, isTurned } = line.print
      return [{ id: line.id, draft: { picture, isTurned, wasInCart: true } }]
    })
    const known = new Set(drafts.map(({ id }) => id))
    return [...drafts, ...ofLines.filter(({ id }) => !known.has(id))]
  } catch {
    return []
  }
}

/**
 * Stores a draft merged with another tab's changes since `base`; one without a picture is removed. Resolves to the
 * stored draft. Never rejects.
 */
export async function writePrint(
  handle: string,
  id: string,
  changed: { readonly base: PrintDraft | null; readonly draft: PrintDraft },
): Promise<PrintDraft> {
  const owner = owners.get(handle)
  if (owner === undefined) return changed.draft
  try {
    return await mergePrintDraft(await database(), { handle, id, owner }, changed)
  } catch {
    // Refused storage is no safety net.
    return changed.draft
  }
}

/** The picture of a product that was begun and put nowhere yet, the latest first. */
export const begunPrint = (prints: readonly KnownPrint[]) => prints.find(({ draft }) => !draft.wasInCart)

/**
 * Keeps a chosen file and lays it on the product, filling it. Resolves to its draft. Rejects with an `OfflineError`
 * where the device has no room.
 */
export async function layPicture(
  { handle, id, draft }: KnownPrint & { readonly handle: string },
  { file, width, height }: ReadPicture,
): Promise<PrintDraft> {
  const kept = await keepPrintFile(
    await database(),
    { handle, id },
    {
      blob: file,
      mimeType: file.type,
      draftOf: (fileId) => ({ ...draft, picture: { fileId, width, height, placement: FILLED } }),
    },
  )
  return kept
}

/**
 * Begins a print with a picture, the longer side along the longer one. Resolves to its id, which the address of the
 * product's page can name. Rejects as `layPicture` does.
 */
export async function beginPrint(handle: string, picture: ReadPicture): Promise<string> {
  const { id, draft } = newPrint()
  await layPicture({ handle, id, draft: { ...draft, isTurned: fitsTurned(handle, picture) } }, picture)
  return id
}

/** The file of a picture; null where this device hasn't got it any more. */
export async function readPrintFile(fileId: string): Promise<Blob | null> {
  try {
    const db = await database()
    const row = await read(db, ['printFiles'], ({ printFiles }) => printFiles.get(fileId))
    return row === undefined ? null : new Blob([row.blob], { type: row.mimeType })
  } catch {
    return null
  }
}

/** Deletes pictures without a reference, in the background. */
export async function sweepPrints(): Promise<void> {
  try {
    await sweepPrintFiles(await database(), Date.now())
  } catch {
    // The next time, then.
  }
}

/** The print for the cart, after a press on a product’s button. */
interface PrintToBuy {
  readonly id: string
  readonly print: Print
}

/**
 * The picture on the product, or the last one; null for none where it is optional; `incomplete` where it is required,
 * which its editor then shows.
 */
export async function toBuy(
  { handle }: Pick<Product, 'handle'>,
  { title: variantTitle }: Pick<ProductVariant, 'title'>,
): Promise<PrintToBuy | 'incomplete' | null> {
  const open = currentPrint.getSnapshot()
  const print = open?.handle === handle ? open : begunPrint(await readPrints(handle))
  const bought = print === undefined ? null : await withPreview(handle, variantTitle, print)
  if (bought !== null) return bought
  if (!needsPicture(handle)) return null
  askedForPicture.set({ handle })
  return 'incomplete'
}

async function withPreview(
  handle: string,
  variantTitle: string,
  { id, draft: { picture, isTurned } }: KnownPrint,
): Promise<PrintToBuy | null> {
  const area = printArea(handle, variantTitle, isTurned)
  if (picture === null || area === null) return null
  const file = await readPrintFile(picture.fileId)
  if (file === null) return null
  const seen = await readPictureFile(file)
  if (typeof seen === 'string') return null
  const placed = { ...picture, placement: allowedPlacement(area, picture, picture.placement) }
  return { id, print: { picture: placed, isTurned, preview: await printPreview(area, placed, seen.shown) } }
}

/** Marks the picture as put into the cart. */
export async function markInCart(handle: string, thing: OwnThing): Promise<void> {
  if (!('print' in thing)) return
  const { picture, isTurned } = thing.print
  await writePrint(handle, thing.id, { base: null, draft: { picture, isTurned, wasInCart: true } })
  changeCurrentPrint((draft) => ({ ...draft, wasInCart: true }))
}
