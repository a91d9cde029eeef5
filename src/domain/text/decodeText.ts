const UTF16_SWAPPED = [0xfe, 0xff]
const UTF16 = [0xff, 0xfe]

/**
 * Decodes a text file: UTF-8, UTF-16 where its first bytes say so, else Windows-1250, in which older Polish programs
 * write. Line ends are `\n`. Null for a file that is no text. `isCut` says that the last character may be half.
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
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

const beginsWith = (bytes: Uint8Array, first: readonly number[]) =>
  first.every((byte, at) => bytes[at] === byte)
