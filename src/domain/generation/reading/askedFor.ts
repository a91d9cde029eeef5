import { folded } from './inflection.ts'
import { NEGATION_WORDS } from './lexicon.ts'
import { WordIndex } from './wordIndex.ts'
import { QUOTED, wordsOf } from './words.ts'

const NEGATIONS: ReadonlySet<string> = new Set(NEGATION_WORDS.split(/[ |]+/).map(folded))

/** Choices that words of a prompt ask for: each with its words, as a list of the lexicon (see `WordIndex`). */
export function wordsFor<Name extends string>(lists: Readonly<Record<Name, string>>): WordIndex<Name> {
  const index = new WordIndex<Name>()
  for (const name in lists) index.learnAll(lists[name], () => name)
  return index
}

/** What a prompt asks for by its words, its quotations and what it doesn't want („bez konfetti”) aside. */
export function askedFor<Name extends string>(index: WordIndex<Name>, prompt: string): ReadonlySet<Name> {
  const words = wordsOf(prompt.replaceAll(QUOTED, ' '), [])
  return new Set(
    words.flatMap((_, at) => {
      const before = words[at - 1]
      if (before !== undefined && NEGATIONS.has(before.folded)) return []
      return index.matchAt(words, at, 'pl')?.meanings.map(({ sense }) => sense) ?? []
    }),
  )
}
