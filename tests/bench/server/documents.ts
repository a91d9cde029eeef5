import { median, type Measurement, percentile } from '../measurement.ts'
import { DocumentLoad } from './documentLoad.ts'

const ASKERS = 16
const CONNECTIONS = 64
const WARM_UP_MS = 3_000
const MEASURED_MS = 8_000

/** How many documents of the list the server makes in a second, and how long one takes at half of that. */
export async function documentMeasurements(origin: string, runs: number): Promise<Measurement[]> {
  const load = new DocumentLoad(new URL('/sklep', origin), CONNECTIONS)
  try {
    await load.atMost(ASKERS, WARM_UP_MS)
    const most: number[] = []
    const slowest: number[] = []
    let failed = 0
    for (let run = 0; run < runs; run += 1) {
      const full = await load.atMost(ASKERS, MEASURED_MS)
      const half = await load.steadily(full.perSecond / 2, MEASURED_MS)
      most.push(full.perSecond)
      slowest.push(
        percentile(
          half.map(({ took }) => took),
          0.99,
        ),
      )
      failed += full.failed + half.filter(({ isWhole }) => !isWhole).length
    }
    const shared = 'who asks shares the processors with the server'
    return [
      { name: `documents of /sklep; ${shared}`, unit: 'perSecond', goal: '≥ 200/s', values: most },
      {
        name: `document of /sklep, 99 of 100, at ${median(most) >> 1} a second`,
        unit: 'ms',
        goal: '< 100 ms',
        values: slowest,
      },
      { name: 'documents that were refused or broken off', unit: 'calls', goal: '0', values: [failed] },
    ]
  } finally {
    load.close()
  }
}
