import { hashesOfBuild, type BuiltFile, type BuiltFiles, type FileGroup } from '#domain/build/builtFiles.ts'
import { nameInPack } from '#domain/build/plainText.ts'
import { log } from '#domain/log.ts'
import { isDiskFull } from '../caches/quota.ts'
import { carryOver, namesKept } from './carryOver.ts'
import { createFileCache } from './fileCache.ts'
import { unpack } from './unpack.ts'

/** A pack is fetched where more than this part of it is missing; else its files are, one by one. */
const WORTH_A_PACK = 1 / 3
/** One file after another is slow on a long line; many at once would go before what a page asks for. */
const WIDTH = 4

export interface FileKeeperOptions {
  readonly built: BuiltFiles
  readonly open: () => Promise<Cache>
  readonly keyOf: (file: BuiltFile) => string
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
  /** False on a slow or metered line, and for somebody who saves data. */
  readonly isLineFree: () => boolean
  /** False once this worker is to be replaced: nothing more is begun, for it would hold the next one up. */
  readonly isWanted: () => boolean
  readonly onDiskFull: () => void
}

export interface FileKeeper {
  /** Keeps what this build promises, and what takes the place of all that an earlier one has kept. Rejects where it can't. */
  readonly install: () => Promise<void>
  /** Keeps files by their paths. Never rejects. */
  readonly keep: (paths: readonly string[]) => Promise<void>
  /** Keeps what a page was just given of a file. Never rejects. */
  readonly keepAnswer: (path: string, response: Response) => Promise<void>
  /** Keeps the rest of what is promised and of what was opened, as far as the line allows it. Never rejects. */
  readonly complete: () => Promise<void>
}

/** Keeps the files of a build: in packs where many are missing, from those of the build before where only names differ. */
export function createFileKeeper(options: FileKeeperOptions): FileKeeper {
  const { built, fetch, isLineFree, isWanted, onDiskFull } = options
  const hashes = hashesOfBuild(built)
  const cache = createFileCache({ ...options, hashes, id: built.id })
  const fileAt = new Map(built.groups.flatMap(({ files }) => files.map((file) => [file[0], file] as const)))
  let completed = Promise.resolve()

  /** The line is for what pages ask first. */
  async function ask(path: string, cacheMode: RequestCache): Promise<Response> {
    if (!isWanted()) throw new Error('the next worker does it')
    return fetch(`/${path}`, { priority: 'low', credentials: 'same-origin', cache: cacheMode })
  }

  async function fetchPack(pack: string, wanted: readonly BuiltFile[]): Promise<void> {
    const files = new Map(wanted.map((file) => [nameInPack(file[0], hashes), file] as const))
    // Its files are kept: the browser needn't keep the pack as well.
    const response = await ask(pack, 'no-store')
    if (!response.ok || response.body === null) throw new Error(`${pack}: ${response.status}`)
    for await (const [name, plain] of unpack(response.body)) {
      const file = files.get(name)
      if (file !== undefined) await cache.putPlain(file, plain, headersOf(file))
    }
  }

  async function fetchEach(files: readonly BuiltFile[]): Promise<void> {
    const queue = [...files]
    async function lane(): Promise<void> {
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
        await cache.put(file, await ask(file[0], file[2] === undefined ? 'default' : 'reload'))
      }
    }
    await Promise.all(Array.from({ length: WIDTH }, lane))
  }

  async function fetchMissing({ pack, files: all }: FileGroup, files: readonly BuiltFile[]): Promise<void> {
    const missing = await cache.missingOf(files)
    if (pack !== null && missing.length > all.length * WORTH_A_PACK) {
      await fetchPack(pack, missing).catch((error: unknown) => {
        if (isDiskFull(error)) throw error
        // Another build's server has no such pack any more, and may still have the files.
        log.info('worker', 'a pack did not come whole', { pack, reason: String(error) })
      })
    }
    await fetchEach(await cache.missingOf(files))
  }

  function isPromised({ when }: FileGroup): boolean {
    return when === 'always' || (when === 'freely' && isLineFree())
  }

  async function isOpened({ files, beginnings }: FileGroup): Promise<boolean> {
    return (await cache.missingOf(files.slice(0, beginnings))).length < beginnings
  }

  const filesAt = (paths: readonly string[]) =>
    paths.map((path) => fileAt.get(path)).filter((file) => file !== undefined)

  async function completeAll(): Promise<void> {
    for (const group of built.groups) {
      if (!isPromised(group) && !(isLineFree() && (await isOpened(group)))) continue
      await fetchMissing(group, group.files)
      await fetchEach(await cache.missingOf(filesAt(group.needs)))
    }
  }

  async function quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (isDiskFull(error)) onDiskFull()
      else log.debug('worker', 'files were not kept', { reason: String(error) })
    }
  }

  return {
    async install() {
      const before = await namesKept(cache, hashes)
      for (const group of built.groups) {
        const isWhole = isPromised(group)
        const wanted = group.files.filter(([path]) => isWhole || before.has(nameInPack(path, hashes)))
        await carryOver(wanted, cache, hashes)
        await fetchMissing(group, wanted)
      }
    },
    keep: (paths) =>
      quietly(async () => {
        await fetchEach(await cache.missingOf(filesAt(paths)))
      }),
    keepAnswer: (path, response) =>
      quietly(async () => {
        const file = fileAt.get(path)
        if (file !== undefined && response.ok) await cache.put(file, response)
      }),
    complete() {
      // One after another: what was opened meanwhile is seen by the next.
      completed = completed.then(() => quietly(completeAll))
      return completed
    },
  }
}

/** As the server says of such a file. */
function headersOf([path]: BuiltFile): Headers {
  const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
  return new Headers({ 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' })
}
