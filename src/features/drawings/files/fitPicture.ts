import type { UploadRefusal } from '#domain/gallery/checkUpload.ts'
import { UPLOAD_PIXELS_MOST } from '#domain/gallery/galleryImage.ts'
import type { Rect } from '#domain/scene/geometry/rect.ts'
import { takePicture } from '#offline/gallery/takePicture.ts'

/** A drawing shows no more of a picture, px of its longest side. */
const LONGEST_SIDE = 1_600
/** A smaller file that is no longer than that stays as it is, bytes. */
const SMALL = 300_000
const QUALITY = 0.85

/** Why a picture can’t be put into a drawing. */
export type PictureRefusal = UploadRefusal | 'PICTURE_TOO_LARGE'

/** A chosen picture as a drawing keeps it. */
export interface FittedPicture {
  readonly file: Blob
  /** Whether the chosen one moves: its first picture is kept. */
  readonly isMoving: boolean
}

/**
 * A chosen picture as a drawing keeps it: still, and no larger than it shows, so that it can be shared and leaves room for
 * others. `crop` names the part of it that is wanted, px; all of it unless told. Resolves to why not where it can’t be
 * taken. Never rejects.
 */
export async function fitPicture(
  chosen: Blob,
  crop: Rect | null = null,
): Promise<FittedPicture | PictureRefusal> {
  const taken = await takePicture(chosen)
  if (typeof taken === 'string') return taken
  const { file, mimeType, isMoving } = taken
  try {
    const bitmap = await createImageBitmap(file)
    try {
      if (bitmap.width * bitmap.height > UPLOAD_PIXELS_MOST) return 'PICTURE_TOO_LARGE'
      const part = partOf(bitmap, crop)
      const times = Math.min(1, LONGEST_SIDE / Math.max(part.width, part.height))
      const isWhole = part.width === bitmap.width && part.height === bitmap.height
      const mayStay = isWhole && times === 1 && !isMoving
      if (mayStay && file.size <= SMALL) return { file, isMoving }
      const type = mimeType === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
      const smaller = await encoded(bitmap, part, times, type)
      return { file: mayStay && smaller.size >= file.size ? file : smaller, isMoving }
    } finally {
      bitmap.close()
    }
  } catch {
    return 'FILE_UNREADABLE'
  }
}

/** The part of a picture that lies in it, whole px; all of it where none does. */
function partOf({ width, height }: ImageBitmap, crop: Rect | null): Rect {
  const all = { x: 0, y: 0, width, height }
  if (crop === null) return all
  const [left, top] = [Math.max(0, Math.round(crop.x)), Math.max(0, Math.round(crop.y))]
  const right = Math.min(width, Math.round(crop.x + crop.width))
  const bottom = Math.min(height, Math.round(crop.y + crop.height))
  return right <= left || bottom <= top ? all : { x: left, y: top, width: right - left, height: bottom - top }
}

function encoded(bitmap: ImageBitmap, part: Rect, times: number, type: string): Promise<Blob> {
  const width = Math.max(1, Math.round(part.width * times))
  const height = Math.max(1, Math.round(part.height * times))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) return Promise.reject(new Error('no canvas to draw on'))
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality: QUALITY })
}
