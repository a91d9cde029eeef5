import { UPLOAD_BYTES_MOST, UPLOAD_TYPES } from '../gallery/galleryImage.ts'
import type { FORM_FIELD_TYPES, FormFieldType } from './formFieldTypes.ts'

/** The types of fields that are filled with a file. */
export type FileFieldType = {
  [Type in FormFieldType]: (typeof FORM_FIELD_TYPES)[Type]['holds'] extends 'file' ? Type : never
}[FormFieldType]

interface FileRules {
  /** By their media types, each with what people call it. */
  readonly formats: Readonly<Record<string, string>>
  readonly bytesMost: number
}

const MEGABYTE = 1_000_000

/** What may be sent in a field: „maximum file size and allowed formats” (specification part 2, section 2). */
export const FILE_FIELD_RULES = {
  file: {
    formats: {
      'application/pdf': 'PDF',
      'text/plain': 'TXT',
      'text/csv': 'CSV',
      'application/json': 'JSON',
    },
    bytesMost: 5 * MEGABYTE,
  },
  image: {
    formats: Object.fromEntries(
      UPLOAD_TYPES.map((type) => [type, (type.split('/')[1] ?? type).toUpperCase()] as const),
    ),
    bytesMost: UPLOAD_BYTES_MOST,
  },
  video: { formats: { 'video/mp4': 'MP4', 'video/webm': 'WebM' }, bytesMost: 20 * MEGABYTE },
  audio: {
    formats: {
      'audio/mpeg': 'MP3',
      'audio/wav': 'WAV',
      'audio/ogg': 'OGG',
      'audio/mp4': 'M4A',
      'audio/webm': 'WebM',
    },
    bytesMost: 20 * MEGABYTE,
  },
} as const satisfies Readonly<Record<FileFieldType, FileRules>>

/** The types whose files the server has a place for: one’s own gallery. Others stay empty on a template’s page. */
export const TAKEN_FILE_TYPES: readonly FileFieldType[] = ['image']

export const isFileFieldType = (type: FormFieldType): type is FileFieldType =>
  Object.hasOwn(FILE_FIELD_RULES, type)

/** Why a file isn’t even sent; null for one that may be. */
export function fileRefusal(
  type: FileFieldType,
  file: { readonly type: string; readonly size: number },
): 'empty' | 'format' | 'size' | null {
  const { formats, bytesMost }: FileRules = FILE_FIELD_RULES[type]
  if (file.size === 0) return 'empty'
  if (!Object.hasOwn(formats, file.type)) return 'format'
  return file.size > bytesMost ? 'size' : null
}
