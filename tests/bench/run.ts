import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { freePort, ProductProcess } from '../support/productProcess.ts'
import { cartMeasurements } from './cart.ts'
import { editorReport } from './editor/measureEditor.ts'
import { galleryMeasurements } from './gallery.ts'
import { generationCosts } from './generation.ts'
import { keptTutorialMeasurements } from './keptTutorial.ts'
import { type Measurement, table } from './measurement.ts'
import { memoryReport } from './memory/measureMemory.ts'
import { searchMeasurements } from './search.ts'
import { documentMeasurements } from './server/documents.ts'
import { signedInReport } from './signedIn/measureSignedIn.ts'
import { statisticsReport } from './statistics/measureStatistics.ts'
import { toolsReport } from './tools/measureTools.ts'
import { visitReport } from './visits/report.ts'
import { measureVisits } from './visits/rounds.ts'
import { PAGE_NAMES } from './visits/targets.ts'

/**
 * `npm run bench`: how fast and how big, against the built product (`npm run build` first). Prints tables of medians.
 * RUNS sets how often each is measured (5). `npm run bench -- visits server` takes those parts alone; `--window phone`
 * visits in a phone's window, `--speed slow` at one speed alone, `--page /` one page alone beside the references.
 * `memory --minutes 60` looks for an hour whether the server grows.
 */

const RUNS = z.coerce
  .number()
  .int()
  .positive()
  .parse(process.env['RUNS'] ?? '5')

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    window: { type: 'string', default: 'wide' },
    speed: { type: 'string', multiple: true, default: ['slow', 'full'] },
    page: { type: 'string', multiple: true, default: [...PAGE_NAMES] },
    minutes: { type: 'string', default: '0' },
  },
})
const { window, speeds, pages, minutes } = z
  .object({
    window: z.enum(['phone', 'wide']),
    speeds: z.array(z.enum(['slow', 'full'])),
    pages: z.array(z.enum(PAGE_NAMES)),
    minutes: z.coerce.number().nonnegative(),
  })
  .parse({ window: given.window, speeds: given.speed, pages: given.page, minutes: given.minutes })

const PARTS = {
  /** First, second and offline visits of pages, and presses on them, beside the references. */
  visits: async () => visitReport(await measureVisits({ runs: RUNS, speeds, window, pages }), speeds, pages),
  /** Ten screens of a signed-in person on the slow phone, and presses on them. */
  'signed-in': () => signedInReport(RUNS, window),
  /** Documents a second. */
  server: () => withProduct((origin) => documentMeasurements(origin, RUNS)),
  /** What a fresh server holds, and what it does while nobody asks. */
  memory: () => memoryReport(minutes),
  /** Taps in the cart, and what waits to be sent. */
  cart: () => withProduct((origin) => cartMeasurements(origin, RUNS)),
  /** Scrolling through ten thousand pictures. */
  gallery: async () => table(await galleryMeasurements(RUNS)),
  /** The template editor beside React Flow alone, with thousands of nodes. */
  editor: () => editorReport(RUNS),
  /** The tools beside Excalidraw, React Flow, Mermaid and nspell. */
  tools: () => toolsReport(RUNS),
  /** Words in five thousand texts. */
  search: async () => table(await searchMeasurements(RUNS)),
  /** A tutorial of forty pictures, kept and reopened without a network, beside a page without script. */
  'kept-tutorial': async () => table(await keptTutorialMeasurements(RUNS)),
  /** What the embedded engines need. */
  generation: async () => table(await generationCosts(RUNS)),
  /** Reports for administrators, about ten million events or as many as EVENTS says; DATABASE=embedded in the other one. */
  statistics: () => statisticsReport(RUNS),
} satisfies Record<string, () => Promise<string>>

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name)

async function withProduct(measure: (origin: string) => Promise<Measurement[]>): Promise<string> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'iskra-bench-'))
  const product = new ProductProcess(await freePort(), dataDirectory)
  try {
    await product.start()
    return table(await measure(product.origin))
  } finally {
    await product.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

const names = positionals.length === 0 ? Object.keys(PARTS) : positionals
const parts = names.filter(isPart)
if (parts.length < names.length) {
  throw new Error(`The parts are ${Object.keys(PARTS).join(', ')}, not ${names.join(', ')}.`)
}
for (const part of parts) console.log(`## ${part}\n\n${await PARTS[part]()}\n`)
