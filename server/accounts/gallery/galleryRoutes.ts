import { VERIFIED } from '#domain/access/access.ts'
import {
  albumNameSchema,
  albumSchema,
  albumsSchema,
  confirmUploadSchema,
  galleryImageSchema,
  galleryPageSchema,
  galleryQuerySchema,
  imageIdsSchema,
  presignedUploadSchema,
  presignRequestSchema,
  UPLOAD_BYTES_MOST,
  type UploadedImage,
  uploadedImageSchema,
} from '#domain/gallery/galleryImage.ts'
import { type Caller, endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { idempotencyKeyOf } from '#server/platform/api/idempotencyKey.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import { amongOwnUploads } from '#server/platform/arriving/amongOwnUploads.ts'
import { receiveOwnFile } from '#server/platform/arriving/receiveFile.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { withIncomingFile } from '#server/platform/files/incomingFile.ts'
import { createAlbum, deleteAlbum, listAlbums, putIntoAlbum, renameAlbum, takeOutOfAlbum } from './albums.ts'
import { countUse, deleteImages, restoreImages } from './deleteImages.ts'
import { type StoredImage, storePicture } from './storePicture.ts'
import { findImage, imageView, listImages } from './listImages.ts'
import { confirmUpload, openUpload } from './presignedUploads.ts'

const OF_FILES = [
  'PAYLOAD_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_UNREADABLE',
  'PICTURE_TOO_LARGE',
  'GALLERY_FULL',
  'UPLOAD_MISSING',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
] as const

/** People's pictures (specification part 2, section 7). */
export function galleryRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [...imageRoutes(context), ...uploadRoutes(context), ...albumRoutes(context)]
}

function imageRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/gallery/images',
      VERIFIED,
      { summary: 'A window of the pictures', query: galleryQuerySchema, answer: galleryPageSchema },
      async ({ caller, query }) => listImages(context, caller.session, query),
    ),
    endpoint(
      'GET /api/v1/gallery/images/{id}',
      VERIFIED,
      { summary: 'One picture', answer: galleryImageSchema },
      async ({ caller, path }) => {
        const image = await findImage(context, caller.user.id, path('id'))
        if (image === null) throw new Refusal('NOT_FOUND')
        return imageView(context, caller.session, image)
      },
    ),
    endpoint(
      'DELETE /api/v1/gallery/images/{id}',
      VERIFIED,
      { summary: 'Deletes a picture; it can be brought back for a day' },
      async ({ caller, path }) => {
        const image = await findImage(context, caller.user.id, path('id'))
        if (image === null) throw new Refusal('NOT_FOUND')
        await deleteImages(context, caller.user.id, [image.id])
      },
    ),
    endpoint(
      'POST /api/v1/gallery/images/delete',
      VERIFIED,
      { summary: 'Deletes pictures; they can be brought back for a day', body: imageIdsSchema },
      async ({ caller, body }) => deleteImages(context, caller.user.id, body.ids),
    ),
    endpoint(
      'POST /api/v1/gallery/images/restore',
      VERIFIED,
      { summary: 'Brings deleted pictures back', body: imageIdsSchema, refusals: ['GALLERY_FULL'] },
      async ({ caller, body }) => restoreImages(context, caller.user.id, body.ids),
    ),
    endpoint(
      'POST /api/v1/gallery/images/{id}/usage',
      VERIFIED,
      { summary: 'Counts one use of a picture' },
      async ({ caller, path }) => countUse(context, caller.user.id, path('id')),
    ),
  ]
}

function uploadRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'POST /api/v1/gallery/images/upload',
      VERIFIED,
      {
        summary: 'Takes a picture, decoded and encoded anew, without its metadata',
        takesFile: true,
        answer: uploadedImageSchema,
        status: 201,
        refusals: ['INVALID_REQUEST', ...OF_FILES],
      },
      async ({ caller, request }) =>
        amongOwnUploads(caller.user.id, () =>
          withIncomingFile(context, async (path) => {
            const own = { request, userId: caller.user.id }
            const taking = { path, mostBytes: UPLOAD_BYTES_MOST }
            const { filename, mediaType } = await receiveOwnFile(context, own, taking)
            const sent = { path, filename, mediaType, sentBy: idempotencyKeyOf(request) }
            return uploadedView(context, caller, await storePicture(context, caller.user.id, sent))
          }),
        ),
    ),
    endpoint(
      'POST /api/v1/gallery/images/presign',
      VERIFIED,
      {
        summary: 'An address that one file can be sent to',
        body: presignRequestSchema,
        answer: presignedUploadSchema,
        status: 201,
        refusals: ['FILE_TYPE_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, body }) => openUpload(context, caller.user.id, body),
    ),
    endpoint(
      'POST /api/v1/gallery/images/confirm',
      VERIFIED,
      {
        summary: 'Takes the file that was sent to a presigned address',
        body: confirmUploadSchema,
        answer: uploadedImageSchema,
        status: 201,
        refusals: ['NOT_FOUND', ...OF_FILES],
      },
      async ({ caller, body }) =>
        amongOwnUploads(caller.user.id, async () =>
          uploadedView(context, caller, await confirmUpload(context, caller.user.id, body)),
        ),
    ),
  ]
}

function albumRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/gallery/albums',
      VERIFIED,
      { summary: 'The albums', answer: albumsSchema },
      async ({ caller }) => ({
        albums: await listAlbums(context, caller.session),
      }),
    ),
    endpoint(
      'POST /api/v1/gallery/albums',
      VERIFIED,
      {
        summary: 'Makes an album',
        body: albumNameSchema,
        answer: albumSchema,
        status: 201,
        refusals: ['VALIDATION_FAILED', 'GALLERY_FULL'],
      },
      async ({ caller, body }) => createAlbum(context, caller.session, body.name),
    ),
    endpoint(
      'PATCH /api/v1/gallery/albums/{id}',
      VERIFIED,
      {
        summary: 'Names an album anew',
        body: albumNameSchema,
        answer: albumSchema,
        refusals: ['VALIDATION_FAILED'],
      },
      async ({ caller, path, body }) => renameAlbum(context, caller.session, path('id'), body.name),
    ),
    endpoint(
      'DELETE /api/v1/gallery/albums/{id}',
      VERIFIED,
      { summary: 'Deletes an album; its pictures stay' },
      async ({ caller, path }) => deleteAlbum(context, caller.user.id, path('id')),
    ),
    endpoint(
      'POST /api/v1/gallery/albums/{id}/images',
      VERIFIED,
      { summary: 'Puts pictures into an album', body: imageIdsSchema },
      async ({ caller, path, body }) =>
        putIntoAlbum(context, caller.user.id, { albumId: path('id'), ids: body.ids }),
    ),
    endpoint(
      'POST /api/v1/gallery/albums/{id}/images/remove',
      VERIFIED,
      { summary: 'Takes pictures out of an album', body: imageIdsSchema },
      async ({ caller, path, body }) =>
        takeOutOfAlbum(context, caller.user.id, { albumId: path('id'), ids: body.ids }),
    ),
  ]
}

async function uploadedView(
  context: ServerContext,
  { session }: Caller,
  { image, duplicate }: StoredImage,
): Promise<UploadedImage> {
  return { image: await imageView(context, session, image), duplicate }
}
