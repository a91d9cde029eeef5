import { stat } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { UPLOAD_PIXELS_MOST, type UploadType } from '#domain/gallery/galleryImage.ts'
import { Refusal } from '#server/api/refusal.ts'
import { hashFile } from './sniffFile.ts'

/** What is kept of a file that was sent: its pixels, in a file of ours. */
export interface RecodedPicture {
  readonly mimeType: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** `#rrggbb`: what there is most of. */
  readonly colour: string
  readonly hash: string
  readonly thumbnail: Uint8Array
}

const THUMBNAIL_PX = 320
/** As a decoder names what it reads. */
const FORMATS: Readonly<Record<UploadType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
}
/** WebP has no picture that is larger, either way. */
const WEBP_PX_MOST = 16_383
/** A picture that takes longer than this was made to. */
const SECONDS_MOST = 120

// Files are read once: keeping them decoded would only take memory from the rest.
sharp.cache(false)

/**
 * Decodes a file and encodes its picture anew, upright and in sRGB, to `target`: whatever else was in the file, where
 * it was taken and hidden scripts included, is gone. Of an animation the first picture stays. The size is judged by
 * the file's head, before anything is decoded. Throws PICTURE_TOO_LARGE and FILE_UNREADABLE.
 *
 * Decoding and encoding happen in threads of the decoder, never in the one that answers calls.
 */
export async function recodePicture(
  source: string,
  type: UploadType,
  target: string,
): Promise<RecodedPicture> {
  try {
    await judgeHead(source, type)
    const upright = sharp(source, { limitInputPixels: UPLOAD_PIXELS_MOST, failOn: 'error', pages: 1 })
      .timeout({ seconds: SECONDS_MOST })
      .autoOrient()
      .toColourspace('srgb')
    const { picture, mimeType } = await encode(upright, source, type)
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

async function judgeHead(source: string, type: UploadType): Promise<void> {
  const { format, width, height } = await sharp(source, { limitInputPixels: false, pages: 1 }).metadata()
  if (format !== FORMATS[type]) throw new Refusal('FILE_TYPE_NOT_ALLOWED')
  if (width * height > UPLOAD_PIXELS_MOST) throw new Refusal('PICTURE_TOO_LARGE')
}

/** Photographs stay JPEG; what may have sharp edges or no background keeps them. */
async function encode(upright: Sharp, source: string, type: UploadType) {
  if (type === 'image/jpeg') return { picture: upright.jpeg({ quality: 90 }), mimeType: 'image/jpeg' }
  if (type === 'image/png') return { picture: upright.png({ compressionLevel: 7 }), mimeType: 'image/png' }
  if (type === 'image/gif') return { picture: upright.png({ palette: true }), mimeType: 'image/png' }
  const { width, height } = await sharp(source).metadata()
  if (Math.max(width, height) > WEBP_PX_MOST) return { picture: upright.png(), mimeType: 'image/png' }
  return { picture: upright.webp({ quality: 90, effort: 2 }), mimeType: 'image/webp' }
}

function thumbnailOf(path: string): Promise<Buffer> {
  return sharp(path)
    .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
}
