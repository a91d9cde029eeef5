import type { End, MotifName, PoseName, RelationName, SizeName, Spot, WantedMotif, Worn } from '../brief.ts'
import { nothingFound } from '../found.ts'
import type { Unit } from '../units.ts'
import type { Sense } from '../vocabulary.ts'
import { isSaidOfIt, isSmall } from './unitKinds.ts'

/** Words that describe a thing still to come. */
interface Modifiers extends Pick<WantedMotif, 'colours' | 'pose'> {
  /** „mały i duży pies” are two of them. */
  readonly sizes: readonly SizeName[]
  readonly count: number | null
  /** The units that say so: they are drawn with the thing, or else not understood. */
  readonly from: readonly number[]
}

/** The things of a person who is named by an activity. */
export interface Role {
  readonly wears?: Worn['name']
  readonly holds?: MotifName
  /** The thing they ride. */
  readonly on?: MotifName
  /** The thing beside them. */
  readonly with?: MotifName
}

/** Without any description. */
export const PLAIN: Modifiers = { colours: [], sizes: [], pose: null, count: null, from: [] }

/**
 * A prompt while it is read: the things found so far, and the open relations. Every unit is `unread` until it has a
 * meaning, so that none can get lost.
 */
export class Sentence {
  readonly found = nothingFound()
  /** The end of each unit. */
  readonly ends: End[]
  /** Words that describe a thing still to come. */
  pending = PLAIN
  /** The index in `motifs` of the last named thing. */
  last: number | null = null
  negatedUntil = -1
  /** The unit that says „bez”. */
  negation: number | null = null
  /** The figure that holds the next thing. */
  holding: { readonly holder: number; readonly at: number } | null = null
  /** All units that say that a figure holds something. */
  readonly held: number[] = []
  /** The unit that named the held thing. */
  heldAt: number | null = null
  /** The things of `motifs` named together last, „kot i pies”: a place said next is the place of all. */
  together: readonly number[] = []
  /** The unit that named the last of them; null when the next thing doesn't join them. */
  togetherAt: number | null = null
  /** The thing that they are on, in or beside, which is still to come. */
  relating: {
    readonly name: RelationName
    readonly who: readonly number[]
    readonly at: number
  } | null = null
  /** „pod choinką prezenty”: the thing named first, for those placed by it that come next. */
  inverted: {
    readonly name: RelationName
    readonly at: number
    readonly to: number
    readonly through: number
  } | null = null
  /** The unit that says that a figure sits or lies there. */
  resting: number | null = null
  /** The figure that hugs or kisses the next one. */
  embracing: {
    readonly who: readonly number[]
    readonly pose: PoseName
    readonly at: number
  } | null = null
  /** The unit that goes on with a list: „mama, tata i dziecko”. */
  listedAt = -1
  /** The place in the picture of the next thing. */
  spot: { readonly spot: Spot; readonly at: number } | null = null
  /** The last unit that belongs to a frame. */
  framed = -1
  /** The unit of the last worn thing. */
  lastWorn: number | null = null
  /** Titles and trades of figures, their owners, and the clothes for them. */
  readonly titles: { readonly name: MotifName; readonly wears: Worn['name']; readonly at: number }[] = []
  /** The figures of `motifs` named by an activity. */
  readonly roles: { readonly who: number; readonly role: Role }[] = []
  /** The words for being carried on shoulders, and how many things were named before them. */
  shoulders: { readonly at: readonly number[]; readonly named: number } | null = null
  /** The figure that feeds others, and the unit that says so. */
  fed: { readonly by: number; readonly at: number } | null = null
  /** Those who build something. */
  readonly building: { readonly at: number; readonly who: readonly number[] }[] = []
  /** The unit that says that candles are blown out. */
  blown: number | null = null
  /** The units that say that animals pull something. */
  readonly pulling: number[] = []
  /** The trade that the next garment is of. */
  tradeOfNext: { readonly trade: Worn['name']; readonly at: number } | null = null
  /** The animal that is a mother or a father, and whose baby may follow. */
  parent: MotifName | null = null
  /** The number of named things at the beginning of this part of the sentence. */
  clause = 0
  readonly prompt: string
  readonly units: readonly Unit[]
  /** Senses unwanted in the picture. */
  readonly unwanted: readonly Sense[]

  constructor(prompt: string, units: readonly Unit[], unwanted: readonly Sense[]) {
    this.prompt = prompt
    this.units = units
    this.unwanted = unwanted
    this.ends = units.map((unit) => (isSmall(unit) ? 'small' : 'unread'))
  }
}

/** Notes words that describe a thing still to come. */
export function sayOfNext(sentence: Sentence, said: Partial<Omit<Modifiers, 'from'>>, index: number): void {
  sentence.pending = { ...sentence.pending, ...said, from: [...sentence.pending.from, index] }
}

/** Marks these words as drawn. */
export function draw(sentence: Sentence, units: readonly number[]): void {
  for (const at of units) sentence.ends[at] = 'drawn'
}

/** Notes that a thing of `motifs` is or does this. */
export function givePose(sentence: Sentence, at: number, pose: PoseName | null): void {
  const thing = sentence.found.motifs[at]
  if (thing !== undefined) sentence.found.motifs[at] = { ...thing, pose }
}

/** The place of the words before a thing's articles and adjectives. */
export function beforeAdjectives(sentence: Sentence, index: number): number | null {
  let at = index - 1
  while (at >= 0 && isSaidOfIt(sentence.units[at])) at -= 1
  return at < 0 ? null : at
}
