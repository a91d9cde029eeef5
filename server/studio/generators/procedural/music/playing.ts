import type { Random } from '#server/platform/media/brushes/random.ts'
import type { Mood } from './score.ts'
import type { Mix } from './sound.ts'

/** A piece while it is played. */
export interface Playing {
  readonly mix: Mix
  readonly mood: Mood
  readonly random: Random
  /** Seconds of a beat. */
  readonly beat: number
  readonly tonic: number
  /** The degree of each bar. */
  readonly chords: readonly number[]
  /** Seconds that the last bar's chord rings after that bar; 0 for a loop. */
  readonly rings: number
}
