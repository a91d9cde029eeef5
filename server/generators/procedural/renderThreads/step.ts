/** Thrown by a step where the job was cancelled meanwhile. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Says how far the work is, 0 to 100; throws `Stopped` when it isn't wanted any more. Called often. */
export type Step = (percent: number) => void

/** The part of the work between two percentages, as a whole of its own. */
export function partOf(step: Step, from: number, to: number): Step {
  return (percent) => step(from + ((to - from) * percent) / 100)
}
