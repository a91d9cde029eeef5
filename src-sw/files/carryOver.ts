import type { BuiltFile } from '#domain/build/builtFiles.ts'
import { plainNameOf, plainText, type Hashes } from '#domain/build/plainText.ts'
import { isText } from './built.ts'
import type { FileCache } from './fileCache.ts'

/** Names without hashes of the files that an earlier build has left. */
export async function namesKept(cache: FileCache): Promise<ReadonlySet<string>> {
  return new Set((await cache.keys()).map((address) => plainNameOf(new URL(address).pathname)))
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
  const before = Map.groupBy(await cache.keys(), (address) => plainNameOf(new URL(address).pathname))
  for (const file of await cache.missingOf(files)) {
    if (!isText(file)) continue
    for (const address of (before.get(plainNameOf(file[0])) ?? []).toReversed()) {
      const kept = await cache.match(address)
      if (kept === undefined) continue
      if (await cache.putPlain(file, plainText(await kept.text(), hashes), kept.headers)) break
    }
  }
}
