import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { FileFormat } from '#domain/generation/generation.ts'
import type { MadeFile } from './engine.ts'
import { openVideo } from './videoReading.ts'

/** The longest side of a thumbnail and of a preview, px. */
const THUMBNAIL_MOST = 320
const PREVIEW_MOST = 1_280

/** More than any engine is asked for; a file that claims more is refused before it is decoded. */
const MOST_PIXELS = 40_000_000

/** The files a result is shown and downloaded by, the original first, and its colour. */
export interface Derived {
  readonly files: readonly MadeFile[]
  readonly colour: string
}

/**
 * Makes of any engine's picture what shows it: a thumbnail (WebP), a preview (AVIF) and the same picture in the
 * formats people download. The files stand in `folder`; rejects where the original can't be decoded.
 */
export async function derivePicture(path: string, folder: string): Promise<Derived> {
  const { format, width, height } = await readShape(path)
  const original = fileOf('original', format, path, { width, height })
  const alternatives: MadeFile[] = []
  for (const other of ['webp', 'png', 'jpeg'] as const) {
    if (other === format) continue
    alternatives.push(await write(open(path), 'alternative', other, folder))
  }
  const [shown, colour] = [await showing(path, folder, 'preview'), await colourOf(path)]
  return { files: [original, ...alternatives, ...shown], colour }
}

/**
 * Makes of any engine's video what shows it: a poster (WebP) and a thumbnail. Where no decoder is installed the
 * video stands alone, in grey.
 */
export async function deriveVideo(path: string, format: 'mp4' | 'webm', folder: string): Promise<Derived> {
  const video = await openVideo(path)
  try {
    const original = fileOf('original', format, path, video.shape)
    const still = await video.still()
    if (still === null) return { files: [original], colour: '#808080' }
    const stillPath = join(folder, 'still.png')
    await sharp(still.pixels, { raw: { width: still.width, height: still.height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toFile(stillPath)
    const shown = await showing(stillPath, folder, 'poster')
    return { files: [original, ...shown], colour: await colourOf(stillPath) }
  } finally {
    video.close()
  }
}

/** What shows a picture: the large one that comes first, and the small one of lists. */
async function showing(path: string, folder: string, role: 'preview' | 'poster'): Promise<MadeFile[]> {
  const large = within(open(path), PREVIEW_MOST)
  return [
    await write(large, role, role === 'preview' ? 'avif' : 'webp', folder),
    await write(within(open(path), THUMBNAIL_MOST), 'thumbnail', 'webp', folder),
  ]
}

function open(path: string): Sharp {
  return sharp(path, { limitInputPixels: MOST_PIXELS }).rotate()
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

async function readShape(path: string): Promise<{ format: FileFormat; width: number; height: number }> {
  const { format, mediaType, autoOrient } = await sharp(path, { limitInputPixels: MOST_PIXELS }).metadata()
  const known = {
    'image/webp': 'webp',
    'image/avif': 'avif',
    'image/png': 'png',
    'image/jpeg': 'jpeg',
  } as const
  const found = Object.entries(known).find(([type]) => type === mediaType)?.[1]
  if (found === undefined) throw new Error(`a picture of an unknown format: ${format}`)
  return { format: found, width: autoOrient.width, height: autoOrient.height }
}

/** The mean of all pixels, which is what one sees from afar. */
async function colourOf(path: string): Promise<string> {
  const { data } = await open(path)
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
