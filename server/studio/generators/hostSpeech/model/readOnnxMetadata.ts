import { closeSync, openSync, readSync } from 'node:fs'

/** The fields of an ONNX file (a protocol buffer) that are looked at, by their numbers. */
const GRAPH = 7
const METADATA = 14
const [KEY, VALUE] = [1, 2]
/** How a field's value is written: a number of any length, or so many bytes. */
const [VARINT, BYTES] = [0, 2]
/** A number takes ten bytes at most. */
const VARINT_BYTES = 10
/** A model has a handful of fields at its top, and little is said about it. */
const MOST_FIELDS = 10_000
const MOST_BYTES = 4_000_000

/**
 * The metadata of a model, without loading its weights: they are passed over. Null for a file that is no ONNX model.
 * Throws where it can't be read at all.
 */
export function readOnnxMetadata(path: string): ReadonlyMap<string, string> | null {
  const file = openSync(path, 'r')
  try {
    const read = (at: number, length: number) => {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(file, bytes, 0, length, at))
    }
    return metadataOf(read)
  } finally {
    closeSync(file)
  }
}

/** So many bytes from a place on; fewer at the end. */
type Read = (at: number, length: number) => Buffer

function metadataOf(read: Read): ReadonlyMap<string, string> | null {
  const metadata = new Map<string, string>()
  let hasGraph = false
  let at = 0
  for (let fields = 0; fields < MOST_FIELDS; fields += 1) {
    const head = read(at, 2 * VARINT_BYTES)
    if (head.length === 0) return hasGraph ? metadata : null
    const field = readField(head)
    if (field === null) return null
    at += field.headBytes
    if (field.number === GRAPH) hasGraph = true
    if (field.number === METADATA) {
      if (field.length > MOST_BYTES) return null
      const entry = readEntry(read(at, field.length))
      if (entry === null) return null
      metadata.set(...entry)
    }
    at += field.length
  }
  return null
}

interface Field {
  readonly number: number
  /** How many bytes stand before its content, and how many those are; a plain number has no content. */
  readonly headBytes: number
  readonly length: number
}

function readField(bytes: Buffer): Field | null {
  const tag = readVarint(bytes, 0)
  const value = tag === null ? null : readVarint(bytes, tag.next)
  if (tag === null || value === null) return null
  const number = Math.floor(tag.value / 8)
  const way = tag.value % 8
  if (number === 0 || (way !== VARINT && way !== BYTES)) return null
  return { number, headBytes: value.next, length: way === BYTES ? value.value : 0 }
}

function readVarint(bytes: Buffer, from: number): { readonly value: number; readonly next: number } | null {
  let value = 0
  for (let place = 0; place < VARINT_BYTES; place += 1) {
    const byte = bytes[from + place]
    if (byte === undefined) return null
    value += (byte % 128) * 128 ** place
    if (byte < 128) return Number.isSafeInteger(value) ? { value, next: from + place + 1 } : null
  }
  return null
}

function readEntry(bytes: Buffer): [key: string, value: string] | null {
  const texts = new Map<number, string>()
  for (let at = 0; at < bytes.length;) {
    const field = readField(bytes.subarray(at))
    if (field === null) return null
    at += field.headBytes
    texts.set(field.number, bytes.toString('utf8', at, at + field.length))
    at += field.length
  }
  return [texts.get(KEY) ?? '', texts.get(VALUE) ?? '']
}
