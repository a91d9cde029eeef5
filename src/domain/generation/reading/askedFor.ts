import { folded } from './inflection.ts'
import { NEGATION_WORDS } from './lexicon.ts'
import { languageOf } from './promptLanguage.ts'
import { vocabulary } from './vocabulary.ts'
import { WordIndex } from './wordIndex.ts'
import { QUOTED, wordsOf } from './words.ts'

const NEGATIONS: ReadonlySet<string> = new Set(NEGATION_WORDS.split(/[ |]+/).map(folded))

/** Choices that words of a prompt ask for: each with its words, as a list of the lexicon (see `WordIndex`). */
export function wordsFor<Name extends string>(lists: Readonly<Record<Name, string>>): WordIndex<Name> {
  const index = new WordIndex<Name>()
  for (const name in lists) index.learnAll(lists[name], () => name)
  return index
}

/** A choice, and the words of the prompt that ask for it or refuse it. */
export interface AskedAt<Name> {
  readonly name: Name
  readonly start: number
  readonly end: number
  readonly isUnwanted: boolean
}

/** The things that a prompt's words ask for and their places, its quotations aside. */
export function askedAt<Name extends string>(
  index: WordIndex<Name>,
  prompt: string,
): readonly AskedAt<Name>[] {
  const words = wordsOf(
    prompt.replaceAll(QUOTED, (quoted) => ' '.repeat(quoted.length)),
    [],
  )
  const language = languageOf(vocabulary(), words)
  return words.flatMap((word, at) => {
    const match = index.matchAt(words, at, language)
    const end = words[at + (match?.length ?? 1) - 1]?.end ?? word.end
    const isUnwanted = NEGATIONS.has(words[at - 1]?.folded ?? '')
    return (match?.meanings ?? []).map(({ sense }) => ({ name: sense, start: word.start, end, isUnwanted }))
  })
}

/** The things that a prompt's words ask for, without its quotations and its negated words („bez konfetti”). */
export function askedFor<Name extends string>(index: WordIndex<Name>, prompt: string): ReadonlySet<Name> {
  const wanted = askedAt(index, prompt).filter(({ isUnwanted }) => !isUnwanted)
  return new Set(wanted.map(({ name }) => name))
}
