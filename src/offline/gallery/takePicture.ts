import { checkUpload, type UploadRefusal } from '#domain/gallery/checkUpload.ts'
import type { UploadType } from '#domain/gallery/galleryImage.ts'
import { isMovingPicture, PICTURE_HEAD_BYTES, pictureTypeOf } from '#domain/gallery/pictureBytes.ts'

/** A chosen file as it is sent. */
export interface TakenPicture {
  readonly file: Blob
  /** By its content, also where its name says something else. */
  readonly mimeType: UploadType
  /** Whether it moves: of an animation the first picture is kept. */
  readonly isMoving: boolean
}

/**
 * Looks into a chosen file. HEIC becomes JPEG where this browser can decode it: the server can't. Resolves to why not
 * where it isn't taken. Never rejects.
 */
export async function takePicture(file: Blob): Promise<TakenPicture | UploadRefusal> {
  try {
    const content = pictureTypeOf(await bytesOf(file.slice(0, PICTURE_HEAD_BYTES)))
    const refusal = checkUpload({ type: file.type, size: file.size, content })
    if (refusal !== null) return refusal
    if (content === null) return 'FILE_TYPE_NOT_ALLOWED'
    if (content === 'image/heic') return await fromHeic(file)
    // Of a JPEG nothing moves: its megabytes needn't be read.
    const isMoving = content !== 'image/jpeg' && isMovingPicture(content, await bytesOf(file))
    return {
      file: file.type === content ? file : file.slice(0, file.size, content),
      mimeType: content,
      isMoving,
    }
  } catch {
    // Moved or removed since it was chosen.
    return 'FILE_UNREADABLE'
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer())
}

const JPEG_QUALITY = 0.92

async function fromHeic(file: Blob): Promise<TakenPicture | UploadRefusal> {
  try {
    const bitmap = await createImageBitmap(file)
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
    const refusal = checkUpload({ type: jpeg.type, size: jpeg.size, content: 'image/jpeg' })
    return refusal ?? { file: jpeg, mimeType: 'image/jpeg', isMoving: false }
  } catch {
    return 'HEIC_NOT_DECODED'
  }
}
