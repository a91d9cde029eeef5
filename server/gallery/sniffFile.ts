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
 * What a file is by its own first bytes, whatever it is called and its sender says: systems guess that from its name.
 * Throws FILE_TYPE_NOT_ALLOWED for all that isn't taken (SVG and everything else made of text has no such bytes);
 * FILE_UNREADABLE for what says it is of a kind that is taken and has the bytes of none: it is broken, not of a wrong
 * kind.
 */
export async function sniffFile(path: string, declaredType: string): Promise<UploadType> {
  const type = await typeByBytes(path)
  // What lies under APNG is a PNG to everybody who doesn't know it.
  const found = type === 'image/apng' ? 'image/png' : type
  const declared = OTHER_NAMES[declaredType] ?? declaredType
  if (found === '' && isUploadType(declared)) throw new Refusal('FILE_UNREADABLE')
  if (!isUploadType(found)) throw new Refusal('FILE_TYPE_NOT_ALLOWED')
  return found
}

/** The media type that a file's first bytes tell; empty where they tell none. */
export async function typeByBytes(path: string): Promise<string> {
  return (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? ''
}

/** SHA-256 of a file, read piece by piece. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
