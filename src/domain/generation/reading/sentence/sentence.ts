import type { End, MotifName, PoseName, RelationName, SizeName, Spot, WantedMotif, Worn } from '../brief.ts'
import { nothingFound } from '../found.ts'
import type { Unit } from '../units.ts'
import type { Sense } from '../vocabulary.ts'
import { isSaidOfIt, isSmall } from './unitKinds.ts'

/** What was said of a thing that is still to come. */
interface Modifiers extends Pick<WantedMotif, 'colours' | 'pose'> {
  /** „mały i duży pies” are two of them. */
  readonly sizes: readonly SizeName[]
  readonly count: number | null
  /** The units that say so: they are drawn with the thing, or else not understood. */
  readonly from: readonly number[]
}

/** What somebody has with them whom a word names by what they do. */
export interface Role {
  readonly wears?: Worn['name']
  readonly holds?: MotifName
  /** What they ride. */
  readonly on?: MotifName
  /** What stands beside them. */
  readonly with?: MotifName
}

/** Nothing was said of it. */
export const PLAIN: Modifiers = { colours: [], sizes: [], pose: null, count: null, from: [] }

/**
 * A prompt while it is read: what was found in it so far, and what is still open. Every unit is `unread` until something
 * is made of it, so that none can get lost.
 */
export class Sentence {
  readonly found = nothingFound()
  /** What became of each unit. */
  readonly ends: End[]
  /** What was said of a thing that is still to come. */
  pending = PLAIN
  /** Where in `motifs` the thing that was named last stands. */
  last: number | null = null
  negatedUntil = -1
  /** The unit that says „bez”. */
  negation: number | null = null
  /** Who is said to hold what comes next. */
  holding: { readonly holder: number; readonly at: number } | null = null
  /** All units that say that somebody holds something. */
  readonly held: number[] = []
  /** Where what is held was named. */
  heldAt: number | null = null
  /** Which things of `motifs` were named together last, „kot i pies”: what is said next of a place is said of all. */
  together: readonly number[] = []
  /** The unit that named the last of them; null where what comes next doesn't join them. */
  togetherAt: number | null = null
  /** What they are said to be on, in or beside, which is still to come. */
  relating: {
    readonly name: RelationName
    readonly who: readonly number[]
    readonly at: number
  } | null = null
  /** „pod choinką prezenty”: what was named first, for those who are placed by it and come next. */
  inverted: {
    readonly name: RelationName
    readonly at: number
    readonly to: number
    readonly through: number
  } | null = null
  /** The unit that says that somebody sits or lies there. */
  resting: number | null = null
  /** Who is said to hug or kiss what comes next. */
  embracing: {
    readonly who: readonly number[]
    readonly pose: PoseName
    readonly at: number
  } | null = null
  /** Where in the picture the thing is that comes next. */
  spot: { readonly spot: Spot; readonly at: number } | null = null
  /** The last unit that belongs to a frame. */
  framed = -1
  /** The unit that somebody was said to have on. */
  lastWorn: number | null = null
  /** Titles and trades of somebody, whose they are, and what they have on for it. */
  readonly titles: { readonly name: MotifName; readonly wears: Worn['name']; readonly at: number }[] = []
  /** Who of `motifs` was named by what they do. */
  readonly roles: { readonly who: number; readonly role: Role }[] = []
  /** The animal that was said to be a mother or a father, and whose baby may come. */
  parent: MotifName | null = null
  /** How many things had been named when this part of the sentence began. */
  clause = 0
  readonly prompt: string
  readonly units: readonly Unit[]
  /** What must not be in the picture. */
  readonly unwanted: readonly Sense[]

  constructor(prompt: string, units: readonly Unit[], unwanted: readonly Sense[]) {
    this.prompt = prompt
    this.units = units
    this.unwanted = unwanted
    this.ends = units.map((unit) => (isSmall(unit) ? 'small' : 'unread'))
  }
}

/** Notes what is said of a thing that is still to come. */
export function sayOfNext(sentence: Sentence, said: Partial<Omit<Modifiers, 'from'>>, index: number): void {
  sentence.pending = { ...sentence.pending, ...said, from: [...sentence.pending.from, index] }
}

/** These words are seen. */
export function draw(sentence: Sentence, units: readonly number[]): void {
  for (const at of units) sentence.ends[at] = 'drawn'
}

/** A thing of `motifs` is or does this. */
export function givePose(sentence: Sentence, at: number, pose: PoseName | null): void {
  const thing = sentence.found.motifs[at]
  if (thing !== undefined) sentence.found.motifs[at] = { ...thing, pose }
}

/** Where the words stand that come before a thing's articles and adjectives. */
export function beforeAdjectives(sentence: Sentence, index: number): number | null {
  let at = index - 1
  while (at >= 0 && isSaidOfIt(sentence.units[at])) at -= 1
  return at < 0 ? null : at
}
