import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ServerContext } from '#server/platform/context.ts'
import type { Task } from '#server/platform/tasks/schedule.ts'

/** A sender that sends nothing for so long has gone away. */
const SILENCE_MS = 30_000
/** A file this old was left behind by a killed server. */
const LEFT_BEHIND_MS = 24 * 60 * 60_000

/** An incoming file is larger than allowed. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** The sender broke off, or sent nothing for too long. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff'
}

const folderOf = ({ config }: Pick<ServerContext, 'config'>) => join(config.dataDir, 'incoming')
/** The folder where engines write files until they are stored, by maker. */
export const makingFolder = ({ config }: Pick<ServerContext, 'config'>, lease: string) =>
  join(config.dataDir, MAKING, lease)
const MAKING = 'generating'

/** A temporary file for the time that `work` runs; its path is unused before and after. */
export async function withIncomingFile<Result>(
  context: ServerContext,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folderOf(context), { recursive: true })
  const path = join(folderOf(context), randomUUID())
  try {
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/**
 * Writes an incoming body to a file, piece by piece, so that no upload is in memory as a whole; resolves to its size.
 * Rejects with TooLarge as soon as the limit is exceeded, and with BrokenOff.
 */
export async function writeIncoming(
  body: AsyncIterable<Uint8Array>,
  path: string,
  mostBytes: number,
): Promise<number> {
  let bytes = 0
  async function* counted() {
    for await (const piece of body) {
      bytes += piece.length
      if (bytes > mostBytes) throw new TooLarge()
      yield piece
    }
  }
  await pipeline(counted, createWriteStream(path, { flags: 'wx' }))
  return bytes
}

/** The pieces of a request's body. Rejects with BrokenOff when the sender goes silent or away. */
export async function* piecesOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  if (reader === undefined) return
  try {
    for (;;) {
      const { done, value } = await withinSilence(reader.read())
      if (done) return
      yield value
    }
  } finally {
    // A reader who stops doesn't need the rest.
    await reader.cancel().catch(() => undefined)
  }
}

async function withinSilence<Result>(reading: Promise<Result>): Promise<Result> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new BrokenOff('nothing came for too long')), SILENCE_MS)
  try {
    return await Promise.race([reading, silence])
  } catch (error) {
    throw error instanceof BrokenOff ? error : new BrokenOff('the sender went away', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Removes files that a killed server had begun to receive or to make. */
export const LEFT_BEHIND_REMOVAL: Task = {
  name: 'removal of half-received and half-made files',
  everyMs: 60 * 60_000,
  run: removeLeftBehind,
}

async function removeLeftBehind(context: ServerContext): Promise<void> {
  const oldest = context.now().getTime() - LEFT_BEHIND_MS
  for (const folder of [folderOf(context), makingFolder(context, '')]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name)
      const found = await stat(path).catch(() => null)
      if (found !== null && found.mtimeMs < oldest) await rm(path, { recursive: true, force: true })
    }
  }
}
