/** Thrown by a step when the job was cancelled meanwhile. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Reports the progress, 0 to 100; throws `Stopped` when the work isn't wanted any more. Called often. */
export type Step = (percent: number) => void

/** The steps of a part of the work between two percentages. */
export function partOf(step: Step, from: number, to: number): Step {
  return (percent) => step(from + ((to - from) * percent) / 100)
}
