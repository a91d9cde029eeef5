import { clipped } from './dryValue.ts'
import { LONGEST_VALUE } from './templateLimits.ts'

/** So much of a file is read for its words: no character takes more than four bytes. */
export const WORDS_BYTES = 4 * LONGEST_VALUE

/**
 * The text of a file, of which `bytes` is the beginning: its first `LONGEST_VALUE` characters. UTF-8, or the encoding
 * of older Polish spreadsheets.
 */
export function fileWords(bytes: Uint8Array): string {
  const head = bytes.subarray(0, WORDS_BYTES)
  try {
    // The last character may be cut in the middle: it is left out.
    return clipped(new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }))
  } catch {
    return clipped(new TextDecoder('windows-1250').decode(head))
  }
}

/** Whether a format of a field of files is made of words. */
export const isWritten = (format: string): boolean =>
  format.startsWith('text/') || format === 'application/json'
