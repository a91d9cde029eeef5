import {
  $n as string,
  Hn as nullable,
  Nn as boolean,
  Un as number,
  Wn as object,
  _r as safeParse,
} from '../renderPage.js'
import {
  c as placedOn,
  d as printArea,
  n as allowedPlacement,
  r as bledArea,
  t as FILLED,
  u as fitsTurned,
} from './placement-LjNxlXzS.js'
import { t as needsPicture } from './printProducts-H_uTqo1e.js'
import { r as read, t as change } from './change-BUCoBqBE.js'
import { t as newId } from './newId-QR5M__zB.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
import { t as currentOwner } from './owner-BCVJoIrS.js'
import { r as nameDraftOwner } from './draftOwner-CV9QjhlS.js'
import { n as writeOwnedDraft, t as readOwnedDrafts } from './ownedDrafts-D_YK9hZs.js'
import { i as currentPrint, n as askedForPicture, r as changeCurrentPrint } from './currentPrint-DIsCT1-U.js'
import { t as checkUpload } from './checkUpload-BRWZQtxR.js'
import './galleryImage-BUd21fo0.js'
// src/features/prints/pictureFile.ts
/** A screen shows no more; turning tens of megapixels with every move would stutter. */
var SHOWN_PX = 1600
/** Reads a chosen file. Resolves to why not where it can't be printed. */
async function readPictureFile(file, name) {
  const refusal = checkUpload({
    name,
    type: file.type,
    size: file.size,
  })
  if (refusal !== null) return refusal
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    try {
      if (width * height > 5e7) return 'PICTURE_TOO_LARGE'
      return {
        width,
        height,
        shown: await smallCopy(bitmap),
      }
    } finally {
      bitmap.close()
    }
  } catch {
    return 'FILE_UNREADABLE'
  }
}
/** The file at an address of ours. Rejects with a TypeError where it can't be had. */
async function fetchPictureFile(url) {
  const answer = await fetch(url)
  if (!answer.ok) throw new TypeError(`the picture was answered with ${answer.status}`)
  return answer.blob()
}
async function smallCopy(bitmap) {
  const factor = Math.min(1, SHOWN_PX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * factor))
  canvas.height = Math.max(1, Math.round(bitmap.height * factor))
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const { promise, resolve, reject } = Promise.withResolvers()
  canvas.toBlob(
    (blob) =>
      blob === null ? reject(/* @__PURE__ */ new Error('the picture could not be encoded')) : resolve(blob),
    'image/webp',
    0.88,
  )
  return promise
}
function contextOf(canvas) {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas to draw on')
  return context
}
var PREVIEW_PX = 240
/** What is seen of a placed picture once it is cut, small, as a `data:` address. */
async function printPreview(area, { placement, ...size }, shown) {
  const bitmap = await createImageBitmap(shown)
  const perMm = PREVIEW_PX / Math.max(area.width, area.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(area.width * perMm)
  canvas.height = Math.round(area.height * perMm)
  const context = contextOf(canvas)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const bled = bledArea(area)
  const { centreX, centreY, scale, rotation } = placedOn(area, size, placement, perMm)
  context.translate(
    centreX - ((bled.width - area.width) / 2) * perMm,
    centreY - ((bled.height - area.height) / 2) * perMm,
  )
  context.rotate((rotation * Math.PI) / 180)
  context.imageSmoothingQuality = 'high'
  const [width, height] = [size.width * scale, size.height * scale]
  context.drawImage(bitmap, -width / 2, -height / 2, width, height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.8)
}
// src/offline/prints/printDrafts.ts
var draftSchema = object({
  picture: nullable(
    object({
      fileId: string(),
      width: number(),
      height: number(),
      placement: object({
        x: number(),
        y: number(),
        zoom: number(),
        rotation: number(),
      }),
    }),
  ),
  isTurned: boolean(),
  /** It went into the cart as it was then, and on from there: it isn't offered as begun any more. */
  wasInCart: boolean(),
})
var PRINTS = 'print:'
var prefixOf = (handle) => `${PRINTS}${handle}:`
/** The pictures that whoever uses this device has begun to place on a product, a guest included. */
function readPrintDrafts(db, handle) {
  return readOwnedDrafts(db, prefixOf(handle), draftSchema)
}
/** Stores a draft as `writeOwnedDraft` does. */
function writePrintDraft(db, { handle, id, owner }, draft) {
  return writeOwnedDraft(
    db,
    {
      name: `${prefixOf(handle)}${id}`,
      owner,
    },
    draft,
  )
}
/** Keeps a file that was chosen, with the draft that names it: both or none. Resolves to the draft. */
function keepPrintFile(db, { handle, id }, { blob, mimeType, draftOf }) {
  return change(db, ['drafts', 'printFiles', 'settings'], async (stores) => {
    await nameDraftOwner(stores, await currentOwner(stores))
    const fileId = newId()
    const savedAt = Date.now()
    const draft = draftOf(fileId)
    await stores.printFiles.put({
      id: fileId,
      blob,
      mimeType,
      savedAt,
    })
    await stores.drafts.put({
      name: `${prefixOf(handle)}${id}`,
      value: draft,
      savedAt,
    })
    return draft
  })
}
/** A line that left the cart may be brought back; after so long nobody does. */
var OLD_MS = 6048e5
/**
 * Removes the drafts whose line has left the cart long ago, and the files that nothing names any more. Large files are
 * the dearest thing a device stores.
 */
function sweepPrintFiles(db, now) {
  return change(db, ['cartItems', 'drafts', 'outbox', 'printFiles'], async (stores) => {
    const files = await stores.printFiles.toCollection().primaryKeys()
    if (files.length === 0) return
    const lines = await stores.cartItems.toArray()
    const inCart = new Set(lines.map(({ id }) => id))
    const rows = await stores.drafts.where('name').startsWith(PRINTS).toArray()
    const isOver = (row) =>
      now - row.savedAt > OLD_MS &&
      safeParse(draftSchema, row.value).data?.wasInCart === true &&
      !inCart.has(row.name.slice(row.name.lastIndexOf(':') + 1))
    const over = rows.filter(isOver)
    await stores.drafts.bulkDelete(over.map(({ name }) => name))
    const intents = await stores.outbox.toArray()
    const named = /* @__PURE__ */ new Set([
      ...lines.map(({ print }) => print?.picture.fileId),
      ...rows
        .filter((row) => !over.includes(row))
        .map(({ value }) => safeParse(draftSchema, value).data?.picture?.fileId),
      ...intents.flatMap(({ arguments: its }) => {
        if ('removed' in its) return [its.removed?.print?.picture.fileId]
        return 'body' in its && 'file_id' in its.body ? [its.body.file_id] : []
      }),
    ])
    await stores.printFiles.bulkDelete(files.filter((id) => !named.has(id)))
  })
}
// src/features/prints/printActions.ts
var EMPTY_PRINT = {
  picture: null,
  isTurned: false,
  wasInCart: false,
}
/** Another picture on the same product. */
var newPrint = () => ({
  id: newId(),
  draft: EMPTY_PRINT,
})
/** Whose each product's drafts were when they were read. */
var owners = /* @__PURE__ */ new Map()
/** The pictures begun on a product, the latest change first. Empty where the device refuses storage. */
async function readPrints(handle) {
  try {
    const db = await database()
    const [{ owner, drafts }, lines] = await Promise.all([
      readPrintDrafts(db, handle),
      read(db, ['cartItems'], ({ cartItems }) => cartItems.toArray()),
    ])
    owners.set(handle, owner)
    const ofLines = lines.flatMap((line) => {
      if (line.handle !== handle || line.print === void 0) return []
      const { picture, isTurned } = line.print
      return [
        {
          id: line.id,
          draft: {
            picture,
            isTurned,
            wasInCart: true,
          },
        },
      ]
    })
    const known = new Set(drafts.map(({ id }) => id))
    return [...drafts, ...ofLines.filter(({ id }) => !known.has(id))]
  } catch {
    return []
  }
}
/** Stores a draft as it stands; one without a picture is removed. Never rejects. */
async function writePrint(handle, id, draft) {
  const owner = owners.get(handle)
  if (owner === void 0) return
  try {
    await writePrintDraft(
      await database(),
      {
        handle,
        id,
        owner,
      },
      draft.picture === null ? null : draft,
    )
  } catch {}
}
/** The picture of a product that was begun and put nowhere yet, the latest first. */
var begunPrint = (prints) => prints.find(({ draft }) => !draft.wasInCart)
/**
 * Keeps a chosen file and lays it on the product, filling it. Resolves to its draft. Rejects with an `OfflineError`
 * where the device has no room.
 */
async function layPicture({ handle, id, draft }, file, { width, height }) {
  return await keepPrintFile(
    await database(),
    {
      handle,
      id,
    },
    {
      blob: file,
      mimeType: file.type,
      draftOf: (fileId) => ({
        ...draft,
        picture: {
          fileId,
          width,
          height,
          placement: FILLED,
        },
      }),
    },
  )
}
/**
 * Begins a print with a picture, the longer side along the longer one. Resolves to its id, which the address of the
 * product's page can name. Rejects as `layPicture` does.
 */
async function beginPrint(handle, file, picture) {
  const { id, draft } = newPrint()
  await layPicture(
    {
      handle,
      id,
      draft: {
        ...draft,
        isTurned: fitsTurned(handle, picture),
      },
    },
    file,
    picture,
  )
  return id
}
/** The file of a picture; null where this device hasn't got it any more. */
async function readPrintFile(fileId) {
  try {
    const db = await database()
    const row = await read(db, ['printFiles'], ({ printFiles }) => printFiles.get(fileId))
    return row === void 0 ? null : new Blob([row.blob], { type: row.mimeType })
  } catch {
    return null
  }
}
/** Gives back the room of what nothing names any more. Nobody waits for it. */
async function sweepPrints() {
  try {
    await sweepPrintFiles(await database(), Date.now())
  } catch {}
}
/**
 * The picture that lies on the product, or did the last time; null for none where it may be without; `incomplete` where
 * it may not, which its editor then says.
 */
async function toBuy(handle, variantTitle) {
  const open = currentPrint.getSnapshot()
  const print = open?.handle === handle ? open : begunPrint(await readPrints(handle))
  const bought = print === void 0 ? null : await withPreview(handle, variantTitle, print)
  if (bought !== null) return bought
  if (!needsPicture(handle)) return null
  askedForPicture.set(askedForPicture.getSnapshot() + 1)
  return 'incomplete'
}
async function withPreview(handle, variantTitle, { id, draft: { picture, isTurned } }) {
  const area = printArea(handle, variantTitle, isTurned)
  if (picture === null || area === null) return null
  const file = await readPrintFile(picture.fileId)
  if (file === null) return null
  const seen = await readPictureFile(file, '')
  if (typeof seen === 'string') return null
  const placed = {
    ...picture,
    placement: allowedPlacement(area, picture, picture.placement),
  }
  return {
    id,
    print: {
      picture: placed,
      isTurned,
      preview: await printPreview(area, placed, seen.shown),
    },
  }
}
/** The picture has gone into the cart as it lies. */
async function markInCart(handle, thing) {
  if (!('print' in thing)) return
  const { picture, isTurned } = thing.print
  await writePrint(handle, thing.id, {
    picture,
    isTurned,
    wasInCart: true,
  })
  changeCurrentPrint((draft) => ({
    ...draft,
    wasInCart: true,
  }))
}
export {
  EMPTY_PRINT,
  beginPrint,
  begunPrint,
  layPicture,
  markInCart,
  readPictureFile as n,
  newPrint,
  readPrintFile,
  readPrints,
  sweepPrints,
  fetchPictureFile as t,
  toBuy,
  writePrint,
}
