import { stat } from 'node:fs/promises'
import { UPLOAD_PIXELS_MOST, type UploadType } from '#domain/gallery/galleryImage.ts'
import type { PictureSize } from '#domain/prints/placement.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import { type Sharp, sharp } from '#server/platform/media/sharp.ts'
import { hashFile } from './sniffFile.ts'

/** The kept part of a sent file: its pixels, in a file of ours. */
export interface RecodedPicture {
  readonly mimeType: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** `#rrggbb`: the most frequent colour. */
  readonly colour: string
  readonly hash: string
  readonly thumbnail: Uint8Array
}

const THUMBNAIL_PX = 320
/** The decoder's name of each format. */
const FORMATS: Readonly<Record<UploadType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
}
/** WebP has no picture that is larger, either way. */
const WEBP_PX_MOST = 16_383
/** A picture that takes longer than this was made to do so. */
const SECONDS_MOST = 120

/**
 * Decodes a file and re-encodes its picture, upright and in sRGB, to `target`: everything else in the file, its
 * location and hidden scripts included, is gone. Of an animation the first picture stays. The size is checked by the
 * file's header, before decoding. A picture larger than needed to `cover` so many pixels, lying or standing, is made
 * smaller. Throws PICTURE_TOO_LARGE and FILE_UNREADABLE.
 *
 * Decoding and encoding happen in threads of the decoder, never in the one that answers calls.
 */
export async function recodePicture(
  source: string,
  type: UploadType,
  target: string,
  cover: PictureSize | null = null,
): Promise<RecodedPicture> {
  try {
    await validateHead(source, type)
    const upright = sharp(source, { limitInputPixels: UPLOAD_PIXELS_MOST, failOn: 'error', pages: 1 })
      .timeout({ seconds: SECONDS_MOST })
      .autoOrient()
      .toColourspace('srgb')
    const { picture, mimeType } = await encode(upright, source, { type, cover })
    const { width, height } = await picture.toFile(target)
    const thumbnail = await thumbnailOf(target)
    const onWhite = await sharp(thumbnail).flatten({ background: '#ffffff' }).png().toBuffer()
    const { dominant } = await sharp(onWhite).stats()
    return {
      mimeType,
      width,
      height,
      bytes: (await stat(target)).size,
      colour: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
      hash: await hashFile(target),
      thumbnail,
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('FILE_UNREADABLE', {}, { cause: error })
  }
}

async function validateHead(source: string, type: UploadType): Promise<void> {
  const { format, width, height } = await sharp(source, { limitInputPixels: false, pages: 1 }).metadata()
  if (format !== FORMATS[type]) throw new Refusal('FILE_TYPE_NOT_ALLOWED')
  if (width * height > UPLOAD_PIXELS_MOST) throw new Refusal('PICTURE_TOO_LARGE')
}

interface Wanted {
  readonly type: UploadType
  readonly cover: PictureSize | null
}

/**
 * Photographs stay JPEG; pictures that may have sharp edges or transparency keep them. A picture too large for WebP
 * becomes JPEG, or smaller when it is transparent: as PNG a picture of few kilobytes could take a hundred megabytes.
 */
async function encode(upright: Sharp, source: string, { type, cover }: Wanted) {
  const { autoOrient, hasAlpha } = await sharp(source).metadata()
  const size = coveringSize(autoOrient, cover)
  if (type === 'image/jpeg') return asJpeg(sized(upright, autoOrient, size))
  if (type === 'image/png' || type === 'image/gif') {
    const options = type === 'image/png' ? { compressionLevel: 7 } : { palette: true }
    return { picture: sized(upright, autoOrient, size).png(options), mimeType: 'image/png' }
  }
  const longest = Math.max(size.width, size.height)
  if (longest > WEBP_PX_MOST && !hasAlpha) return asJpeg(sized(upright, autoOrient, size))
  const fitting = longest > WEBP_PX_MOST ? scaledSize(size, WEBP_PX_MOST / longest) : size
  const picture = sized(upright, autoOrient, fitting).webp({ quality: 90, effort: 2 })
  return { picture, mimeType: 'image/webp' }
}

const asJpeg = (picture: Sharp) => ({ picture: picture.jpeg({ quality: 90 }), mimeType: 'image/jpeg' })

function sized(upright: Sharp, from: PictureSize, to: PictureSize): Sharp {
  return to.width === from.width && to.height === from.height
    ? upright
    : upright.resize({ width: to.width, height: to.height, fit: 'fill' })
}

/** The size at which a picture just covers so many pixels, in either orientation; never more than its own. */
function coveringSize(own: PictureSize, cover: PictureSize | null): PictureSize {
  if (cover === null) return own
  const scaleFor = (width: number, height: number) => Math.max(width / own.width, height / own.height)
  const scale = Math.max(scaleFor(cover.width, cover.height), scaleFor(cover.height, cover.width))
  return scale >= 1 ? own : scaledSize(own, scale)
}

function scaledSize({ width, height }: PictureSize, scale: number): PictureSize {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function thumbnailOf(path: string): Promise<Buffer> {
  return sharp(path)
    .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
}
