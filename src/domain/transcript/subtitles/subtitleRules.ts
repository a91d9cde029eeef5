/** How subtitles are made. Times are in ms. */
export interface SubtitleRules {
  readonly mostLines: 1 | 2
  /** Signs of a line. */
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

/** How long somebody needs to read so many signs. */
export const readingMs = (signs: number, { signsPerSecond, shortest }: SubtitleRules) =>
  Math.max(shortest, Math.ceil((signs * 1_000) / signsPerSecond))
