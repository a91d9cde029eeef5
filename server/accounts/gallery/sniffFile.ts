import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromFile } from 'file-type'
import { refusalOfContent } from '#domain/gallery/checkUpload.ts'
import type { UploadType } from '#domain/gallery/galleryImage.ts'
import { PICTURE_HEAD_BYTES, pictureTypeOf } from '#domain/gallery/pictureBytes.ts'
import { Refusal } from '#server/platform/api/refusal.ts'

/**
 * Detects a picture's type by its first bytes, as the page does, whatever its name and its sender say: systems guess
 * that from the name. Throws FILE_TYPE_NOT_ALLOWED for what is no picture, and for HEIC, which can't be decoded here;
 * FILE_UNREADABLE for a file of an accepted declared type with the bytes of none: it is broken, not of a wrong type.
 */
export async function sniffFile(path: string, declaredType: string): Promise<UploadType> {
  const content = pictureTypeOf(await headOf(path, PICTURE_HEAD_BYTES))
  const refusal = refusalOfContent({ type: declaredType, content })
  if (refusal !== null) throw new Refusal(refusal)
  if (content === null || content === 'image/heic') throw new Refusal('FILE_TYPE_NOT_ALLOWED')
  return content
}

/** The first bytes of a file, at most so many. */
export async function headOf(path: string, most: number): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(most), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The media type by a file's first bytes; empty when unknown. */
export async function typeByBytes(path: string): Promise<string> {
  return (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? ''
}

/** SHA-256 of a file, read piece by piece. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
