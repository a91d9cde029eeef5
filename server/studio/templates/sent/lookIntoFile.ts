import { createReadStream } from 'node:fs'
import { formatOf, type SaidFile } from '#domain/template/fileFieldRules.ts'
import { fileWords, isWritten, WORDS_BYTES } from '#domain/template/fileWords.ts'
import type { SentFileType } from '#domain/template/sentFile.ts'
import { headOf, typeByBytes } from '#server/accounts/gallery/sniffFile.ts'
import { Refusal } from '#server/platform/api/refusal.ts'

/** The detected content of a file. */
export interface SeenFile {
  /** The media type as stored and served. All text is plain text: none of it is run or drawn anywhere. */
  readonly mediaType: string
  /** Its text; null for a file that isn't read. */
  readonly words: string | null
}

/**
 * Detects a file's kind for a field by its content, whatever its name. Throws FILE_TYPE_NOT_ALLOWED for a kind that the
 * field doesn't take and for one that differs from the sender's; FILE_UNREADABLE for an unknown content.
 */
export async function lookIntoFile(path: string, field: SentFileType, said: SaidFile): Promise<SeenFile> {
  const format = formatOf(field, said)
  if (format === null) throw new Refusal('FILE_TYPE_NOT_ALLOWED')
  // First bytes say little of a text: many a list begins like some old picture format.
  if (isWritten(format) && (await isText(path)))
    return { mediaType: 'text/plain', words: await wordsOf(path) }
  const found = await typeByBytes(path)
  if (found === '') throw new Refusal('FILE_UNREADABLE')
  if (formatOf(field, { type: found, name: '' }) !== format) throw new Refusal('FILE_TYPE_NOT_ALLOWED')
  return { mediaType: format, words: null }
}

/** Whether a file holds text only, without bytes that only programs write. */
async function isText(path: string): Promise<boolean> {
  for await (const piece of createReadStream(path)) {
    if (!(piece instanceof Uint8Array) || piece.some(isControl)) return false
  }
  return true
}

// People write tabs and ends of lines and pages, too.
const isControl = (byte: number) => (byte < 0x20 && (byte < 0x09 || byte > 0x0d)) || byte === 0x7f

async function wordsOf(path: string): Promise<string> {
  return fileWords(await headOf(path, WORDS_BYTES))
}
