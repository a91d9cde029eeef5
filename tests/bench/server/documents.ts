import { type Measurement, percentile } from '../measurement.ts'
import { DocumentLoad } from './documentLoad.ts'

const ASKERS = 16
const CONNECTIONS = 64
const WARM_UP_MS = 3_000
const MEASURED_MS = 8_000

/** So many documents a second are the goal; how long one takes is measured at half of it. */
const GOAL = 200

/**
 * How many documents of the list the server sends in a second, and how long one takes at half of the goal: of one
 * address, which many ask for at once, and of as many addresses, each of which is rendered for itself.
 */
export async function documentMeasurements(origin: string, runs: number): Promise<Measurement[]> {
  let asked = 0
  const addresses = {
    'of /sklep': () => new URL('/sklep', origin),
    'each of an address of its own': () => new URL(`/sklep?utm_content=${(asked += 1)}`, origin),
  }
  const measured: Measurement[] = []
  for (const [which, nextUrl] of Object.entries(addresses)) {
    measured.push(...(await loadMeasurements(which, nextUrl, runs)))
  }
  return measured
}

async function loadMeasurements(which: string, nextUrl: () => URL, runs: number): Promise<Measurement[]> {
  const load = new DocumentLoad(nextUrl, CONNECTIONS)
  try {
    await load.atMost(ASKERS, WARM_UP_MS)
    const most: number[] = []
    const slowest: number[] = []
    let failed = 0
    for (let run = 0; run < runs; run += 1) {
      const full = await load.atMost(ASKERS, MEASURED_MS)
      const half = await load.steadily(GOAL / 2, MEASURED_MS)
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
      { name: `documents ${which}; ${shared}`, unit: 'perSecond', goal: `≥ ${GOAL}/s`, values: most },
      {
        name: `document ${which}, 99 of 100, at ${GOAL / 2} a second`,
        unit: 'ms',
        goal: '< 100 ms',
        values: slowest,
      },
      {
        name: `documents ${which} that were refused or broken off`,
        unit: 'calls',
        goal: '0',
        values: [failed],
      },
    ]
  } finally {
    load.close()
  }
}
