import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import type { PrecacheEntry } from 'workbox-precaching/_types.js'
import { CACHES } from '#offline/cacheNames.ts'
import type { RuntimeConfig } from '#domain/runtimeConfig.ts'
import { SHELL_DOCUMENT } from './navigation.ts'
import { withConfig } from './withConfig.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The build's files with their revisions, written here by the build. */
  readonly buildFiles: (PrecacheEntry | string)[]
}

const shell = new PrecacheController({
  cacheName: CACHES.shell,
  // What a page asks for meanwhile goes before what it may need one day.
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }) }],
})
shell.addToCacheList(self.buildFiles)

/**
 * Fetches what changed since the last build, one file after another. The worker is installed only when all of it is
 * there; broken off, the next attempt goes on with what is missing.
 */
export async function installShell(event: ExtendableEvent): Promise<void> {
  await shell.install(event)
}

/** Removes the last build's files. */
export async function activateShell(event: ExtendableEvent): Promise<void> {
  await shell.activate(event)
}

/**
 * Any page route, online or not, from the build this worker belongs to: the fastest start, and never scripts of one
 * build in a document of another. The kept configuration is written into it as the server writes it, so that a start
 * waits for nothing. Falls back to the network only if the browser has thrown the cache away.
 */
export async function shellDocument(
  request: Request,
  config: Promise<RuntimeConfig | null>,
): Promise<Response> {
  const [document, known] = await Promise.all([shell.matchPrecache(SHELL_DOCUMENT), config])
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

export async function shellFile(request: Request): Promise<Response> {
  return (await shell.matchPrecache(request)) ?? fetch(request)
}
