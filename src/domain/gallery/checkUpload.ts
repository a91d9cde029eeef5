import { FILENAME_MOST, UPLOAD_BYTES_MOST, UPLOAD_TYPES, type UploadType } from './galleryImage.ts'
import type { PictureType } from './pictureBytes.ts'

/** Why a file isn't even sent. The server looks again, into the file itself. */
export type UploadRefusal =
  | 'FILE_EMPTY'
  | 'PAYLOAD_TOO_LARGE'
  | 'FILE_TYPE_NOT_ALLOWED'
  | 'FILE_UNREADABLE'
  /** A phone's HEIC, where this browser can't make a JPEG of it. */
  | 'HEIC_NOT_DECODED'

/** The facts of a file before it is sent. */
export interface FileFacts {
  /** As the browser guesses from the name, which may say anything; empty when it doesn't know. */
  readonly type: string
  readonly size: number
  /** By its first bytes (`pictureTypeOf`). */
  readonly content: PictureType | null
}

/**
 * Null for a file that is worth sending, once HEIC has become something else. Its content counts, not its name; only of
 * one that has the content of no picture its name tells whether it is a broken one.
 */
export function checkUpload({ type, size, content }: FileFacts): UploadRefusal | null {
  if (size === 0) return 'FILE_EMPTY'
  return refusalOfContent({ type, content }) ?? (size > UPLOAD_BYTES_MOST ? 'PAYLOAD_TOO_LARGE' : null)
}

/** Whether page and server refuse what a file holds; null for a picture, also one that is called something else. */
export function refusalOfContent({
  type,
  content,
}: Pick<FileFacts, 'type' | 'content'>): 'FILE_UNREADABLE' | 'FILE_TYPE_NOT_ALLOWED' | null {
  if (content !== null) return null
  return isUploadType(OTHER_NAMES[type] ?? type) ? 'FILE_UNREADABLE' : 'FILE_TYPE_NOT_ALLOWED'
}

const OTHER_NAMES: Readonly<Record<string, UploadType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
}

export function isUploadType(type: string): type is UploadType {
  return UPLOAD_TYPES.some((one) => one === type)
}

const HEIC_ENDING = /\.hei[cf]$/iu

/** The name of a picture of this type: a HEIC that became JPEG is renamed. */
export function nameAsTaken(name: string, type: UploadType): string {
  return type === 'image/jpeg' ? name.replace(HEIC_ENDING, '.jpg') : name
}

/** In small letters, without the dot; empty when there is none. */
function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/iu.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** A file's name as the gallery keeps it: without folders and control characters, not too long, never empty. */
export function uploadName(name: string, fallback: string): string {
  const last = name.split(/[/\\]/u).at(-1) ?? ''
  const clean = last.replace(/\p{Cc}/gu, '').trim()
  if (clean === '') return fallback
  if (clean.length <= FILENAME_MOST) return clean
  const extension = extensionOf(clean)
  const tail = extension === '' ? '' : `.${extension}`
  return clean.slice(0, FILENAME_MOST - tail.length) + tail
}
