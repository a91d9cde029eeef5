import type { PoseName, WantedMotif } from '#domain/generation/reading/brief.ts'
import type { Random } from '#server/media/brushes/random.ts'
import type { Motion, Shape } from '../shape.ts'
import type { Tones } from '../tones.ts'

/** The tools for drawing a thing. */
export interface Hand {
  readonly tones: Tones
  readonly random: Random
  /** The colour the prompt gives it; null leaves the thing its own. */
  readonly own: string | null
  /** All colours that the prompt gives, for a thing of several parts. */
  readonly all?: readonly string[]
  /** Its action; null for none. */
  readonly pose?: PoseName | null
  /** The flowers it is made of. */
  readonly of?: WantedMotif['of']
  /** Something else is in it: it holds nothing of its own. */
  readonly isEmpty?: boolean
  /** It stands by itself on the ground outside: a lantern hangs from a post there. */
  readonly isOpen?: boolean
  /** The side of its partner in a dance or hug: −1 as seen on the left, 1 on the right. */
  readonly partner?: -1 | 1
  /** Which of its kind it is, from 0. */
  readonly nth?: number
}

/** A thing, drawn standing at (0, 0) and 1 tall: x goes right, y goes down, so that its top is at −1. */
export interface Motif {
  readonly draw: (hand: Hand) => Shape[]
  /** How wide it is beside its height. */
  readonly breadth: number
  readonly motion: Motion
  /** It hangs in the air or needs none of the ground. */
  readonly floats?: boolean
  /** How tall it is beside the usual hero. */
  readonly scale?: number
}
