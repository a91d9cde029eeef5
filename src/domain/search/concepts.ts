import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { stemPolish } from '#domain/catalogue/stemPolish.ts'
import { ANY_DAY, ANYBODY, DAYS, PEOPLE, RELATED, THINGS } from './conceptWords.ts'
import { stemEnglish } from './stemEnglish.ts'

const CONCEPTS: readonly (readonly string[])[] = [...PEOPLE, ...DAYS, ...THINGS, [ANYBODY], [ANY_DAY]]

interface Meanings {
  readonly places: ReadonlyMap<string, number>
  readonly related: ReadonlyMap<number, readonly number[]>
}

let meanings: Meanings | null = null

/** Made at the first search and not with the module: parts of a page that wait for each other load in any order. */
function readMeanings(): Meanings {
  meanings ??= makeMeanings()
  return meanings
}

function makeMeanings(): Meanings {
  const places = new Map<string, number>()
  const keep = (form: string, place: number) => {
    if (!places.has(form)) places.set(form, place)
  }
  const folded = CONCEPTS.map((words) => words.map(foldPolish))
  // An exact word wins over another word's inflected form.
  for (const [place, words] of folded.entries()) for (const word of words) keep(word, place)
  for (const [place, words] of folded.entries()) {
    for (const word of words) {
      keep(stemPolish(word), place)
      keep(stemEnglish(word), place)
    }
  }
  return { places, related: readRelated(places) }
}

function readRelated(places: ReadonlyMap<string, number>): ReadonlyMap<number, readonly number[]> {
  const related = new Map<number, readonly number[]>()
  const serve = (looked: string, served: readonly string[]) => {
    const from = places.get(foldPolish(looked))
    if (from === undefined) return
    const to = served.flatMap((word) => places.get(foldPolish(word)) ?? [])
    related.set(from, [...(related.get(from) ?? []), ...to])
  }
  for (const [person] of PEOPLE) serve(person, [ANYBODY])
  for (const [day] of DAYS) serve(day, [ANY_DAY])
  for (const [looked, ...served] of RELATED) serve(looked, served)
  return related
}

/** Which of the known meanings a folded word has, in whichever form; null for a word of its own. */
export function conceptOf(word: string): number | null {
  const { places } = readMeanings()
  return places.get(word) ?? places.get(stemPolish(word)) ?? places.get(stemEnglish(word)) ?? null
}

/** Whether a folded word says whom or which day something is for. */
export function namesPersonOrDay(word: string): boolean {
  const concept = conceptOf(word)
  return concept !== null && concept < PEOPLE.length + DAYS.length
}

/** Further concepts that serve this search. */
export function relatedConcepts(concept: number): readonly number[] {
  return readMeanings().related.get(concept) ?? []
}

/** The folded words of a meaning. */
export function wordsOfConcept(concept: number): readonly string[] {
  return (CONCEPTS[concept] ?? []).map(foldPolish)
}

/** The folded words of all meanings that lead to some of these: their own, and those that they serve. */
export function wordsLeadingTo(concepts: ReadonlySet<number>): readonly string[] {
  return CONCEPTS.flatMap((_words, concept) =>
    concepts.has(concept) || relatedConcepts(concept).some((served) => concepts.has(served))
      ? wordsOfConcept(concept)
      : [],
  )
}
