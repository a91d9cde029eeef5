import type { Span } from '../span.ts'
import { wordsOf } from '../tokens/tokensOf.ts'

export interface RepeatedWord {
  /** The shortest written form, in lower case. */
  readonly word: string
  readonly places: readonly Span[]
}

const ENDINGS = /(?:owie|ami|ach|iem|emu|ego|ych|ich|ymi|imi|ów|om|em|ym|im|ej|ie|[aąeęiouy])$/u
/** The least length of a stem. */
const STEM = 4
/** Words that every text repeats. */
const USUAL = new Set(
  (
    'albo ale bardzo bowiem będą będzie były było była był jego jest jestem jeszcze jeśli jeżeli jednak każda każdy które ' +
    'która którą której którego który którym których kiedy można może mnie nawet niego niej nich oraz ponieważ przed przez ' +
    'przy sobie swoje swoją swój tego tych tylko także takie taki tutaj twoje twój twoja wtedy więc wszystko właśnie ' +
    'żeby zawsze czyli gdzie gdyby moje moja mają masz mamy pani pana panu pan potem teraz tutaj tego temu'
  ).split(' '),
)

/**
 * The repeated words of a text, in any form, the most repeated first. `least`: the smallest number of times. Common and
 * short words don't count. Forms are grouped by their beginnings: by a rule, not a dictionary.
 */
export function repeatedStems(text: string, least = 3): readonly RepeatedWord[] {
  const groups = new Map<string, { word: string; places: Span[] }>()
  for (const { text: written, from, to } of wordsOf(text)) {
    const word = written.toLocaleLowerCase('pl')
    if (word.length < STEM || USUAL.has(word)) continue
    const stem = stemOf(word)
    const group = groups.get(stem) ?? { word, places: [] }
    if (word.length < group.word.length) group.word = word
    group.places.push({ from, to })
    groups.set(stem, group)
  }
  return [...groups.values()]
    .filter(({ places }) => places.length >= least)
    .toSorted((one, other) => other.places.length - one.places.length)
}

function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '')
  return stem.length >= STEM ? stem : word.slice(0, STEM)
}
