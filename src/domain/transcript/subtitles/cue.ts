/** A subtitle: what stands on the screen from one time to another. */
export interface Cue {
  /** ms */
  readonly start: number
  readonly end: number
  /** The speaker's name; null where nobody is known. */
  readonly speaker: string | null
  readonly lines: readonly string[]
}
