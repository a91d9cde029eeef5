import type { Addressee } from '../names/addressee.ts'
import type { Address } from '../wording.ts'

/** Whom a text speaks to: one or several, closely or formally, a woman, a man or both. */
export type Person = 'ty' | 'wy' | 'pani' | 'pan' | 'państwo'

/** A formal text to a reader of unknown sex uses „Państwo”; to family it is never formal. */
export function personOf({ gender, isSeveral, isClose }: Addressee, address: Address): Person {
  if (address === 'informal' || isClose) return isSeveral ? 'wy' : 'ty'
  if (isSeveral || gender === null) return 'państwo'
  return gender === 'feminine' ? 'pani' : 'pan'
}

/** A blank, named as it reads to one close person, in the words for each. */
const YOU: Readonly<Record<string, Readonly<Record<Exclude<Person, 'ty'>, string>>>> = {
  Ty: { wy: 'Wy', pani: 'Pani', pan: 'Pan', państwo: 'Państwo' },
  Ciebie: { wy: 'Was', pani: 'Pani', pan: 'Pana', państwo: 'Państwa' },
  Ci: { wy: 'Wam', pani: 'Pani', pan: 'Panu', państwo: 'Państwu' },
  Tobie: { wy: 'Wam', pani: 'Pani', pan: 'Panu', państwo: 'Państwu' },
  Cię: { wy: 'Was', pani: 'Panią', pan: 'Pana', państwo: 'Państwa' },
  Tobą: { wy: 'Wami', pani: 'Panią', pan: 'Panem', państwo: 'Państwem' },
  oTobie: { wy: 'Was', pani: 'Pani', pan: 'Panu', państwo: 'Państwu' },
  jesteś: { wy: 'jesteście', pani: 'jest Pani', pan: 'jest Pan', państwo: 'są Państwo' },
  masz: { wy: 'macie', pani: 'ma Pani', pan: 'ma Pan', państwo: 'mają Państwo' },
  Należysz: {
    wy: 'Należycie',
    pani: 'Należy Pani',
    pan: 'Należy Pan',
    państwo: 'Należą Państwo',
  },
  Twój: { wy: 'Wasz', pani: 'Pani', pan: 'Pana', państwo: 'Państwa' },
  Twoja: { wy: 'Wasza', pani: 'Pani', pan: 'Pana', państwo: 'Państwa' },
  Twoje: { wy: 'Wasze', pani: 'Pani', pan: 'Pana', państwo: 'Państwa' },
  Twoją: { wy: 'Waszą', pani: 'Pani', pan: 'Pana', państwo: 'Państwa' },
  Twojego: { wy: 'Waszego', pani: 'Pani', pan: 'Pana', państwo: 'Państwa' },
  Twojej: { wy: 'Waszej', pani: 'Pani', pan: 'Pana', państwo: 'Państwa' },
  Twoim: { wy: 'Waszym', pani: 'Pani', pan: 'Pana', państwo: 'Państwa' },
}

/** The words of the blanks that address the reader. */
export function wordsFor(person: Person): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(YOU).map(([blank, words]) => {
      const close = blank === 'oTobie' ? 'Tobie' : blank
      return [blank, person === 'ty' ? close : words[person]]
    }),
  )
}
