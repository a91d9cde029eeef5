import { markdownTable, median, writtenMedian } from '../measurement.ts'

/** A figure of the product beside one of a peer, from the same rounds. */
export interface Ratio {
  readonly name: string
  readonly ours: readonly number[]
  readonly theirs: readonly number[]
  /** The most that ours may be of theirs. */
  readonly goal: number
}

/** A table of ratios: that of the medians, with those of the rounds around it. */
export function ratioTable(ratios: readonly Ratio[]): string {
  return markdownTable(
    ['compared', 'goal', 'of the medians', 'round by round'],
    ratios.map(({ name, ours, theirs, goal }) => [
      name,
      `≤ ${goal.toPrecision(2)}×`,
      `${(median(ours) / median(theirs)).toPrecision(3)}×`,
      writtenMedian(
        ours.map((value, at) => value / (theirs[at] ?? Number.NaN)),
        'times',
      ),
    ]),
  )
}
