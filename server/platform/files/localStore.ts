import { randomUUID } from 'node:crypto'
import { copyFile, type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, checkPrefix } from './fileKey.ts'
import type { FileStore, StoredFile } from './fileStore.ts'
import { mediaTypeOf } from './mediaTypes.ts'

/** How much is read at a time. */
const PIECE_BYTES = 256 * 1024

/** Files in a folder of this machine, by their keys. Each is written beside its place and then moved into it. */
export function openLocalStore(folder: string): FileStore {
  const pathOf = (key: string, mediaType?: string) => {
    checkKey(key, mediaType)
    return join(folder, key)
  }

  return {
    check: () => Promise.resolve(),
    putFile: async (key, path, mediaType) =>
      place(pathOf(key, mediaType), (beside) => copyFile(path, beside)),
    putBytes: async (key, bytes, mediaType) =>
      place(pathOf(key, mediaType), (beside) => writeFile(beside, bytes)),
    stat: (key) => orNull(async () => describe(key, await stat(pathOf(key)))),
    async open(key, range) {
      const path = pathOf(key)
      const stored = await orNull(async () => describe(key, await stat(path)))
      if (stored === null) return null
      const { first, last } = range ?? { first: 0, last: stored.bytes - 1 }
      return { ...stored, body: contentOf(path, first, Math.min(last, stored.bytes - 1)) }
    },
    async download(key, path) {
      return (await orNull(() => copyFile(pathOf(key), path).then(() => true))) ?? false
    },
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
    async removeAll(prefix) {
      checkPrefix(prefix)
      await rm(join(folder, prefix), { recursive: true, force: true })
    },
  }
}

function describe(key: string, { size, mtimeMs, ino }: Awaited<ReturnType<typeof stat>>): StoredFile {
  const version = [size, ino, Math.floor(Number(mtimeMs))].map((part) => part.toString(36)).join('-')
  return { bytes: Number(size), mediaType: mediaTypeOf(key), version }
}

async function place(path: string, write: (beside: string) => Promise<void>): Promise<void> {
  const beside = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    await write(beside)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/** A file's content from `first` to `last`; the file is open only from the first read to the last. */
function contentOf(path: string, first: number, last: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let file: FileHandle | null = null
  let position = first
  return new ReadableStream(
    {
      async pull(controller) {
        file ??= await open(path)
        const buffer = new Uint8Array(Math.max(0, Math.min(PIECE_BYTES, last - position + 1)))
        const { bytesRead } = await file.read({ buffer, position })
        position += bytesRead
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
        if (bytesRead > 0 && position <= last) return
        await file.close()
        controller.close()
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  )
}

async function orNull<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
