import { isText, type BuiltFile } from '#domain/build/builtFiles.ts'
import { nameInPack, plainNameOf, plainText, type Hashes } from '#domain/build/plainText.ts'
import type { FileCache } from './fileCache.ts'

/** What the files that an earlier build has left are called in packs. */
export async function namesKept(cache: FileCache, hashes: Hashes): Promise<ReadonlySet<string>> {
  return new Set(
    (await cache.keys()).map((address) => nameInPack(new URL(address).pathname.slice(1), hashes)),
  )
}

/**
 * Makes files of this build from those of an earlier one that differ by names only: a change of one file changes the
 * names of all that need it, and their texts by these names. What comes out is told by its digest.
 */
export async function carryOver(
  files: readonly BuiltFile[],
  cache: FileCache,
  hashes: Hashes,
): Promise<void> {
  const before = new Map<string, string[]>()
  for (const address of await cache.keys()) {
    const name = plainNameOf(new URL(address).pathname)
    before.set(name, [...(before.get(name) ?? []), address])
  }
  for (const file of await cache.missingOf(files)) {
    if (!isText(file)) continue
    for (const address of (before.get(plainNameOf(file[0])) ?? []).toReversed()) {
      const kept = await cache.match(address)
      if (kept === undefined) continue
      if (await cache.putPlain(file, plainText(await kept.text(), hashes), kept.headers)) break
    }
  }
}
