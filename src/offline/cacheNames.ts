import { SHELL_CACHE } from './shellCache.ts'

/**
 * The worker's caches. All begin with `iskra-`; the number in a name is raised when the format of its entries changes,
 * and the next worker then removes the old cache.
 */
export const CACHES = {
  shell: SHELL_CACHE,
  config: 'iskra-config-1',
  catalogue: 'iskra-catalogue-1',
  /** Public screens as the server rendered them, with the data they were rendered from. */
  documents: 'iskra-documents-1',
  /** The product API's public reads: articles, templates. */
  publicReads: 'iskra-public-reads-1',
  /** The dictionary of the text tool, once it has been opened. */
  words: 'iskra-words-1',
  pictures: 'iskra-pictures-1',
  /** Private pictures: they leave the device with their owner. */
  privateFiles: 'iskra-private-files-1',
} as const

/**
 * The caches that a person can clear, by their names on the screen: the shop's screens are its answers and its
 * documents.
 */
export const CLEARABLE_CACHES = {
  catalogue: [CACHES.catalogue, CACHES.publicReads, CACHES.documents],
  pictures: [CACHES.pictures],
} as const

/** Cleared when a device changes hands: private files, and the addresses that were visited. */
export const PRIVATE_CACHES = [CACHES.privateFiles, CACHES.publicReads, CACHES.documents] as const

const PACK_PREFIX = 'iskra-pack-1-'
const OWN_PREFIX = 'iskra-'

/** Each pack saved on purpose has a cache of its own, out of reach of the runtime caches' limits. */
export function packCacheName(id: string): string {
  return PACK_PREFIX + id
}

export function isPackCache(name: string): boolean {
  return name.startsWith(PACK_PREFIX)
}

/** True for a cache of an older worker. Caches of others on this origin are never touched. */
export function isLeftoverCache(name: string): boolean {
  const current: readonly string[] = Object.values(CACHES)
  return name.startsWith(OWN_PREFIX) && !current.includes(name) && !isPackCache(name)
}
