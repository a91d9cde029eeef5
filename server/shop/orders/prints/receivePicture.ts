import { and, eq, isNull } from 'drizzle-orm'
import { UPLOAD_BYTES_MOST } from '#domain/gallery/galleryImage.ts'
import type { PictureSize } from '#domain/prints/placement.ts'
import { largestArea, printPixels } from '#domain/prints/printArea.ts'
import { type RecodedPicture, recodePicture } from '#server/accounts/gallery/recodePicture.ts'
import { sniffFile } from '#server/accounts/gallery/sniffFile.ts'
import { networksOfAddress } from '#server/platform/api/callerAddress.ts'
import { makeGate } from '#server/platform/api/gate.ts'
import { amongOwnUploads } from '#server/platform/arriving/amongOwnUploads.ts'
import { receiveFile } from '#server/platform/arriving/receiveFile.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { discardFiles, expectFiles, storeFiles } from '#server/platform/files/discardedFiles.ts'
import { withIncomingFile } from '#server/platform/files/incomingFile.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { printKey, printPrefix, type PrintRow, UNORDERED_PRINTS } from '#server/shop/gifts/prints/prints.ts'
import { prints } from '#server/shop/gifts/prints/tables.ts'
import { boundUnordered } from '#server/shop/gifts/unordered.ts'
import { KILOBYTES_OF_PRINTS_FROM_ADDRESS } from '../limits.ts'

/** Buyers' pictures have a queue of their own: they hold up neither galleries nor printing. */
const whenThereIsRoom = makeGate({ atOnce: 1, waitingMost: 40 })
/** Even a picture zoomed in so far is as sharp as print resolution. */
const ZOOM_KEPT = 2

/**
 * Takes the file of a print: whole or not at all, re-encoded without its metadata, and no larger than it can be
 * printed. A file that has come already stays. `address` is the caller's. Throws the errors of `sniffFile` and
 * `recodePicture`, TooLarge, and TOO_MANY_REQUESTS for more than buyers send.
 */
export async function receivePicture(
  context: ServerContext,
  print: PrintRow,
  { request, address }: { readonly request: Request; readonly address: string },
): Promise<void> {
  if (print.receivedAt !== null) return
  whenThereIsRoom.refuseWhenFull()
  const count = (bytes: number) =>
    throttle(context, KILOBYTES_OF_PRINTS_FROM_ADDRESS, address, Math.ceil(bytes / 1_000))
  await amongOwnUploads(networksOfAddress(address), () =>
    withIncomingFile(context, async (sent) => {
      const taking = { path: sent, mostBytes: UPLOAD_BYTES_MOST }
      const ofPrint = { request, name: print.pictureId }
      const { mediaType, bytes: received } = await receiveFile(context, ofPrint, taking)
      await count(received)
      const type = await sniffFile(sent, mediaType)
      await withIncomingFile(context, async (path) => {
        const picture = await whenThereIsRoom(() =>
          recodePicture(sent, type, path, mostPrinted(print.handle)),
        )
        if (picture.bytes > received) await count(picture.bytes - received)
        await keepPicture(context, print, path, picture)
      })
    }),
  )
  // A file is large: the bound is applied at once, not in the next round.
  await boundUnordered(context, UNORDERED_PRINTS)
}

/** The most of a picture that can be seen on a thing, in pixels. */
function mostPrinted(handle: string): PictureSize | null {
  const area = largestArea(handle)
  if (area === null) return null
  const { width, height } = printPixels(area)
  return { width: width * ZOOM_KEPT, height: height * ZOOM_KEPT }
}

async function keepPicture(
  context: ServerContext,
  print: PrintRow,
  path: string,
  { mimeType, width, height, bytes }: RecodedPicture,
): Promise<void> {
  const prefix = printPrefix(print.pictureId)
  await expectFiles(context, prefix)
  await fileStore(context).putFile(printKey({ pictureId: print.pictureId, mimeType }), path, mimeType)
  await context.database.transaction(async (tx) => {
    await storeFiles(tx, prefix)
    const noted = await tx
      .update(prints)
      .set({ mimeType, width, height, bytes, receivedAt: context.now() })
      .where(and(eq(prints.pictureId, print.pictureId), isNull(prints.receivedAt)))
      .returning({ id: prints.cartItemId })
    if (noted.length > 0) return
    // Another picture has replaced it meanwhile, or the same has come twice at once.
    const [present] = await tx
      .select({ id: prints.cartItemId })
      .from(prints)
      .where(eq(prints.pictureId, print.pictureId))
    if (present === undefined) await discardFiles(tx, context, [prefix])
  })
}
