import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort, ProductProcess } from '../../support/productProcess.ts'
import { markdownTable, type Measurement, table, written } from '../measurement.ts'
import {
  askThreads,
  kindsOf,
  processorSeconds,
  residentBytes,
  threadCount,
  watchPeak,
} from './processMemory.ts'
import { REPORT_VARIABLE } from './threadMemory.ts'

const MB = 1_048_576
const VISITS = 1_000
const PAGES = 50
const AT_ONCE = 4
/** Threads without work have ended by then, ms. */
const QUIET_AFTER_MS = 75_000
const IDLE_FOR_MS = 120_000
/** A long run is looked at so often, evenly. */
const LOOKS = 6
/** The pause between two visits of a long run, ms. */
const PACE_MS = 500
const PROBE = pathToFileURL(join(import.meta.dirname, 'threadProbe.ts')).href

/** What a moment of the server's life is, and what it held then. */
interface Held {
  readonly moment: string
  readonly lines: readonly (readonly string[])[]
}

/**
 * What a fresh server holds: at the peak of its start, at rest, and after visits; and what it does while nobody asks.
 * Then, for so many minutes of further visits, whether it grows. Only Linux tells.
 */
export async function memoryReport(minutes: number): Promise<string> {
  if (process.platform !== 'linux') return 'Only Linux tells what a process holds.'
  const folder = mkdtempSync(join(tmpdir(), 'iskra-bench-memory-'))
  const report = join(folder, 'threads.json')
  const product = new ProductProcess(await freePort(), join(folder, 'data'), {
    NODE_OPTIONS: `--import ${PROBE}`,
    [REPORT_VARIABLE]: report,
  })
  const measured: Measurement[] = []
  const held: Held[] = []
  const note = (name: string, goal: string, unit: Measurement['unit'], value: number) =>
    measured.push({ name, goal, unit, values: [value] })
  const look = async (moment: string) => {
    held.push({ moment, lines: await whatHolds(product.pid, report) })
  }
  try {
    const started = performance.now()
    const starting = product.start()
    const peakOf = watchPeak(() => product.pid)
    await starting
    note('a first start, until it answers', '≤ 10,000 ms', 'ms', performance.now() - started)
    await pause(QUIET_AFTER_MS)
    note('most of a first start', '≤ 600 MB', 'MB', peakOf() / MB)
    note('at rest', '≤ 350 MB', 'MB', residentBytes(product.pid) / MB)
    await look('at rest')

    const before = processorSeconds(product.pid)
    await pause(IDLE_FOR_MS)
    const share = (processorSeconds(product.pid) - before) / (IDLE_FOR_MS / 1_000)
    note('of a core while nobody asks', '≤ 0.5 %', 'percent', share * 100)

    const most = watchPeak(() => product.pid)
    await visit(product.origin, VISITS)
    await pause(QUIET_AFTER_MS)
    note(`most during ${VISITS} visits of ${PAGES} pages`, '–', 'MB', most() / MB)
    note(`after ${VISITS} visits of ${PAGES} pages`, '≤ 450 MB', 'MB', residentBytes(product.pid) / MB)
    await look('after visits')

    const further: number[] = []
    const visitsOfSixth = Math.round((minutes * 60_000) / LOOKS / PACE_MS)
    for (let sixth = 1; sixth <= (minutes > 0 ? LOOKS : 0); sixth += 1) {
      await visit(product.origin, visitsOfSixth, PACE_MS)
      const passed = Math.round((minutes * sixth) / LOOKS)
      further.push(residentBytes(product.pid) / MB)
      note(`after ${passed} minutes of further visits`, '–', 'MB', further.at(-1) ?? 0)
    }
    if (minutes > 0) {
      // By the first of them, young objects have all the room that V8 gives them, and the code is compiled.
      const grown = (further.at(-1) ?? 0) - (further.at(0) ?? 0)
      note('grown from the first to the last of them', '≤ 20 MB', 'MB', grown)
      await pause(QUIET_AFTER_MS)
      note('and at rest behind them', '–', 'MB', residentBytes(product.pid) / MB)
      await look('after further visits')
    }
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const head = ['when', 'what', 'in memory', 'in use', 'outside of the heap']
  const rows = held.flatMap(({ moment, lines }) => lines.map((line) => [moment, ...line]))
  return `${table(measured)}\n\n${markdownTable(head, rows)}`
}

/** By kind, and for each thread what V8 holds of it. */
async function whatHolds(pid: number, report: string): Promise<readonly (readonly string[])[]> {
  const threads = await askThreads(pid, report)
  const mb = (bytes: number) => written(bytes / MB, 'MB')
  return [
    ...[...kindsOf(pid)]
      .toSorted(([, one], [, other]) => other - one)
      .map(([kind, bytes]) => [kind, mb(bytes), '', '']),
    ...threads.map(({ name, heapBytes, usedBytes, externalBytes }) => [
      `V8’s heap of ${name}`,
      mb(heapBytes),
      mb(usedBytes),
      mb(externalBytes),
    ]),
    [`all, with ${threadCount(pid)} threads`, mb(residentBytes(pid)), '', ''],
  ]
}

/** Visits pages of the site map in turn, in both languages: some at once, or one by one with a pause (ms) between two. */
async function visit(origin: string, most: number, pauseMs = 0): Promise<void> {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const all = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const pages = Array.from({ length: PAGES }, (_, at) => all[Math.floor((at * all.length) / PAGES)] ?? '/')
  let visits = 0
  const visitor = async () => {
    while (visits < most) {
      const at = visits++
      const answer = await fetch(origin + (pages[at % PAGES] ?? '/'), {
        headers: {
          accept: 'text/html',
          'accept-encoding': 'br',
          'accept-language': at % 3 === 0 ? 'en' : 'pl',
        },
      })
      await answer.arrayBuffer()
      await pause(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: pauseMs > 0 ? 1 : AT_ONCE }, visitor))
}
