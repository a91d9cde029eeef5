import {
  c as galleryImageSchema,
  d as uploadedImageSchema,
  l as galleryPageSchema,
  o as albumSchema,
  s as albumsSchema,
  u as presignedUploadSchema,
} from './galleryImage-BUd21fo0.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
// src/api/product/galleryCalls.ts
/** A picture may wait for others to be decoded, once it has been sent. */
var DECODING_MS = 12e4
/** A window of the pictures, `GALLERY_PAGE` at most. */
function listImages(api, query = {}, options) {
  return api.call('GET /api/v1/gallery/images', {
    ...options,
    query,
    answer: galleryPageSchema,
  })
}
/** Rejects with NOT_FOUND for one that is deleted. */
function readGalleryImage(api, id, options) {
  const request = {
    path: { id },
    answer: galleryImageSchema,
  }
  return api.call('GET /api/v1/gallery/images/{id}', {
    ...options,
    ...request,
  })
}
/**
 * Sends a picture and tells how far it got. Rejects with the upload errors of the specification and with the codes
 * of files (PAYLOAD_TOO_LARGE, FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE, PICTURE_TOO_LARGE, GALLERY_FULL). Sent again
 * under the same key it is the same picture, and no duplicate of itself. Not for the worker.
 */
function uploadImage(api, { file, filename, onProgress }, options) {
  const request = {
    file,
    fileName: filename,
    onProgress,
    answer: uploadedImageSchema,
    timeoutMs: DECODING_MS,
  }
  return api.upload('POST /api/v1/gallery/images/upload', {
    ...keyed(options),
    ...request,
  })
}
/** An address that one file of this kind can be sent to. */
function presignUpload(api, body, options) {
  const request = {
    body,
    answer: presignedUploadSchema,
  }
  return api.call('POST /api/v1/gallery/images/presign', {
    ...keyed(options),
    ...request,
  })
}
/** Takes the file that was sent to a presigned address into the gallery. Rejects with UPLOAD_MISSING before. */
function confirmUpload(api, body, options) {
  const request = {
    body,
    answer: uploadedImageSchema,
    timeoutMs: DECODING_MS,
  }
  return api.call('POST /api/v1/gallery/images/confirm', {
    ...keyed(options),
    ...request,
  })
}
/** They can be brought back for a day. */
function deleteImages(api, ids, options) {
  const request = {
    body: { ids: [...ids] },
    answer: NO_ANSWER,
  }
  return api.call('POST /api/v1/gallery/images/delete', {
    ...keyed(options),
    ...request,
  })
}
/** Rejects with GALLERY_FULL, and brings back none then. */
function restoreImages(api, ids, options) {
  const request = {
    body: { ids: [...ids] },
    answer: NO_ANSWER,
  }
  return api.call('POST /api/v1/gallery/images/restore', {
    ...keyed(options),
    ...request,
  })
}
/** Says that a picture was used. Nobody waits for it and nothing comes of its failing (specification part 2, section 4). */
function reportUsage(api, id, options) {
  const request = {
    path: { id },
    answer: NO_ANSWER,
  }
  api
    .call('POST /api/v1/gallery/images/{id}/usage', {
      ...keyed(options),
      ...request,
    })
    .catch(() => void 0)
}
async function listAlbums(api, options) {
  return (
    await api.call('GET /api/v1/gallery/albums', {
      ...options,
      answer: albumsSchema,
    })
  ).albums
}
function createAlbum(api, name, options) {
  const request = {
    body: { name },
    answer: albumSchema,
  }
  return api.call('POST /api/v1/gallery/albums', {
    ...keyed(options),
    ...request,
  })
}
function renameAlbum(api, { id, name }, options) {
  const request = {
    path: { id },
    body: { name },
    answer: albumSchema,
  }
  return api.call('PATCH /api/v1/gallery/albums/{id}', {
    ...keyed(options),
    ...request,
  })
}
/** Its pictures stay in the gallery. */
function deleteAlbum(api, id, options) {
  const request = {
    path: { id },
    answer: NO_ANSWER,
  }
  return api.call('DELETE /api/v1/gallery/albums/{id}', {
    ...keyed(options),
    ...request,
  })
}
function addToAlbum(api, { id, ids }, options) {
  const request = {
    path: { id },
    body: { ids: [...ids] },
    answer: NO_ANSWER,
  }
  return api.call('POST /api/v1/gallery/albums/{id}/images', {
    ...keyed(options),
    ...request,
  })
}
function removeFromAlbum(api, { id, ids }, options) {
  const request = {
    path: { id },
    body: { ids: [...ids] },
    answer: NO_ANSWER,
  }
  return api.call('POST /api/v1/gallery/albums/{id}/images/remove', {
    ...keyed(options),
    ...request,
  })
}
export {
  deleteImages as a,
  presignUpload as c,
  renameAlbum as d,
  reportUsage as f,
  deleteAlbum as i,
  readGalleryImage as l,
  uploadImage as m,
  confirmUpload as n,
  listAlbums as o,
  restoreImages as p,
  createAlbum as r,
  listImages as s,
  addToAlbum as t,
  removeFromAlbum as u,
}
