import type { Transcript } from '../transcriptSchema.ts'
import type { Cue } from './cue.ts'

/** How subtitles are made. Times are in ms. */
export interface SubtitleRules {
  readonly mostLines: number
  readonly mostSigns: number
  readonly signsPerSecond: number
  readonly shortest: number
  readonly longest: number
  /** Two subtitles that follow each other have at least so much between them. */
  readonly gap: number
}

/** Two lines of 42 signs, 17 signs a second, 1 to 7 s, two frames between. */
export const POLISH_RULES: SubtitleRules = {
  mostLines: 2,
  mostSigns: 42,
  signsPerSecond: 17,
  shortest: 1_000,
  longest: 7_000,
  gap: 80,
}

/** The subtitles of a transcript, in order, broken where Polish breaks. Every word is in one of them. */
export function subtitlesOf(transcript: Transcript, rules: SubtitleRules = POLISH_RULES): readonly Cue[] {
  throw new Error(`not yet: ${rules.gap} ${transcript.version}`)
}
