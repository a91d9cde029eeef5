import { randomUUID } from 'node:crypto'
import { UPLOAD_PIXELS_MOST } from '#domain/gallery/galleryImage.ts'
import type { ChosenPicture } from '#domain/reviews/reviewSchemas.ts'
import { whenThereIsRoom } from '#server/accounts/gallery/decodeGate.ts'
import { originalKey, thumbnailKey as galleryThumbnail } from '#server/accounts/gallery/imageFiles.ts'
import { findImage } from '#server/accounts/gallery/listImages.ts'
import type { GalleryImageRow } from '#server/accounts/gallery/tables.ts'
import { fieldRefusal } from '#server/platform/api/refusal.ts'
import { amongOwnUploads } from '#server/platform/arriving/amongOwnUploads.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { expectFiles } from '#server/platform/files/discardedFiles.ts'
import { withIncomingFile } from '#server/platform/files/incomingFile.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { sharp } from '#server/platform/media/sharp.ts'
import { type CopiedPicture, reviewsOf } from '#server/shop/reviews/ownReviews.ts'
import { pictureKey, picturePrefix, picturesOf, thumbnailKey } from '#server/shop/reviews/reviewPictures.ts'

/** The size at which a screen shows it. */
const LARGE_PX = 1_600
const SECONDS_MOST = 60

/**
 * Copies the chosen pictures that a review doesn't have yet from its writer's gallery, where each was checked and
 * re-encoded when it came: small enough for a page, and no longer the writer's to change. `writeReview` keeps the
 * files; otherwise they are removed in time. Throws VALIDATION_FAILED for a picture that isn't in the gallery.
 */
export async function copyPictures(
  context: ServerContext,
  { userId, productId }: { readonly userId: string; readonly productId: number },
  chosen: readonly ChosenPicture[],
): Promise<readonly CopiedPicture[]> {
  const review = (await reviewsOf(context.database, userId, [productId])).get(productId)
  const present = review === undefined ? [] : (await picturesOf(context.database, [review.id]))(review.id)
  const others = chosen.filter(({ imageId }) => present.every((picture) => picture.imageId !== imageId))
  const images: GalleryImageRow[] = []
  for (const { imageId } of others) {
    const image = await findImage(context, userId, imageId)
    if (image === null) throw fieldRefusal('pictures', 'wrong')
    images.push(image)
  }
  if (images.length === 0) return []
  return amongOwnUploads(userId, async () => {
    const copies: CopiedPicture[] = []
    for (const image of images) copies.push(await copy(context, image))
    return copies
  })
}

async function copy(context: ServerContext, image: GalleryImageRow): Promise<CopiedPicture> {
  const id = randomUUID()
  const store = fileStore(context)
  return withIncomingFile(context, (original) =>
    withIncomingFile(context, (thumbnail) =>
      withIncomingFile(context, async (large) => {
        const isThere =
          (await store.download(originalKey(image), original)) &&
          (await store.download(galleryThumbnail(image), thumbnail))
        if (!isThere) throw fieldRefusal('pictures', 'wrong')
        const { width, height } = await whenThereIsRoom(() => shrink(original, large))
        await expectFiles(context, picturePrefix(id))
        await store.putFile(pictureKey(id), large, 'image/webp')
        await store.putFile(thumbnailKey(id), thumbnail, 'image/webp')
        return { id, imageId: image.id, width, height, colour: image.colour }
      }),
    ),
  )
}

function shrink(source: string, target: string) {
  return sharp(source, { limitInputPixels: UPLOAD_PIXELS_MOST, failOn: 'error' })
    .timeout({ seconds: SECONDS_MOST })
    .resize({ width: LARGE_PX, height: LARGE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(target)
}
