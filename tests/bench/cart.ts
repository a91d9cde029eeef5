import { cartTaps } from './cartTaps.ts'
import { cartUnderLoad } from './cartUnderLoad.ts'
import { longestTaskOfDrain } from './drain.ts'
import type { Measurement } from './measurement.ts'

/** Taps in the cart, alone and while the device has much else to write, and a long outbox drained. */
export async function cartMeasurements(origin: string, runs: number): Promise<Measurement[]> {
  const repeat = async <T>(measure: (origin: string) => Promise<T>): Promise<T[]> => {
    const results: T[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(origin))
    return results
  }
  const taps = await repeat(cartTaps)
  const loaded = await repeat(cartUnderLoad)
  const drains = await repeat(longestTaskOfDrain)
  return [
    {
      name: 'tap in the cart until painted',
      unit: 'ms',
      goal: '≤ 50',
      values: taps.map((tap) => tap.painted),
    },
    {
      name: 'tap in the cart until its number is kept and shown',
      unit: 'ms',
      goal: '≤ 100',
      values: taps.map((tap) => tap.shown),
    },
    {
      name: 'tap in the cart until its number is kept and shown, full speed',
      unit: 'ms',
      goal: '≤ 50',
      values: loaded.flatMap((load) => load.shownBefore),
    },
    {
      name: 'tap until painted, while 2 MB are saved twice and 100 rows written a second, full speed',
      unit: 'ms',
      goal: '≤ 50',
      values: loaded.flatMap((load) => load.painted),
    },
    {
      name: 'tap until its number is kept and shown, meanwhile',
      unit: 'ms',
      goal: '≤ 50',
      values: loaded.flatMap((load) => load.shown),
    },
    { name: 'calls for fifty quick taps', unit: 'calls', goal: '≤ 2', values: taps.map((tap) => tap.calls) },
    { name: 'longest task draining 1,000 intents', unit: 'ms', goal: '≤ 50', values: drains },
  ]
}
