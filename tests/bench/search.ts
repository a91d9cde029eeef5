import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { build } from 'vite'
import { z } from 'zod'
import { freePort, ProductProcess } from '../support/productProcess.ts'
import { forgetObserved, observed, openPage, withBrowser } from './browser.ts'
import { longestTask } from './longTasks.ts'
import { type Measurement, median } from './measurement.ts'
import { seedTexts } from './searchTexts.ts'

const TEXTS = 5_000
const INDEX = '/api/v1/content/pl'
/** What is typed, letter by letter: words of many texts, two at once, another form, a slip that has to be mended. */
const TYPED = ['urodziny', 'kartka dla mamy', 'obrazami', 'zyczneia', 'przypomneinie']

/** Milliseconds on the slow phone, kB as sent. */
interface SearchFigures {
  /** What a key press costs the search alone, every letter of every text. */
  readonly presses: readonly number[]
  /** From a key press in the palette to the paint that follows it. */
  readonly painted: readonly number[]
  /** The longest task while all texts are read for the first search. */
  readonly reading: number
  readonly sent: number
}

/** Search over five thousand texts on the slow phone. */
export async function searchMeasurements(runs: number): Promise<Measurement[]> {
  const figures = await searchFigures(runs)
  const of = (name: string) => `search of ${TEXTS.toLocaleString('en')} texts: ${name}`
  return [
    {
      name: of('a key press, the search alone, slow phone'),
      unit: 'ms',
      goal: '< 30',
      values: figures.map(({ presses }) => median(presses)),
    },
    {
      name: of('the dearest key press, the search alone, slow phone'),
      unit: 'ms',
      goal: '< 30',
      values: figures.map(({ presses }) => Math.max(...presses)),
    },
    {
      name: of('a key press in the palette until painted, slow phone'),
      unit: 'ms',
      goal: '≤ 200',
      values: figures.map(({ painted }) => median(painted)),
    },
    {
      name: of('longest task while they are read for the first search, slow phone'),
      unit: 'ms',
      goal: '≤ 50',
      values: figures.map(({ reading }) => reading),
    },
    { name: of('index as sent'), unit: 'kB', goal: '≤ 200', values: figures.map(({ sent }) => sent) },
  ]
}

async function searchFigures(runs: number): Promise<SearchFigures[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'iskra-bench-search-'))
  const product = new ProductProcess(await freePort(), dataDirectory)
  try {
    await product.start()
    await product.stop()
    await seedTexts(dataDirectory, TEXTS)
    await product.start()
    const searchCode = await builtSearch()
    const results: SearchFigures[] = []
    for (let run = 0; run < runs; run += 1) results.push(await oneRun(product.origin, searchCode))
    return results
  } finally {
    await product.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

function oneRun(origin: string, searchCode: string): Promise<SearchFigures> {
  return withBrowser(async (context) => {
    const { page } = await openPage(context, 'slow')
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === INDEX) asked += 1
    })
    await page.goto(`${origin}/regulamin`)
    await page.locator('#root[data-started]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    if (asked > 0) throw new Error('the index was loaded by a page that nobody searches on')
    const { reading, painted } = await typeInPalette(page)
    const index = await (await fetch(origin + INDEX)).text()
    const { entries } = z.object({ entries: z.array(z.unknown()) }).parse(JSON.parse(index))
    if (entries.length !== TEXTS) throw new Error(`${entries.length} texts instead of ${TEXTS}`)
    return {
      presses: await searchAlone(page, searchCode, index),
      painted,
      reading,
      sent: gzipSync(index).length / 1024,
    }
  })
}

/** Types as somebody does, with the pauses of a quick hand. */
async function typeInPalette(page: Page): Promise<Pick<SearchFigures, 'reading' | 'painted'>> {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('searchbox', { name: 'Czego szukasz?' })
  await field.waitFor()
  await forgetObserved(page)
  await field.pressSequentially('u')
  await page.getByRole('group', { name: 'Do czytania' }).getByRole('menuitem').first().waitFor()
  const reading = longestTask((await observed(page)).longTasks)
  const painted: number[] = []
  for (const text of TYPED) {
    await field.fill('')
    await forgetObserved(page)
    await field.pressSequentially(text, { delay: 300 })
    painted.push(...(await observed(page)).interactions)
  }
  return { reading, painted }
}

/** The search of the page, built as the page is, over what the page loads; the first time, which reads it, apart. */
async function searchAlone(page: Page, searchCode: string, index: string): Promise<number[]> {
  // As one expression: the page’s own policy lets nobody make code of text.
  const timed: unknown = await page.evaluate(`(() => {
    const search = ${searchCode}
    const { entries } = ${index}
    search(entries, 'a')
    return ${JSON.stringify(TYPED)}.flatMap((text) => Array.from(text, (_, at) => {
      const start = performance.now()
      search(entries, text.slice(0, at + 1))
      return performance.now() - start
    }))
  })()`)
  return z.array(z.number()).parse(timed)
}

/** An expression that is the search. */
async function builtSearch(): Promise<string> {
  const nodeEnv = process.env['NODE_ENV']
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: join(root, 'src/domain/content/searchEntries.ts'),
        formats: ['iife'],
        name: 'iskraSearch',
      },
    },
  })
  // Vite sets it to production.
  if (nodeEnv === undefined) delete process.env['NODE_ENV']
  const outputs = Array.isArray(built) ? built : [built]
  const code = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
    .join('\n')
  return `(() => { ${code}; return iskraSearch.searchEntries })()`
}
