/** A built file's name: its stem, its hash of eight signs, its ending. */
const NAME = /^([\w$~][\w$~.-]*)-([\w-]{8})(\.\w+)$/
/** Such names in a text: behind a slash, a quote or a blank, as scripts, styles and lists of files hold them. */
const NAMES = /(?<=[/" ])([\w$~][\w$~.-]*)-([\w-]{8})(\.\w+)/g
const PLAIN_NAMES = /(?<=[/" ])([\w$~][\w$~.-]*)-\?{8}(\.\w+)/g
/** A build's id, as `buildIdOf` makes it. */
const BUILD_ID = /build-[0-9a-f]{12}(?![\w-])/g
const PLAIN_BUILD_ID = /build-\?{12}/g

/** What a build is called, by the hash of its sources in twelve hexadecimal digits: no other words in a text look so. */
export const buildIdOf = (hash: string): string => `build-${hash}`

/** The hashes of built files by their names without one; of names that two files share there is none. */
export type Hashes = ReadonlyMap<string, string>

export function hashesOf(paths: Iterable<string>): Hashes {
  const hashes = new Map<string, string>()
  const shared = new Set<string>()
  for (const path of paths) {
    const [name, hash] = partsOf(path) ?? []
    if (name === undefined || hash === undefined) continue
    if (hashes.has(name)) shared.add(name)
    hashes.set(name, hash)
  }
  for (const name of shared) hashes.delete(name)
  return hashes
}

/** The name of a file without its hash; its path where it has none. */
export function plainNameOf(path: string): string {
  return partsOf(path)?.[0] ?? path
}

function partsOf(path: string): readonly [name: string, hash: string] | null {
  const [, stem, hash, ending] = NAME.exec(path.slice(path.lastIndexOf('/') + 1)) ?? []
  return stem === undefined || hash === undefined || ending === undefined ? null : [stem + ending, hash]
}

/**
 * A file's text without the hashes of the files that it names and without its build's id: what stays the same when only
 * others have changed. `hashes` says which names are meant.
 */
export function plainText(text: string, hashes: Hashes): string {
  return text
    .replaceAll(NAMES, (found, stem: string, _hash, ending: string) =>
      hashes.has(stem + ending) ? `${stem}-????????${ending}` : found,
    )
    .replaceAll(BUILD_ID, 'build-????????????')
}

/** The other way round: the text as the build of these hashes has it. */
export function textOfBuild(plain: string, hashes: Hashes, id: string): string {
  return plain
    .replaceAll(PLAIN_NAMES, (found, stem: string, ending: string) => {
      const hash = hashes.get(stem + ending)
      return hash === undefined ? found : `${stem}-${hash}${ending}`
    })
    .replaceAll(PLAIN_BUILD_ID, id)
}

/** So many signs tell a text from any other version of it. */
const DIGEST_LENGTH = 10

/** Tells a plain text from others. */
export async function digestOf(plain: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain))
  return btoa(String.fromCodePoint(...new Uint8Array(hash))).slice(0, DIGEST_LENGTH)
}

/** What a file is called in a pack: so that the pack stays the same while its files do. */
export function nameInPack(path: string, hashes: Hashes): string {
  const plain = plainNameOf(path)
  return hashes.has(plain) ? plain : path
}
