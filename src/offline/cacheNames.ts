/**
 * The worker's caches. All begin with `iskra-`; a number in a name is raised when what lies in that cache changes
 * its form, and the next worker then removes the old one.
 */
export const CACHES = {
  /** The build's own files, named as Workbox's precache names them. */
  shell: 'iskra-shell-1',
  config: 'iskra-config-1',
  catalogue: 'iskra-catalogue-1',
  /** Public screens as the server rendered them, with the data they were rendered from. */
  documents: 'iskra-documents-1',
  /** What the product API shows everybody: articles, templates. */
  publicReads: 'iskra-public-reads-1',
  /** The dictionary of the text tool, once somebody has opened it. */
  words: 'iskra-words-1',
  pictures: 'iskra-pictures-1',
  /** Pictures that are somebody's own: they leave the device with them. */
  privateFiles: 'iskra-private-files-1',
} as const

/** What a person can have emptied, by the name it has for them: the shop's screens are its answers and its documents. */
export const CLEARABLE_CACHES = {
  catalogue: [CACHES.catalogue, CACHES.publicReads, CACHES.documents],
  pictures: [CACHES.pictures],
} as const

/** Emptied when a device changes hands: what is somebody's own, and the addresses somebody looked at. */
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
