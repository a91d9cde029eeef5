import { UPLOAD_BYTES_MOST, UPLOAD_TYPES } from '../gallery/galleryImage.ts'
import type { FORM_FIELD_TYPES, FormFieldType } from './formFieldTypes.ts'

/** The types of fields that are filled with a file. */
export type FileFieldType = {
  [Type in FormFieldType]: (typeof FORM_FIELD_TYPES)[Type]['holds'] extends 'file' ? Type : never
}[FormFieldType]

interface Format {
  /** Its common name. */
  readonly label: string
  /** Its file endings, the most usual first. */
  readonly endings: readonly string[]
  /** Other media types by which systems and browsers name it. */
  readonly alsoSaid?: readonly string[]
}

interface FileRules {
  /** By their media types. */
  readonly formats: Readonly<Record<string, Format>>
  readonly bytesMost: number
}

const MEGABYTE = 1_000_000

/** The allowed files of a field: „maximum file size and allowed formats” (specification part 2, section 2). */
export const FILE_FIELD_RULES: Readonly<Record<FileFieldType, FileRules>> = {
  file: {
    formats: {
      'application/pdf': { label: 'PDF', endings: ['pdf'] },
      'text/plain': { label: 'TXT', endings: ['txt'] },
      'text/csv': {
        label: 'CSV',
        endings: ['csv'],
        alsoSaid: ['application/csv', 'application/vnd.ms-excel', 'text/comma-separated-values'],
      },
      'application/json': { label: 'JSON', endings: ['json'], alsoSaid: ['text/json'] },
    },
    bytesMost: 5 * MEGABYTE,
  },
  image: {
    formats: Object.fromEntries(
      UPLOAD_TYPES.map((type) => {
        const [, name = type] = type.split('/')
        return [type, { label: name.toUpperCase(), endings: name === 'jpeg' ? ['jpg', 'jpeg'] : [name] }]
      }),
    ),
    bytesMost: UPLOAD_BYTES_MOST,
  },
  video: {
    formats: {
      'video/mp4': { label: 'MP4', endings: ['mp4', 'm4v'], alsoSaid: ['video/x-m4v'] },
      'video/webm': { label: 'WebM', endings: ['webm'] },
    },
    bytesMost: 20 * MEGABYTE,
  },
  audio: {
    formats: {
      'audio/mpeg': { label: 'MP3', endings: ['mp3'], alsoSaid: ['audio/mp3'] },
      'audio/wav': {
        label: 'WAV',
        endings: ['wav'],
        alsoSaid: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
      },
      'audio/ogg': { label: 'OGG', endings: ['ogg', 'oga', 'opus'], alsoSaid: ['application/ogg'] },
      // These two share a film’s container, and are often named like one.
      'audio/mp4': { label: 'M4A', endings: ['m4a', 'mp4'], alsoSaid: ['audio/x-m4a', 'video/mp4'] },
      'audio/webm': { label: 'WebM', endings: ['webm'], alsoSaid: ['video/webm'] },
    },
    bytesMost: 20 * MEGABYTE,
  },
}

export const isFileFieldType = (type: FormFieldType): type is FileFieldType =>
  Object.hasOwn(FILE_FIELD_RULES, type)

/** A file as its sender describes it. */
export interface SaidFile {
  /** A media type; empty if unknown. */
  readonly type: string
  readonly name: string
}

const SAYS_NOTHING: readonly string[] = ['', 'application/octet-stream', 'binary/octet-stream']

/** Which of a field’s formats a file is said to be, by its name where nothing else is said; null for none of them. */
export function formatOf(field: FileFieldType, { type, name }: SaidFile): string | null {
  const said = (type.split(';')[0] ?? '').trim().toLowerCase()
  const ending = /\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? ''
  const found = Object.entries(FILE_FIELD_RULES[field].formats).find(([format, { alsoSaid = [], endings }]) =>
    SAYS_NOTHING.includes(said) ? endings.includes(ending) : format === said || alsoSaid.includes(said),
  )
  return found?.[0] ?? null
}

/**
 * Why a file isn’t even sent; null for one that may be. Of a picture the name tells nothing: its upload looks into the
 * content, and reports a failure.
 */
export function fileRefusal(
  field: FileFieldType,
  file: SaidFile & { readonly size: number },
): 'empty' | 'format' | 'size' | null {
  if (file.size === 0) return 'empty'
  if (field === 'image') return null
  if (formatOf(field, file) === null) return 'format'
  return file.size > FILE_FIELD_RULES[field].bytesMost ? 'size' : null
}
