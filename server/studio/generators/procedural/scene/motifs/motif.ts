import type { PoseName, WantedMotif } from '#domain/generation/reading/brief.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import type { Motion, Shape } from '../shape.ts'
import type { Tones } from '../tones.ts'

/** With both hands before the chest, with one hand at the side, or with a thing in each hand. */
export type Grip = 'chest' | 'aside' | 'both'

/** The tools for drawing a thing. */
export interface Hand {
  readonly tones: Tones
  readonly random: Random
  /** The prompt's colour; null keeps the thing's own. */
  readonly own: string | null
  /** All colours that the prompt gives, for a thing of several parts. */
  readonly all?: readonly string[]
  /** Its action; null for none. */
  readonly pose?: PoseName | null
  /** The flowers it is made of. */
  readonly of?: WantedMotif['of']
  /** Another thing is in it: it holds nothing of its own. */
  readonly isEmpty?: boolean
  /** It stands by itself on the ground outside: a lantern hangs from a post there. */
  readonly isOpen?: boolean
  /** The side of its partner in a dance or hug: −1 as seen on the left, 1 on the right. */
  readonly partner?: -1 | 1
  /** Animals of the prompt are before it. */
  readonly isPulled?: boolean
  /** It wears another hat than its own. */
  readonly isBareheaded?: boolean
  /** Snow lies on it. */
  readonly isSnowy?: boolean
  /** How a person holds a thing; null for empty hands. */
  readonly grip?: Grip | null
  /** The partner is much smaller: the arm goes to a lower shoulder. */
  readonly isTall?: boolean
  /** Its index among its kind, from 0. */
  readonly nth?: number
}

/** A thing, drawn standing at (0, 0) and 1 tall: x goes right, y goes down, so that its top is at −1. */
export interface Motif {
  readonly draw: (hand: Hand) => Shape[]
  /** Its width relative to its height. */
  readonly breadth: number
  readonly motion: Motion
  /** It hangs in the air or doesn't need the ground. */
  readonly floats?: boolean
  /** Its height relative to the usual hero. */
  readonly scale?: number
}
