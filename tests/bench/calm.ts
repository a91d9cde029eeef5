import { cpus } from 'node:os'

const IDLE_ENOUGH = 0.85
const PATIENCE_S = 10

/** Waits until the machine has been idle for a second, but not for ever. Resolves to whether it ever was. */
export async function untilCalm(): Promise<boolean> {
  for (let second = 0; second < PATIENCE_S; second += 1) {
    const before = processorTimes()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const after = processorTimes()
    if ((after.idle - before.idle) / (after.all - before.all) > IDLE_ENOUGH) return true
  }
  return false
}

const SETTLED_WITHIN_S = 600
const CALM_SECONDS = 5

/**
 * Waits until the machine has been calm for some seconds in a row, but for ten minutes at most: what a start leaves to
 * be done is not what is measured.
 */
export async function untilSettled(): Promise<void> {
  const deadline = Date.now() + SETTLED_WITHIN_S * 1_000
  for (let calm = 0; calm < CALM_SECONDS && Date.now() < deadline;) calm = (await untilCalm()) ? calm + 1 : 0
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((processor) => processor.times)
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  }
}
