import { type Sharp, sharp } from '#server/platform/media/sharp.ts'

/** More than any engine is asked for; a file that claims more is refused before decoding. */
const MOST_PIXELS = 40_000_000

const FORMATS = {
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
} as const

/** A raster picture file, in one of the supported formats. */
export interface PictureFile {
  readonly format: (typeof FORMATS)[keyof typeof FORMATS]
  /** Upright, as it is seen. */
  readonly width: number
  readonly height: number
  /** Begins a new pipeline from the file, upright. */
  open(): Sharp
}

/** Reads a picture file's format and size. Rejects drawings (SVG), other files, and those with too many pixels. */
export async function openPictureFile(path: string): Promise<PictureFile> {
  const open = () => sharp(path, { limitInputPixels: MOST_PIXELS })
  const { mediaType, autoOrient } = await open().metadata()
  const format = Object.entries(FORMATS).find(([type]) => type === mediaType)?.[1]
  if (format === undefined) throw new Error(`a picture of an unknown format: ${mediaType}`)
  return { format, width: autoOrient.width, height: autoOrient.height, open: () => open().rotate() }
}
