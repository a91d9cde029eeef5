import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, ProductProcess } from '../support/productProcess.ts'
import { cartTaps } from './cartTaps.ts'
import { cartUnderLoad } from './cartUnderLoad.ts'
import { longestTaskOfDrain } from './drain.ts'
import { firstVisit } from './firstVisit.ts'
import { galleryScrolls } from './gallery.ts'
import { generationCosts } from './generation.ts'
import { type Measurement, table } from './measurement.ts'
import { offlineStart } from './offlineStart.ts'
import { PRESSES, timePress } from './presses.ts'

/**
 * `npm run bench`: how fast and how big, against the built product (`npm run build` first) on a slow phone
 * (processor 4×, 150 ms, 1.6 Mbit/s). Prints a table of medians. RUNS sets how often each is measured (5).
 */

const RUNS = Number(process.env['RUNS'] ?? '5')

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < RUNS; run += 1) results.push(await measure())
  return results
}

const dataDirectory = mkdtempSync(join(tmpdir(), 'iskra-bench-'))
const product = new ProductProcess(await freePort(), dataDirectory)
await product.start()
try {
  await firstVisit(product.origin)
  const visits = await repeat(() => firstVisit(product.origin))
  const presses: { name: string; values: number[] }[] = []
  for (const press of PRESSES) {
    presses.push({ name: press.name, values: await repeat(() => timePress(product.origin, press)) })
  }
  const starts = await repeat(() => offlineStart(product))
  const taps = await repeat(() => cartTaps(product.origin))
  const loaded = await repeat(() => cartUnderLoad(product.origin))
  const drains = await repeat(() => longestTaskOfDrain(product.origin))
  const scrolls = await galleryScrolls(RUNS)
  const generations = await generationCosts(RUNS)
  const measurements: Measurement[] = [
    {
      name: 'first visit of /sklep: largest paint',
      unit: 'ms',
      goal: '≤ 2000',
      values: visits.map((visit) => visit.largestPaint),
    },
    {
      name: 'first visit of /sklep: layout shift',
      unit: 'score',
      goal: '0',
      values: visits.map((visit) => visit.layoutShift),
    },
    {
      name: 'first visit of /sklep: blocking time',
      unit: 'ms',
      goal: '< 100',
      values: visits.map((visit) => visit.blocking),
    },
    ...presses.map(({ name, values }) => ({
      name: `first visit of /sklep: ${name} pressed every 100 ms from when it is visible, until handled`,
      unit: 'ms' as const,
      goal: '≤ 100',
      values,
    })),
    {
      name: 'first visit of /sklep: JavaScript until loaded, brotli',
      unit: 'kB',
      goal: '≤ 120',
      values: visits.map((visit) => visit.script),
    },
    {
      name: 'first visit of /sklep: JavaScript until quiet, brotli',
      unit: 'kB',
      goal: '≤ 200',
      values: visits.map((visit) => visit.scriptUntilQuiet),
    },
    {
      name: 'first visit of /sklep: files of it',
      unit: 'calls',
      goal: '≤ 30',
      values: visits.map((visit) => visit.scriptRequests),
    },
    {
      name: 'first visit of /sklep: document, brotli',
      unit: 'kB',
      goal: '',
      values: visits.map((visit) => visit.document),
    },
    { name: 'warm start without a server', unit: 'ms', goal: '≤ 600', values: starts },
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
    {
      name: 'gallery of 10,000: longest task while scrolling, slow phone',
      unit: 'ms',
      goal: '≤ 50',
      values: scrolls.map((scroll) => scroll.phone),
    },
    {
      name: 'gallery of 10,000: longest task while scrolling, wide window',
      unit: 'ms',
      goal: '≤ 50',
      values: scrolls.map((scroll) => scroll.desktop),
    },
    ...generations,
  ]
  console.log(table(measurements))
} finally {
  await product.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}
