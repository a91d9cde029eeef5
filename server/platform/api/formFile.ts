import { BrokenOff, piecesOf, TooLarge, writeIncoming } from '#server/platform/files/incomingFile.ts'
import { Refusal } from './refusal.ts'

/** A file that came in form data, as its sender describes it. */
export interface FormFile {
  readonly filename: string
  /** Lower case, without parameters; empty when the sender doesn't say. */
  readonly mediaType: string
  readonly bytes: number
}

/** The most bytes around a file: boundaries, headers, other fields. */
const MOST_AROUND_BYTES = 64 * 1024
const MOST_HEADER_BYTES = 8 * 1024
const FIELD = 'file'

/**
 * Writes the file of the form field `file` to `path` while it arrives, so that none of it stays in memory. Throws
 * PAYLOAD_TOO_LARGE, and INVALID_REQUEST when the body is no form data, has no file, or ends in the middle.
 */
export async function receiveFormFile(request: Request, path: string, mostBytes: number): Promise<FormFile> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > mostBytes + MOST_AROUND_BYTES) throw new Refusal('PAYLOAD_TOO_LARGE')
  const scanner = createScanner(piecesOf(request))
  try {
    const file = await receive(scanner, Buffer.from(`\r\n--${boundary}`), path, mostBytes)
    // A connection whose call wasn't read to its end can't be reused.
    await scanner.readRest(MOST_AROUND_BYTES)
    return file
  } catch (error) {
    if (error instanceof TooLarge) throw new Refusal('PAYLOAD_TOO_LARGE', {}, { cause: error })
    if (error instanceof BrokenOff) throw new Refusal('INVALID_REQUEST', {}, { cause: error })
    throw error
  } finally {
    await scanner.close()
  }
}

async function receive(
  scanner: Scanner,
  delimiter: Buffer,
  path: string,
  mostBytes: number,
): Promise<FormFile> {
  let file: FormFile | null = null
  let around = MOST_AROUND_BYTES
  const skip = async () => {
    for await (const piece of scanner.until(delimiter)) {
      around -= piece.length
      if (around < 0) throw new Refusal('PAYLOAD_TOO_LARGE')
    }
  }
  await skip()
  while ((await scanner.take(2)) !== '--') {
    const part = readHeaders(await headersOf(scanner))
    if (part.name !== FIELD || part.filename === null) {
      await skip()
      continue
    }
    if (file !== null) throw new Refusal('INVALID_REQUEST')
    const { filename, mediaType } = part
    const bytes = await writeIncoming(scanner.until(delimiter), path, mostBytes)
    file = { filename, mediaType, bytes }
  }
  if (file === null) throw new Refusal('INVALID_REQUEST')
  return file
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw new Refusal('INVALID_REQUEST')
  return boundary
}

async function headersOf(scanner: Scanner): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of scanner.until(Buffer.from('\r\n\r\n'))) {
    bytes += piece.length
    if (bytes > MOST_HEADER_BYTES) throw new Refusal('INVALID_REQUEST')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function readHeaders(text: string) {
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(text)?.[1] ?? ''
  const mediaType = /^content-type:\s*([^;\s]*)/im.exec(text)?.[1] ?? ''
  return {
    name: /;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? null,
    filename: unescape(/;\s*filename="([^"]*)"/i.exec(disposition)?.[1] ?? null),
    mediaType: mediaType.toLowerCase(),
  }
}

/** Browsers escape three characters of a name, and leave every other as it is. */
function unescape(name: string | null): string | null {
  return name?.replaceAll(/%(?:22|0D|0A)/gi, (code) => decodeURIComponent(code)) ?? null
}

interface Scanner {
  /** The bytes before the next `delimiter`, which is skipped. Rejects when there is none. */
  until(delimiter: Buffer): AsyncGenerator<Uint8Array>
  take(count: number): Promise<string>
  /** Reads and drops the rest. Rejects for more than so many bytes of it. */
  readRest(mostBytes: number): Promise<void>
  close(): Promise<void>
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** Where an end of the bytes begins that may be the beginning of the delimiter; their length where there is none. */
function startOfEnd(bytes: Buffer, delimiter: Buffer): number {
  const [first = 0] = delimiter
  const at = bytes.indexOf(first, Math.max(0, bytes.length - delimiter.length + 1))
  return at < 0 ? bytes.length : at
}

function createScanner(source: AsyncGenerator<Uint8Array>): Scanner {
  // The first boundary has no line before it.
  let held: Buffer = Buffer.from('\r\n')

  async function more(): Promise<void> {
    const { done, value } = await source.next()
    if (done === true) throw new Refusal('INVALID_REQUEST')
    // Usually nothing is held, and nothing is copied.
    held = held.length === 0 ? viewOf(value) : Buffer.concat([held, value])
  }

  return {
    async *until(delimiter) {
      for (;;) {
        const at = held.indexOf(delimiter)
        if (at >= 0) {
          const last = held.subarray(0, at)
          held = held.subarray(at + delimiter.length)
          if (last.length > 0) yield last
          return
        }
        const sure = startOfEnd(held, delimiter)
        const piece = held.subarray(0, sure)
        held = held.subarray(sure)
        if (piece.length > 0) yield piece
        await more()
      }
    },
    async take(count) {
      while (held.length < count) await more()
      const taken = held.subarray(0, count).toString('latin1')
      // A line's end stands before the headers, so that "no header" reads the same as "one more".
      if (taken !== '\r\n') held = held.subarray(count)
      return taken
    },
    async readRest(mostBytes) {
      let bytes = held.length
      for await (const piece of source) {
        bytes += piece.length
        if (bytes > mostBytes) throw new Refusal('PAYLOAD_TOO_LARGE')
      }
    },
    close: async () => void (await source.return(undefined)),
  }
}
