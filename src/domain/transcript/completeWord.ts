import type { Dictionary } from '#domain/text/spelling/openDictionary.ts'

/** How often each word (in small letters) stands in a transcript. */
export type KnownWords = ReadonlyMap<string, number>

/**
 * What a begun Polish word is likely to become, the likeliest first, at most five: words of this transcript, frequent ones,
 * the shortest others. Two letters at least. In the case of what was written.
 */
export function completeWord(
  beginning: string,
  dictionary: Dictionary,
  known: KnownWords,
): readonly string[] {
  throw new Error(`not yet: ${beginning} ${known.size} ${dictionary.isWord('')}`)
}
