import type { AskedPassage } from '#domain/transcript/heard/placeHeard.ts'
import type { Stretch } from '#domain/transcript/sound/speechStretches.ts'

/** What an engine is to write down: a stretch of the recording. */
export interface EngineScope extends Stretch {
  /** The passages that are to be heard again; null where it is for all that isn't written by hand. */
  readonly asked: readonly AskedPassage[] | null
  /** The part that failed and is tried anew. */
  readonly failed?: string
}
