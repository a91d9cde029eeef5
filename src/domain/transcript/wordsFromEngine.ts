import type { HeardPassage } from './editing/replaceStretch.ts'

/** What an engine of the server heard: its text, and words with times where it tells them, in ms. */
export interface EngineAnswer {
  readonly text: string
  readonly words: readonly {
    readonly text: string
    readonly start: number
    readonly end: number
    /** As the engine names them: `speaker_0`. */
    readonly speaker: string | null
    readonly confidence: number | null
  }[]
}

/**
 * Passages of what an engine heard: a sentence or a breath each. Without words the text is spread over `lengthMs` by
 * syllables. `startMs` is where the heard part begins in the recording. Speakers aren't set: `speakersFromEngine` (later).
 */
export function wordsFromEngine(
  answer: EngineAnswer,
  lengthMs: number,
  startMs = 0,
): readonly HeardPassage[] {
  throw new Error(`not yet: ${answer.text} ${lengthMs} ${startMs}`)
}
