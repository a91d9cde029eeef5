import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { CACHES } from '#offline/cacheNames.ts'
import type { RuntimeConfig } from '#domain/runtimeConfig.ts'
import { fromCache } from './caches/fromCache.ts'
import { built } from './files/built.ts'
import { createFileKeeper, type FileKeeper, type FileKeeperOptions } from './files/fileKeeper.ts'
import { SHELL_DOCUMENT } from './navigation.ts'
import { withConfig } from './withConfig.ts'

/** Names what is kept, finds it, and removes what is of another build. What it keeps is fetched by `files`. */
const shell = new PrecacheController({ cacheName: CACHES.shell })
shell.addToCacheList(
  built.groups.flatMap(({ files }) =>
    files.map(([url, , revision]) => ({ url, revision: revision ?? null })),
  ),
)

interface ShellOptions extends Pick<FileKeeperOptions, 'fetch' | 'isLineFree' | 'isWanted' | 'onDiskFull'> {
  readonly caches: CacheStorage
}

/** What keeps the files of this worker's build. */
export function createShellFiles({ caches, ...options }: ShellOptions): FileKeeper {
  return createFileKeeper({
    ...options,
    built,
    open: () => caches.open(CACHES.shell),
    keyOf: ([path]) => shell.getCacheKeyForURL(path) ?? path,
  })
}

/** Removes the last build's files. */
export async function activateShell(event: ExtendableEvent): Promise<void> {
  await shell.activate(event)
}

/**
 * Any page route, online or not, from the build this worker belongs to: the fastest start, and never scripts of one
 * build in a document of another. The kept configuration is written into it as the server writes it, so that a start
 * waits for nothing. Falls back to the network only if the browser has thrown the cache away, or doesn't answer.
 */
export async function shellDocument(
  request: Request,
  config: Promise<RuntimeConfig | null>,
): Promise<Response> {
  const [document, known] = await Promise.all([matchKept(SHELL_DOCUMENT), config])
  if (!document) return fetch(request)
  if (known === null) return document
  return new Response(withConfig(await document.text(), known), { headers: document.headers })
}

export function isShellFile(request: Request): boolean {
  return request.method === 'GET' && isOfBuild(request.url)
}

/** Whether a file of this address belongs to the build of this worker. */
export function isOfBuild(address: string): boolean {
  return shell.getCacheKeyForURL(address) !== undefined
}

/** A kept file; null for one that isn't, or that the cache doesn't give. */
export async function shellFile(request: Request): Promise<Response | null> {
  return (await matchKept(request)) ?? null
}

const matchKept = (file: Request | string): Promise<Response | undefined> =>
  fromCache(() => shell.matchPrecache(file), undefined)
