import { foldedWords, foldPolish } from '#domain/catalogue/foldPolish.ts'
import { relatedConcepts } from './concepts.ts'
import { ANY_DAY, ANYBODY } from './conceptWords.ts'
import { formsOf, meantAlike, nearestMeant, WRITTEN_WORD, type WordForms } from './vocabulary.ts'

/** The least worth of a word that the thing itself says; below it the thing only suits the search. */
export const SAID_WORTH = 10

/** The worth of a word found in a field. A field always outweighs the ones after it, however the word was found. */
const FIELDS = [
  { name: 'title', worth: 10_000, shortestBeginning: 1 },
  { name: 'tags', worth: 1_000, shortestBeginning: 1 },
  { name: 'type', worth: 100, shortestBeginning: 1 },
  // One letter begins too many words of a description to say anything.
  { name: 'description', worth: SAID_WORTH, shortestBeginning: 3 },
  // Concepts it suits without naming them.
  { name: 'suits', worth: 1, shortestBeginning: Infinity },
] as const
type Field = (typeof FIELDS)[number]['name']

/** A description covers many things: in other words it says too little of what the thing is. */
const DESCRIPTION = FIELDS.findIndex(({ name }) => name === 'description')

/**
 * The worth of a word by the way it was found: whole, as a beginning (still being typed), in another form, in other
 * words.
 */
const LIKENESS_WORTH = {
  whole: 9,
  beginning: 6,
  inflected: 4,
  meaning: 3,
  related: 1,
} as const
/** How a word that is looked for is like one that is there. */
type Likeness = keyof typeof LIKENESS_WORTH

/** The texts that something is searched by, those that say most of it first. */
export type SearchedTexts = Readonly<Record<Exclude<Field, 'suits'>, string>> & {
  readonly suits?: string
  /** True of a thing that mentions people and days and is for none of them: a course about birthday songs. */
  readonly isAside?: boolean
}

/** A word that things have, and where: the thing’s place times the number of fields, plus the field’s. */
interface Word {
  readonly forms: WordForms
  readonly places: number[]
  /** Its first place by field, then by thing. */
  rank: number
}

/** A word that was meant, folded, and as it is written. */
export interface MeantWord {
  readonly word: string
  readonly written: string
}

export interface SearchIndex {
  /** The worth of a searched word in each thing, 0 where it is missing. */
  worths(searched: string): Uint32Array
  /** Whether the thing at a place is for no particular person and day. */
  isAside(at: number): boolean
  /** The nearest known word for an unknown one; null where none is near. */
  meant(typed: string): MeantWord | null
}

/**
 * Indexes things so that a search over thousands of them runs between two keystrokes. A generator: it yields after each
 * thing, so that a caller with a screen can pause it.
 */
export function* indexTexts(texts: readonly SearchedTexts[]): Generator<undefined, SearchIndex> {
  const words = new Map<string, Word>()
  const byBeginning = new Map<string, Word[]>()
  const byPolish = new Map<string, Word[]>()
  const byEnglish = new Map<string, Word[]>()
  const byConcept = new Map<number, Word[]>()
  // The same few thousand words come again and again.
  const folded = new Map<string, readonly Word[]>()

  function known(word: string): Word {
    const before = words.get(word)
    if (before) return before
    const made: Word = { forms: formsOf(word), places: [], rank: Infinity }
    words.set(word, made)
    add(byBeginning, word.slice(0, 1), made)
    add(byPolish, made.forms.polish, made)
    add(byEnglish, made.forms.english, made)
    if (made.forms.concept !== null) add(byConcept, made.forms.concept, made)
    return made
  }

  function wordsOf(written: string): readonly Word[] {
    const before = folded.get(written)
    if (before) return before
    const made = foldedWords(written).map(known)
    folded.set(written, made)
    return made
  }

  for (const [thing, said] of texts.entries()) {
    for (const [field, { name }] of FIELDS.entries()) {
      for (const word of (said[name] ?? '').split(/\s+/u).flatMap(wordsOf)) {
        const place = thing * FIELDS.length + field
        if (word.places.at(-1) !== place) word.places.push(place)
        word.rank = Math.min(word.rank, field * texts.length + thing)
      }
    }
    yield
  }

  folded.clear()

  const ranked = [...words.values()].toSorted((one, other) => one.rank - other.rank)
  yield
  const firstDescribed = ranked.findIndex(({ rank }) => rank >= DESCRIPTION * texts.length)
  const names = firstDescribed === -1 ? ranked : ranked.slice(0, firstDescribed)
  const others = ranked.slice(names.length).map(({ forms }) => forms)
  const namesForms = names.map(({ forms }) => forms)
  const suited = [ANYBODY, ANY_DAY].flatMap((word) => words.get(word)?.forms ?? [])
  const named = [...namesForms, ...meantAlike([...namesForms, ...suited])]

  function asWritten({ rank }: Word, word: string): string {
    const field = Math.floor(rank / texts.length)
    const said = texts[rank % texts.length]?.[FIELDS[field]?.name ?? 'title'] ?? ''
    return (
      said
        .toLowerCase()
        .match(WRITTEN_WORD)
        ?.find((each) => foldPolish(each) === word) ?? word
    )
  }

  return {
    worths(searched) {
      const best = new Uint8Array(texts.length * FIELDS.length)
      const forms = formsOf(searched)
      const mark = (found: readonly Word[] | undefined, likeness: Likeness) =>
        markPlaces(best, found ?? [], likeness, searched.length)
      const whole = words.get(searched)
      mark(whole && [whole], 'whole')
      const begun = byBeginning.get(searched.slice(0, 1)) ?? []
      mark(
        begun.filter((each) => each.forms.word.startsWith(searched)),
        'beginning',
      )
      mark(byPolish.get(forms.polish), 'inflected')
      mark(byEnglish.get(forms.english), 'inflected')
      if (forms.concept !== null) {
        mark(byConcept.get(forms.concept), 'meaning')
        for (const related of relatedConcepts(forms.concept)) mark(byConcept.get(related), 'related')
      }
      return summed(best, texts.length)
    },
    isAside: (at) => texts[at]?.isAside === true,
    meant(typed) {
      const word = nearestMeant(typed, named, others)
      if (word === null) return null
      const there = words.get(word)
      return { word, written: there === undefined ? word : asWritten(there, word) }
    },
  }
}

function add<Key>(groups: Map<Key, Word[]>, key: Key, word: Word): void {
  const group = groups.get(key)
  if (group) group.push(word)
  else groups.set(key, [word])
}

/** In each place the best likeness counts. */
function markPlaces(best: Uint8Array, found: readonly Word[], likeness: Likeness, letters: number): void {
  const worth = LIKENESS_WORTH[likeness]
  const inOtherWords = likeness === 'meaning' || likeness === 'related'
  const counts = FIELDS.map(
    ({ shortestBeginning }, field) =>
      !(inOtherWords && field === DESCRIPTION) && !(likeness === 'beginning' && letters < shortestBeginning),
  )
  for (const { places } of found)
    for (const place of places)
      if (counts[place % FIELDS.length] === true && (best[place] ?? worth) < worth) best[place] = worth
}

function summed(best: Uint8Array, things: number): Uint32Array {
  const sums = new Uint32Array(things)
  for (let thing = 0; thing < things; thing += 1) {
    let sum = 0
    for (let field = 0; field < FIELDS.length; field += 1)
      sum += (best[thing * FIELDS.length + field] ?? 0) * (FIELDS[field]?.worth ?? 0)
    sums[thing] = sum
  }
  return sums
}
