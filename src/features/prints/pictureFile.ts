import type { UploadRefusal } from '#domain/gallery/checkUpload.ts'
import { UPLOAD_PIXELS_MOST } from '#domain/gallery/galleryImage.ts'
import { bledArea, placedOn } from '#domain/prints/placement.ts'
import type { PlacedPicture } from '#domain/prints/print.ts'
import type { PrintArea } from '#domain/prints/printArea.ts'
import { takePicture } from '#offline/gallery/takePicture.ts'

/** Why a chosen file can't be printed. */
export type PictureRefusal = UploadRefusal | 'PICTURE_TOO_LARGE'

/** A file that the browser can draw: upright, its size in pixels, and a copy as large as a screen shows it. */
export interface ReadPicture {
  readonly width: number
  readonly height: number
  readonly shown: Blob
  /** The stored and sent file: a format that only the browser can decode has become JPEG. */
  readonly file: Blob
  /** Whether it moves: its first picture is printed. */
  readonly isMoving: boolean
}

/** A screen shows no more; turning tens of megapixels with every move would stutter. */
const SHOWN_PX = 1_600

/** Reads a chosen file. Resolves to why not where it can't be printed. */
export async function readPictureFile(chosen: Blob): Promise<ReadPicture | PictureRefusal> {
  const taken = await takePicture(chosen)
  if (typeof taken === 'string') return taken
  const { file, isMoving } = taken
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    try {
      if (width * height > UPLOAD_PIXELS_MOST) return 'PICTURE_TOO_LARGE'
      return { width, height, shown: await smallCopy(bitmap), file, isMoving }
    } finally {
      bitmap.close()
    }
  } catch {
    return 'FILE_UNREADABLE'
  }
}

/** The file at an address of ours. Rejects with a TypeError where it can't be loaded. */
export async function fetchPictureFile(url: string): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok) throw new TypeError(`the picture was answered with ${answer.status}`)
  return answer.blob()
}

async function smallCopy(bitmap: ImageBitmap): Promise<Blob> {
  const factor = Math.min(1, SHOWN_PX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * factor))
  canvas.height = Math.max(1, Math.round(bitmap.height * factor))
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  canvas.toBlob(
    (blob) => (blob === null ? reject(new Error('the picture could not be encoded')) : resolve(blob)),
    'image/webp',
    0.88,
  )
  return promise
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas to draw on')
  return context
}

const PREVIEW_PX = 240

/** The visible part of a placed picture after cutting, small, as a `data:` address. */
export async function printPreview(
  area: PrintArea,
  { placement, ...size }: Omit<PlacedPicture, 'fileId'>,
  shown: Blob,
): Promise<string> {
  const bitmap = await createImageBitmap(shown)
  const perMm = PREVIEW_PX / Math.max(area.width, area.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(area.width * perMm)
  canvas.height = Math.round(area.height * perMm)
  const context = contextOf(canvas)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const bled = bledArea(area)
  const { centreX, centreY, scale, rotation } = placedOn(area, size, placement, perMm)
  context.translate(
    centreX - ((bled.width - area.width) / 2) * perMm,
    centreY - ((bled.height - area.height) / 2) * perMm,
  )
  context.rotate((rotation * Math.PI) / 180)
  context.imageSmoothingQuality = 'high'
  const [width, height] = [size.width * scale, size.height * scale]
  context.drawImage(bitmap, -width / 2, -height / 2, width, height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.8)
}
