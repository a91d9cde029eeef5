import { and, eq, isNull } from 'drizzle-orm'
import { UPLOAD_BYTES_MOST } from '#domain/gallery/galleryImage.ts'
import { receiveFormFile } from '#server/api/formFile.ts'
import type { ServerContext } from '#server/context.ts'
import { discardFiles, expectFiles, storeFiles } from '#server/files/discardedFiles.ts'
import { withIncomingFile } from '#server/files/incomingFile.ts'
import { fileStore } from '#server/files/storeOf.ts'
import { whenThereIsRoom } from '#server/gallery/decodeGate.ts'
import { recodePicture } from '#server/gallery/recodePicture.ts'
import { sniffFile } from '#server/gallery/sniffFile.ts'
import { printKey, printPrefix, type PrintRow } from '#server/gifts/prints/prints.ts'
import { prints } from '#server/gifts/prints/tables.ts'

/**
 * Takes the file of a print: whole or not at all, decoded and encoded anew without what else was in it. One that has
 * come already stays. Throws what `sniffFile` and `recodePicture` throw, and TooLarge.
 */
export async function receivePicture(
  context: ServerContext,
  print: PrintRow,
  request: Request,
): Promise<void> {
  if (print.receivedAt !== null) return
  await withIncomingFile(context, async (sent) => {
    const { mediaType } = await receiveFormFile(request, sent, UPLOAD_BYTES_MOST)
    const type = await sniffFile(sent, mediaType)
    await withIncomingFile(context, async (path) => {
      const { mimeType, width, height } = await whenThereIsRoom(() => recodePicture(sent, type, path))
      const prefix = printPrefix(print.pictureId)
      await expectFiles(context, prefix)
      await fileStore(context).putFile(printKey({ pictureId: print.pictureId, mimeType }), path, mimeType)
      await context.database.transaction(async (tx) => {
        await storeFiles(tx, prefix)
        const noted = await tx
          .update(prints)
          .set({ mimeType, width, height, receivedAt: context.now() })
          .where(and(eq(prints.pictureId, print.pictureId), isNull(prints.receivedAt)))
          .returning({ id: prints.cartItemId })
        if (noted.length > 0) return
        // Another picture has taken its place meanwhile, or the same has come twice at once.
        const [present] = await tx
          .select({ id: prints.cartItemId })
          .from(prints)
          .where(eq(prints.pictureId, print.pictureId))
        if (present === undefined) await discardFiles(tx, context, [prefix])
      })
    })
  })
}
