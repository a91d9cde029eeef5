import * as z from 'zod/mini'

/** Largest file taken, in bytes, and largest picture, in pixels. */
export const UPLOAD_BYTES_MOST = 20_000_000
export const UPLOAD_PIXELS_MOST = 50_000_000
/** Both as screens and texts say them. */
export const UPLOAD_MEGABYTES = UPLOAD_BYTES_MOST / 1_000_000
export const UPLOAD_MEGAPIXELS = UPLOAD_PIXELS_MOST / 1_000_000
/** Pictures one person can keep. */
export const GALLERY_IMAGES_MOST = 20_000
/** The most bytes of all pictures together. */
export const GALLERY_BYTES_MOST = 10_000_000_000
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export type UploadType = (typeof UPLOAD_TYPES)[number]

export const FILENAME_MOST = 200

/** A picture of the gallery (specification part 2, section 3). Addresses are signed and run out. */
export const galleryImageSchema = z.object({
  id: z.string(),
  filename: z.string(),
  /** As stored: the sent picture is decoded and encoded anew, without its metadata. */
  mime_type: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** `#rrggbb`, shown until the picture is there. */
  colour: z.string(),
  url: z.string(),
  /** At most 320 px wide and high, WebP. */
  thumbnail_url: z.string(),
  created_at: z.string(),
  used_count: z.int(),
  album_ids: z.array(z.string()),
})
export type GalleryImage = z.infer<typeof galleryImageSchema>

/** As many as a slow phone reads without a stutter. */
export const GALLERY_PAGE = 60
export const GALLERY_SORTS = ['newest', 'oldest', 'name', 'largest', 'most-used'] as const

/** `GET /api/v1/gallery/images`. A window of the whole, so that a grid can jump anywhere. */
export const galleryQuerySchema = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  album: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(GALLERY_SORTS)),
  offset: z.optional(z.string().check(z.maxLength(6), z.regex(/^\d+$/))),
  limit: z.optional(z.string().check(z.maxLength(3), z.regex(/^\d+$/))),
})
export const galleryPageSchema = z.object({
  images: z.array(galleryImageSchema),
  total: z.int(),
  /** Of all the person's pictures, ignoring the filters. */
  usage: z.object({ images: z.int(), bytes: z.int() }),
})
export type GalleryPage = z.infer<typeof galleryPageSchema>

/** `POST …/upload` and `…/confirm` answer with it; `duplicate` is true where the same picture was there already. */
export const uploadedImageSchema = z.object({ image: galleryImageSchema, duplicate: z.boolean() })
export type UploadedImage = z.infer<typeof uploadedImageSchema>

/** `POST …/presign` (specification part 2, section 7). */
export const presignRequestSchema = z.object({
  mime_type: z.string().check(z.maxLength(100)),
  extension: z.string().check(z.maxLength(10)),
})
/** The file is sent by `PUT` to `upload_url` with these headers, then confirmed by its id. */
export const presignedUploadSchema = z.object({
  upload_id: z.string(),
  upload_url: z.string(),
  headers: z.record(z.string(), z.string()),
  max_bytes: z.int(),
  expires_at: z.string(),
})
export type PresignedUpload = z.infer<typeof presignedUploadSchema>
export const confirmUploadSchema = z.object({
  upload_id: z.string().check(z.maxLength(100)),
  filename: z.string().check(z.maxLength(FILENAME_MOST)),
})

/** `POST …/images/delete` and `…/images/restore`: many at once; deleted ones can be restored for a day. */
export const imageIdsSchema = z.object({
  ids: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1_000)),
})

export const ALBUM_NAME_MOST = 80
/** Albums of one person. */
export const ALBUMS_MOST = 500
export const albumSchema = z.object({
  id: z.string(),
  name: z.string(),
  image_count: z.int(),
  /** Of its newest picture; null when it is empty. */
  cover_url: z.nullable(z.string()),
  created_at: z.string(),
})
export type Album = z.infer<typeof albumSchema>
export const albumsSchema = z.object({ albums: z.array(albumSchema) })
export const albumNameSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(ALBUM_NAME_MOST)),
})
