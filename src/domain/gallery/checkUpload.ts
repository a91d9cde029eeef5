import { FILENAME_MOST, UPLOAD_BYTES_MOST, UPLOAD_TYPES } from './galleryImage.ts'

/** Why a file isn't even sent. The server looks again, into the file itself. */
export type UploadRefusal = 'FILE_EMPTY' | 'PAYLOAD_TOO_LARGE' | 'FILE_TYPE_NOT_ALLOWED'

/** What a file says of itself. */
export interface FileFacts {
  readonly name: string
  /** As the browser guesses from the name; empty when it doesn't know. */
  readonly type: string
  readonly size: number
}

const TYPES_BY_EXTENSION: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** Null for a file that is worth sending. */
export function checkUpload(file: FileFacts): UploadRefusal | null {
  if (file.size === 0) return 'FILE_EMPTY'
  const type = uploadType(file)
  if (!UPLOAD_TYPES.some((allowed) => allowed === type)) return 'FILE_TYPE_NOT_ALLOWED'
  return file.size > UPLOAD_BYTES_MOST ? 'PAYLOAD_TOO_LARGE' : null
}

/** The type a file says it has, or the one its name says where a system gives none. */
export function uploadType({ name, type }: Pick<FileFacts, 'name' | 'type'>): string {
  return type === '' ? (TYPES_BY_EXTENSION[extensionOf(name)] ?? '') : type
}

/** The ending that files of a type have: their names may have none, or one of their own. */
export function extensionOfType(type: string): string {
  return Object.entries(TYPES_BY_EXTENSION).find(([, known]) => known === type)?.[0] ?? ''
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
