import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { pictureUrl } from '#domain/catalogue/pictureWidths.ts'
import { type Article, articlePath, articleReader } from '#domain/content/entry.ts'
import { ART_NAMES, MOODS } from '#server/platform/media/recipes.ts'
import { COVER_VIEWS } from '#server/shop/content/articleFile.ts'
import { escaped, richHtml } from '#server/shop/content/richHtml.ts'
import { freePort, ProductProcess } from '../support/productProcess.ts'
import { withBrowser } from './browser.ts'
import { untilCalm } from './calm.ts'
import { type Certificate, makeCertificate } from './edge/certificate.ts'
import { openEdge } from './edge/edge.ts'
import type { Measurement } from './measurement.ts'
import { serveFolder } from './references/serveFolder.ts'
import { publishTexts } from './searchTexts.ts'
import type { Target } from './visits/targets.ts'
import { type Visit, visit } from './visits/visit.ts'

const PICTURES = 40
const SLUG = 'czterdziesci-obrazow'
/** What the picture is shown at on a phone, rounded up to the next width that is made, px. */
const SHOWN_WIDTH = 480

/** One run: the tutorial kept on purpose and opened without its server, and the plain page opened again. */
interface Reopened {
  readonly ours: Visit
  readonly plain: Visit
}

/** A tutorial of forty pictures that was kept offline, beside a page without script of the same text and pictures. */
export async function keptTutorialMeasurements(runs: number): Promise<Measurement[]> {
  const reopened = await withBothPages(async (ours, plain, certificate) => {
    const results: Reopened[] = []
    for (let run = 0; run < runs; run += 1) {
      await untilCalm()
      const how = { window: 'phone', certificate } as const
      results.push({
        ours: await withBrowser((context) => keptAndReopened(context, ours), how),
        plain: await withBrowser((context) => openedTwice(context, plain), how),
      })
    }
    return results
  })
  return (['ready', 'largestPaint'] as const).flatMap((figure): readonly Measurement[] => {
    const name = `tutorial of ${PICTURES} pictures, ${figure === 'ready' ? 'cover in sight' : 'largest paint'}`
    const of = (which: keyof Reopened) => reopened.map((each) => each[which][figure])
    return [
      { name: `${name}: kept, without a server, slow phone`, unit: 'ms', goal: '', values: of('ours') },
      { name: `${name}: the page without script, second visit`, unit: 'ms', goal: '', values: of('plain') },
      {
        name: `${name}: kept, of the page without script`,
        unit: 'times',
        goal: '≤ 1.3',
        values: reopened.map(({ ours, plain }) => ours[figure] / plain[figure]),
      },
    ]
  })
}

async function openedTwice(context: BrowserContext, target: Target): Promise<Visit> {
  await visit(context, target, 'slow')
  return visit(context, target, 'slow')
}

async function keptAndReopened(context: BrowserContext, target: Target): Promise<Visit> {
  const { edge } = target.site
  await visit(context, target, 'full')
  const page = await context.newPage()
  await page.goto(edge.origin + target.path)
  await keepOnPurpose(page)
  await page.close()
  await edge.cut()
  try {
    const reopened = await visit(context, target, 'slow')
    await needEveryPicture(context, edge.origin + target.path)
    return reopened
  } finally {
    await edge.mend()
  }
}

async function keepOnPurpose(page: Page): Promise<void> {
  await page.getByText('Wszystkie teksty').scrollIntoViewIfNeeded()
  const own = page
    .getByRole('region', { name: 'Do czytania bez sieci' })
    .getByRole('listitem')
    .filter({ hasText: 'Ten tekst' })
  await own.getByRole('button', { name: 'Zapisz na offline' }).click()
  // The server makes each picture when it is first asked for.
  await own.getByText(/Zapisane\sna\soffline/).waitFor({ timeout: 180_000 })
}

/** A page that opens quickly with holes in it is not open. */
async function needEveryPicture(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(address)
  const pictures = page.locator('article img')
  await pictures.nth(PICTURES).waitFor({ state: 'attached' })
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))
  }
  await page.close()
}

