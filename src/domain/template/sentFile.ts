import * as z from 'zod/mini'
import type { FileFieldType } from './fileFieldRules.ts'

// Files that are sent in fields of a template’s form. Pictures are not among them: those go into one’s own gallery.

export const SENT_FILE_TYPES = ['file', 'video', 'audio'] as const satisfies readonly FileFieldType[]
export type SentFileType = (typeof SENT_FILE_TYPES)[number]

/** The most bytes of one person's files together. */
export const SENT_BYTES_MOST = 200_000_000
/** For how long a file is kept that no run uses. */
export const UNUSED_DAYS = 7

/** `POST /api/v1/sent-files`: of which type of field it is; the file is the field `file` of form data. */
export const sentFileQuerySchema = z.object({ type: z.enum(SENT_FILE_TYPES) })

/** A file as its sender sees it. Its address is signed and expires. */
export const sentFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int(),
  url: z.string(),
})

/** A file that a field holds by its id. */
export interface SentFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
  /** Where it can be seen or heard; null where it can’t. */
  readonly address: string | null
}
