import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromFile } from 'file-type'
import { isUploadType } from '#domain/gallery/checkUpload.ts'
import type { UploadType } from '#domain/gallery/galleryImage.ts'
import { Refusal } from '#server/api/refusal.ts'

const OTHER_NAMES: Readonly<Record<string, UploadType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
}

/**
 * Detects a file's type by its first bytes, whatever its name and its sender say: systems guess that from the name.
 * Throws FILE_TYPE_NOT_ALLOWED for types that aren't accepted (SVG and other text has no such bytes); FILE_UNREADABLE
 * for a file of an accepted declared type with the bytes of none: it is broken, not of a wrong type.
 */
export async function sniffFile(path: string, declaredType: string): Promise<UploadType> {
  const type = await typeByBytes(path)
  // An APNG is a PNG for programs that don't know it.
  const found = type === 'image/apng' ? 'image/png' : type
  const declared = OTHER_NAMES[declaredType] ?? declaredType
  if (found === '' && isUploadType(declared)) throw new Refusal('FILE_UNREADABLE')
  if (!isUploadType(found)) throw new Refusal('FILE_TYPE_NOT_ALLOWED')
  return found
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