async function withBothPages<T>(
  use: (ours: Target, plain: Target, certificate: Certificate) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'iskra-bench-tutorial-'))
  const certificate = makeCertificate()
  const port = await freePort()
  const data = join(folder, 'data')
  const product = new ProductProcess(await freePort(), data, { PUBLIC_ORIGIN: `https://localhost:${port}` })
  const closing: (() => Promise<unknown>)[] = [() => product.stop()]
  const siteAt = async (name: string, at: number, upstream: number, worksOffline: boolean) => {
    const edge = await openEdge(at, upstream, certificate)
    closing.unshift(() => edge.cut())
    return { name, edge, worksOffline }
  }
  try {
    await product.start()
    await product.stop()
    await publishTexts(data, (now) => [tutorialRow(now)])
    await product.start()
    const ours = await siteAt('Iskra', port, product.port, true)
    await writePlainTutorial(join(folder, 'plain'), product.origin)
    const served = await serveFolder(join(folder, 'plain'))
    closing.unshift(() => served.close())
    const plain = await siteAt(
      'tutorial without script',
      await freePort(),
      Number(new URL(served.origin).port),
      false,
    )
    return await use(
      { name: 'tutorial', site: ours, path: `/tutoriale/${SLUG}`, ready: 'article img' },
      { name: plain.name, site: plain, path: '/', ready: 'article img' },
      certificate,
    )
  } finally {
    for (const close of closing) await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const NUMBERS = Array.from({ length: PICTURES }, (_, at) => at + 1)

function tutorialRow(now: Date) {
  const source = [
    '---',
    "title: 'Czterdzieści obrazów'",
    "summary: 'Jeden tekst, w którym jest co oglądać.'",
    'date: 2026-01-15',
    `cover: ${writtenPicture(0)}`,
    'pictures:',
    ...NUMBERS.map((number) => `  - ${writtenPicture(number)}`),
    '---',
    '',
    ...NUMBERS.flatMap((number) => [
      `## Krok ${number}`,
      '',
      'Wybierz wzór, który pasuje do tego dnia, i zobacz, jak wygląda na kartce, zanim ją zamówisz.',
      '',
      `![Wzór ${number}](picture:${number} 'Tak wygląda krok ${number}.')`,
      '',
    ]),
  ].join('\n')
  return {
    language: 'pl',
    kind: 'tutorials',
    slug: SLUG,
    source,
    revision: 1,
    shownFrom: now,
    createdAt: now,
  } as const
}

/** No two are alike: lists of different lengths are gone through side by side. */
function writtenPicture(number: number): string {
  const of = <Item>(list: readonly Item[]) => list[number % list.length]
  return `{ as: ${of(COVER_VIEWS)}, art: ${of(ART_NAMES)}, mood: ${of(MOODS)}, alt: 'Wzór ${number}' }`
}

/** Writes the tutorial as a page without script: its text as HTML and its pictures as wide as a phone shows them. */
async function writePlainTutorial(folder: string, origin: string): Promise<void> {
  const answer = await fetch(origin + articlePath('pl', 'tutorials', SLUG))
  const article = articleReader(await answer.json())
  if (article.cover === null) throw new Error('the tutorial has no cover')
  const addresses = [article.cover.url, ...picturesOf(article)]
  if (addresses.length !== PICTURES + 1) throw new Error(`${addresses.length} pictures`)
  for (const address of addresses) {
    const { pathname, search } = new URL(pictureUrl(address, SHOWN_WIDTH), origin)
    const picture = await fetch(origin + pathname + search, { headers: { accept: 'image/avif,image/webp' } })
    const file = join(folder, pathname)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.from(await picture.arrayBuffer()))
  }
  writeFileSync(
    join(folder, 'index.html'),
    plainDocument(article, new URL(article.cover.url, origin).pathname),
  )
}

const picturesOf = ({ body }: Article) =>
  [...richHtml(body, PLAIN).matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => address)

const PLAIN = { language: 'pl', origin: 'https://localhost', url: 'https://localhost/' } as const
const STYLE =
  'body{font:16px/1.6 system-ui;margin:0}article{max-width:42rem;margin:auto;padding:1rem}img{width:100%;height:auto}'

function plainDocument({ title, summary, body }: Article, cover: string): string {
  const text = richHtml(body, PLAIN)
    .replaceAll(`"${PLAIN.origin}/`, '"/')
    .replaceAll('<img', '<img loading="lazy"')
  const lead = `<h1>${escaped(title)}</h1><p>${escaped(summary)}</p>`
  const first = `<img src="${escaped(cover)}" alt="" fetchpriority="high">`
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><link rel="preload" as="image" href="${escaped(cover)}" fetchpriority="high"><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><article>${lead}${first}${text}</article></main></body></html>`
}
