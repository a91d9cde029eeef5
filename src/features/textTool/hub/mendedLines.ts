/** A line of the hub's example: what is right, and between it what was wrong and what it became. */
export type MendedLine = readonly (string | MendedPart)[]

export interface MendedPart {
  readonly wrong: string
  readonly right: string
}

/** Three lines with faults that the tool finds: `mendedLines.test.ts` has it find them. */
export const MENDED_LINES: readonly MendedLine[] = [
  [{ wrong: 'Napewno', right: 'Na pewno' }, ' przyjedziemy w sobotę.'],
  ['Mamy prezent, ', { wrong: 'ktory', right: 'który' }, ' sami zrobiliśmy.'],
  ['Babcia ', { wrong: 'mówi że', right: 'mówi, że' }, ' upiecze sernik.'],
]

/** How a line is written: with its faults, or mended. */
export const lineText = (line: MendedLine, how: keyof MendedPart): string =>
  line.map((part) => (typeof part === 'string' ? part : part[how])).join('')
