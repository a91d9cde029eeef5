/** Words that the device heard, for good: what was said once stays. Times are ms since `hear` was called. */
export interface DeviceWords {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly confidence: number | null
}

/** Why it stopped hearing. `no-pack`: the browser's pack is gone; `not-allowed`; `no-track`: the sound ended or can't be heard; `failed`. */
export type HearTrouble = 'no-pack' | 'not-allowed' | 'no-track' | 'failed'

export interface Hearing {
  /** Ends with what is being said; resolves when the last words are told. */
  stop(): Promise<void>
  /** Settles when hearing ended: null where it was stopped or the track ended. */
  readonly ended: Promise<HearTrouble | null>
}

/**
 * Has the browser write down a track on the device itself (`processLocally`), never by the network. `phrases` are names and
 * words to expect. It goes on where the browser ends a session by itself.
 */
export function hear(
  track: MediaStreamTrack,
  phrases: readonly string[],
  onWords: (words: DeviceWords) => void,
): Hearing {
  throw new Error(`not yet: ${track.kind} ${phrases.length} ${onWords.length}`)
}
