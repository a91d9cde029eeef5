/** A file in a ZIP. */
export interface ZipEntry {
  readonly name: string
  readonly text: string
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Names are UTF-8. */
const UTF8_NAMES = 0x0800
const VERSION = 20
/** The first day that ZIP knows: the same content is the same file. */
const DAY = 0x21

/** Files as a ZIP, uncompressed: our texts are short. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const nameBytes = encoder.encode(name)
    const data = encoder.encode(text)
    const shared = [
      ...twoBytes(VERSION, UTF8_NAMES, 0, 0, DAY),
      ...fourBytes(crc32(data), data.length, data.length),
      ...twoBytes(nameBytes.length, 0),
    ]
    const local = Uint8Array.from([...fourBytes(LOCAL), ...shared, ...nameBytes])
    const central = [...fourBytes(CENTRAL), ...twoBytes(VERSION), ...shared, ...twoBytes(0, 0, 0)]
    directory.push(Uint8Array.from([...central, ...fourBytes(0, offset), ...nameBytes]))
    parts.push(local, data)
    offset += local.length + data.length
  }
  const directoryLength = directory.reduce((sum, { length }) => sum + length, 0)
  const end = [
    ...fourBytes(END),
    ...twoBytes(0, 0, entries.length, entries.length),
    ...fourBytes(directoryLength, offset),
    ...twoBytes(0),
  ]
  return joined([...parts, ...directory, Uint8Array.from(end)])
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const twoBytes = (...numbers: readonly number[]) =>
  numbers.flatMap((number) => [number & 0xff, (number >>> 8) & 0xff])

const fourBytes = (...numbers: readonly number[]) =>
  numbers.flatMap((number) => [number & 0xff, (number >>> 8) & 0xff, (number >>> 16) & 0xff, number >>> 24])

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
