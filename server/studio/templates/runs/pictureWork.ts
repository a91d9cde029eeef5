import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import type { NodeOf } from '#domain/template/templateSchema.ts'
import { familiesOf, registerFonts } from '#server/platform/media/brushes/fonts.ts'
import { type Sharp, sharp } from '#server/platform/media/sharp.ts'
import { type Derived, derivePicture } from '#server/studio/generators/derivatives.ts'
import { openPictureFile, type PictureFile } from '#server/studio/generators/pictureFile.ts'

type Settings = NodeOf<'postprocess'>['settings']
type Format = PictureFile['format']

/** Wider or higher pictures aren't made: for a tall, narrow one a width alone doesn't bound the height. */
const LONGEST_SIDE = 8_192

/** The operations on a picture. `picture` is upright, as it is seen. */
const OPERATIONS: {
  readonly [Operation in Settings['operation']]: (picture: PictureFile, settings: Settings) => Promise<Sharp>
} = {
  /** The whole picture within these sides, 0 for a free side. */
  resize(picture, { width, height }) {
    const sides = { width: width > 0 ? width : LONGEST_SIDE, height: height > 0 ? height : LONGEST_SIDE }
    return Promise.resolve(picture.open().resize({ ...sides, fit: 'inside' }))
  },
  /** All of these sides, cropped to the picture's most interesting part. */
  crop: (picture, { width, height }) =>
    Promise.resolve(
      picture.open().resize({ width, height, fit: 'cover', position: sharp.strategy.attention }),
    ),
  format: (picture) => Promise.resolve(picture.open()),
  grayscale: (picture) => Promise.resolve(picture.open().grayscale()),
  async watermark(picture, { text }) {
    const { width, height } = picture
    return picture.open().composite([{ input: await mark(text, width, height), left: 0, top: 0 }])
  },
}

/** Edits a picture as a node says, and makes its previews. Rejects when the file is no picture. */
export async function workOnPicture(path: string, settings: Settings, folder: string): Promise<Derived> {
  const picture = await openPictureFile(path)
  const format = settings.format === 'same' ? picture.format : settings.format
  const worked = await OPERATIONS[settings.operation](picture, settings)
  const made = join(folder, `worked.${format === 'jpeg' ? 'jpg' : format}`)
  await encoded(worked, format).toFile(made)
  return derivePicture(made, folder)
}

function encoded(picture: Sharp, format: Format): Sharp {
  return {
    png: () => picture.png({ compressionLevel: 6 }),
    jpeg: () => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
    webp: () => picture.webp({ quality: 92, effort: 3 }),
    avif: () => picture.avif({ quality: 70, effort: 2 }),
  }[format]()
}

/** A line at the lower edge, readable on light and dark alike: light letters with a dark rim. */
function mark(text: string, width: number, height: number): Promise<Buffer> {
  registerFonts()
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  const margin = Math.round(Math.min(width, height) * 0.035)
  let size = Math.round(Math.min(width, height) * 0.05)
  const fits = () => {
    pen.font = `600 ${String(size)}px ${familiesOf('grotesk')}`
    return pen.measureText(text).width <= width - 2 * margin
  }
  while (!fits() && size > 8) size -= 1
  pen.textAlign = 'right'
  pen.textBaseline = 'alphabetic'
  pen.lineJoin = 'round'
  pen.lineWidth = Math.max(1, size / 7)
  pen.strokeStyle = 'rgba(15, 23, 42, 0.55)'
  pen.fillStyle = 'rgba(255, 255, 255, 0.92)'
  pen.strokeText(text, width - margin, height - margin)
  pen.fillText(text, width - margin, height - margin)
  return canvas.encode('png')
}
