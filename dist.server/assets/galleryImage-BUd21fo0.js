import {
  $n as string,
  An as _enum,
  Gn as optional,
  Hn as nullable,
  Mn as array,
  Nn as boolean,
  Rn as int,
  Wn as object,
  Zn as record,
  lr as _maxLength,
  mr as _trim,
  pr as _regex,
  ur as _minLength,
} from '../renderPage.js'
// src/domain/gallery/galleryImage.ts
/** Largest file taken, in bytes, and largest picture, in pixels. The screen says both. */
var UPLOAD_BYTES_MOST = 2e7
var UPLOAD_PIXELS_MOST = 5e7
/** Pictures one person can keep. */
var GALLERY_IMAGES_MOST = 2e4
/** What they may take together, in bytes. */
var GALLERY_BYTES_MOST = 1e10
var UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
/** A picture of the gallery (specification part 2, section 3). Addresses are signed and run out. */
var galleryImageSchema = object({
  id: string(),
  filename: string(),
  /** As it is kept: what was sent is decoded and encoded anew, without its metadata. */
  mime_type: string(),
  width: int(),
  height: int(),
  bytes: int(),
  /** `#rrggbb`, shown until the picture is there. */
  colour: string(),
  url: string(),
  /** At most 320 px wide and high, WebP. */
  thumbnail_url: string(),
  created_at: string(),
  used_count: int(),
  album_ids: array(string()),
})
object({
  q: optional(string().check(_maxLength(200))),
  album: optional(string().check(_maxLength(100))),
  sort: optional(_enum(['newest', 'oldest', 'name', 'largest', 'most-used'])),
  offset: optional(string().check(_maxLength(6), _regex(/^\d+$/))),
  limit: optional(string().check(_maxLength(3), _regex(/^\d+$/))),
})
var galleryPageSchema = object({
  images: array(galleryImageSchema),
  total: int(),
  /** Of everything the person keeps, whatever the filters. */
  usage: object({
    images: int(),
    bytes: int(),
  }),
})
/** `POST …/upload` and `…/confirm` answer with it; `duplicate` is true where the same picture was there already. */
var uploadedImageSchema = object({
  image: galleryImageSchema,
  duplicate: boolean(),
})
object({
  mime_type: string().check(_maxLength(100)),
  extension: string().check(_maxLength(10)),
})
/** The file is sent by `PUT` to `upload_url` with these headers, then confirmed by its id. */
var presignedUploadSchema = object({
  upload_id: string(),
  upload_url: string(),
  headers: record(string(), string()),
  max_bytes: int(),
  expires_at: string(),
})
object({
  upload_id: string().check(_maxLength(100)),
  filename: string().check(_maxLength(200)),
})
object({ ids: array(string().check(_maxLength(100))).check(_maxLength(1e3)) })
var albumSchema = object({
  id: string(),
  name: string(),
  image_count: int(),
  /** Of its newest picture; null when it is empty. */
  cover_url: nullable(string()),
  created_at: string(),
})
var albumsSchema = object({ albums: array(albumSchema) })
object({ name: string().check(_trim(), _minLength(1), _maxLength(80)) })
export {
  UPLOAD_TYPES as a,
  galleryImageSchema as c,
  uploadedImageSchema as d,
  UPLOAD_PIXELS_MOST as i,
  galleryPageSchema as l,
  GALLERY_IMAGES_MOST as n,
  albumSchema as o,
  UPLOAD_BYTES_MOST as r,
  albumsSchema as s,
  GALLERY_BYTES_MOST as t,
  presignedUploadSchema as u,
}
