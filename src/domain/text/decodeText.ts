const UTF16_SWAPPED = [0xfe, 0xff]
const UTF16 = [0xff, 0xfe]

/**
 * Decodes a text file: UTF-8, UTF-16 where its first bytes say so, else Windows-1250 or ISO 8859-2, in which older Polish
 * programs write. A broken sign of UTF-8 becomes U+FFFD. Line ends are `\n`. Null for a file that is no text. `isCut` says
 * that the last character may be half.
 */
export function decodeText(bytes: Uint8Array, isCut = false): string | null {
  const text = decode(bytes, isCut)
  // Text files have no NULs, and other files soon have one.
  return text.includes('\0') ? null : text.replaceAll(/\r\n?/gu, '\n')
}

function decode(bytes: Uint8Array, isCut: boolean): string {
  if (beginsWith(bytes, UTF16)) return new TextDecoder('utf-16le').decode(bytes)
  if (beginsWith(bytes, UTF16_SWAPPED)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return decodeOlder(bytes)
  }
}

/** Letters that UTF-8 writes with several bytes; in a text of one byte each they stand beside each other by chance alone. */
const LONG_LETTERS = /[\u0080-\ufffc]/gu
const BROKEN = /\ufffd/gu
/** Where Windows-1250 has a letter or a quotation mark, and ISO 8859-2 has none. */
const OF_WINDOWS = /[ąĄśŚźŹ„”…–—’]/gu

const countOf = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0

function decodeOlder(bytes: Uint8Array): string {
  // A file that was cut or joined by a program that knows no letters.
  const utf8 = new TextDecoder('utf-8').decode(bytes)
  if (countOf(utf8, LONG_LETTERS) > countOf(utf8, BROKEN)) return utf8
  const windows = new TextDecoder('windows-1250').decode(bytes)
  const latin2 = new TextDecoder('iso-8859-2').decode(bytes)
  return countOf(latin2, /[ąĄśŚźŹ]/gu) > countOf(windows, OF_WINDOWS) ? latin2 : windows
}

const beginsWith = (bytes: Uint8Array, first: readonly number[]) =>
  first.every((byte, at) => bytes[at] === byte)
