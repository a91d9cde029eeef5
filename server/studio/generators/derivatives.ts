import { join } from 'node:path'
import type { FileFormat } from '#domain/generation/generation.ts'
import { type Sharp, sharp } from '#server/platform/media/sharp.ts'
import type { MadeFile } from './engine.ts'
import { openPictureFile, type PictureFile } from './pictureFile.ts'

/** The longest side of a thumbnail and of a preview, px. */
const THUMBNAIL_MOST = 320
const PREVIEW_MOST = 1_280

/** The position of a video's poster: rarely black, rarely the end. */
const STILL_AT = 0.35

/** The files for showing and downloading a result, the original first, and its colour. */
export interface Derived {
  readonly files: readonly MadeFile[]
  readonly colour: string
}

/**
 * Derives from any engine's picture a thumbnail (WebP), a preview (AVIF) and the same picture in the formats people
 * download. The files are in `folder`; rejects when the original can't be decoded.
 */
export async function derivePicture(path: string, folder: string): Promise<Derived> {
  const picture = await openPictureFile(path)
  const { format, width, height } = picture
  const original = fileOf('original', format, path, { width, height })
  const alternatives: MadeFile[] = []
  for (const other of ['webp', 'png', 'jpeg'] as const) {
    if (other === format) continue
    alternatives.push(await write(picture.open(), 'alternative', other, folder))
  }
  const [shown, colour] = [await showing(picture, folder, 'preview'), await colourOf(picture)]
  return { files: [original, ...alternatives, ...shown], colour }
}

/**
 * Derives from any engine's video, at the moment `stillAt` of its length, a poster (WebP) and a thumbnail. Where no
 * decoder is installed the video has neither, and is grey.
 */
export async function deriveVideo(
  path: string,
  format: 'mp4' | 'webm',
  folder: string,
  stillAt = STILL_AT,
): Promise<Derived> {
  const { openVideo } = await import('./videoReading.ts')
  const video = await openVideo(path)
  try {
    const original = fileOf('original', format, path, video.shape)
    const still = await video.still(stillAt)
    if (still === null) return { files: [original], colour: '#808080' }
    const stillPath = join(folder, 'still.png')
    await sharp(still.pixels, { raw: { width: still.width, height: still.height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toFile(stillPath)
    const picture = await openPictureFile(stillPath)
    const shown = await showing(picture, folder, 'poster')
    return { files: [original, ...shown], colour: await colourOf(picture) }
  } finally {
    video.close()
  }
}

/** Derives from any engine's sound its length, and its wave where a decoder is installed. Rejects a file that is no sound. */
export async function deriveSound(
  path: string,
  format: 'mp3' | 'wav',
  role: 'original' | 'alternative' = 'original',
): Promise<MadeFile> {
  const { readSound } = await import('./soundReading.ts')
  const { durationMs, wave } = await readSound(path)
  const shape = { width: null, height: null, frameRate: null, durationMs }
  return { role, format, path, ...shape, ...(wave === null ? {} : { wave }) }
}

/** The pictures for showing a result: the large one, first, and the small one of lists. */
async function showing(
  picture: PictureFile,
  folder: string,
  role: 'preview' | 'poster',
): Promise<MadeFile[]> {
  const large = within(picture.open(), PREVIEW_MOST)
  return [
    await write(large, role, role === 'preview' ? 'avif' : 'webp', folder),
    await write(within(picture.open(), THUMBNAIL_MOST), 'thumbnail', 'webp', folder),
  ]
}

function within(picture: Sharp, most: number): Sharp {
  return picture.resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
}

async function write(
  picture: Sharp,
  role: MadeFile['role'],
  format: 'webp' | 'avif' | 'png' | 'jpeg',
  folder: string,
): Promise<MadeFile> {
  const path = join(folder, `${role}.${format === 'jpeg' ? 'jpg' : format}`)
  const encoded = {
    webp: () => picture.webp({ quality: role === 'alternative' ? 92 : 80, effort: 3, smartSubsample: true }),
    avif: () => picture.avif({ quality: 63, effort: 2 }),
    png: () => picture.png({ compressionLevel: 6 }),
    jpeg: () => picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4', progressive: true }),
  }[format]()
  const { width, height } = await encoded.toFile(path)
  return fileOf(role, format, path, { width, height })
}

/** The mean of all pixels, which is the colour seen from afar. */
async function colourOf(picture: PictureFile): Promise<string> {
  const { data } = await picture
    .open()
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}

function fileOf(
  role: MadeFile['role'],
  format: FileFormat,
  path: string,
  shape: {
    readonly width: number
    readonly height: number
    readonly durationMs?: number
    readonly frameRate?: number
  },
): MadeFile {
  return { role, format, path, durationMs: null, frameRate: null, ...shape }
}
