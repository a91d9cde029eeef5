import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { matchScreen } from '#domain/addresses/matchScreen.ts'
import type { Page } from '#server/http/page/page.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { catalogueProducts } from '#server/shop/catalogue/catalogue.ts'
import { seedCatalogue } from '#server/shop/catalogue/seedCatalogue.ts'
import { articleVersions } from '#server/shop/content/tables.ts'
import { products } from '#server/shop/storefront/tables.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { testConfig } from '#support/testContext.ts'
import { loadRenderingPage } from '#support/testPage.ts'
import { type Admission, createAdmission } from '../admission.ts'
import { createDocumentMaker, type MadeDocument } from './makeDocument.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
/** A document counts as fresh for a moment, whatever is changed. */
const LATER_MS = 3 * SECOND_MS

let page: Page
beforeAll(async () => {
  page = await loadRenderingPage()
})

const PRODUCT = `/sklep/produkt/${catalogueProducts[0]?.handle}`
const ARTICLE = '/aktualnosci/iskra-bez-sieci'

/** Makes documents and counts how often one was rendered for it. */
function countingMaker(context: ServerContext, changes: Partial<Page> = {}, admission = createAdmission()) {
  const render = vi.fn<Page['render']>(changes.render ?? page.render)
  const make = createDocumentMaker(context, { ...page, ...changes, render })
  return {
    open: async (path: string) => {
      const url = new URL(path, 'https://iskra.example')
      return make(matchScreen(url.pathname), url, 'pl', null, () => admission.enter('somebody'))
    },
    rendered: () => render.mock.calls.length,
  }
}

const textOf = async (document: MadeDocument) => String(await document.encoded(null))

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

describeOnDatabase('a document for everybody', (freshContext) => {
  let context: ServerContext
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    context = await freshContext()
    await seedCatalogue(context)
    await vi.waitUntil(() => context.changes.unchangedSince(Infinity))
  })
  afterAll(() => {
    vi.useRealTimers()
  })
  beforeEach(() => {
    pass(LATER_MS)
  })

  /** Changes something, and waits until the change was reported. */
  async function told(change: () => Promise<unknown>): Promise<void> {
    const since = Date.now()
    pass(1)
    await change()
    await vi.waitUntil(() => !context.changes.unchangedSince(since))
  }

  it.each(['/', '/sklep', PRODUCT, '/regulamin', ARTICLE])(
    '%s is made once while nothing changes',
    async (path) => {
      const { open, rendered } = countingMaker(context)
      const first = await open(path)
      pass(14 * MINUTE_MS)
      expect(await open(path)).toBe(first)
      expect(rendered()).toBe(1)
      // Prices of the last thirty days change with time.
      pass(2 * MINUTE_MS)
      await open(path)
      expect(rendered()).toBe(2)
    },
  )

  it('is the same whatever names are made up for its address, and another for each that its screen reads', async () => {
    const { open, rendered } = countingMaker(context)
    const first = await open('/sklep')
    for (const search of ['x=1', 'x=2', 'utm_source=list&fbclid=abc', 'Q=kot', 'lang=pl', '__proto__=1']) {
      expect(await open(`/sklep?${search}`)).toBe(first)
    }
    expect(await open('/?q=kot')).toBe(await open('/'))
    expect(await open('/nie-ma-takiej-strony?x=1')).toBe(await open('/nie-ma-takiej-strony'))
    expect(rendered()).toBe(3)
    const searched = await open('/sklep?q=kubek&sort=nazwa')
    expect(await textOf(searched)).not.toBe(await textOf(first))
    expect(await open('/sklep?sort=nazwa&x=1&q=kubek')).toBe(searched)
    expect(await open('/sklep?q=kubek')).not.toBe(searched)
    expect(rendered()).toBe(5)
  })

  it('waits for its turn where many are rendered, and is left to the browser where too many wait', async () => {
    let [underWay, most] = [0, 0]
    const render: Page['render'] = async (request) => {
      underWay += 1
      most = Math.max(most, underWay)
      try {
        return await page.render(request)
      } finally {
        underWay -= 1
      }
    }
    const make = createDocumentMaker(context, { ...page, render, rendersWithin: 60_000 })
    const open = (at: number) => {
      const url = new URL(`/sklep?q=slowo-${at}`, 'https://iskra.example')
      return make(matchScreen(url.pathname), url, 'pl', null, () => Promise.resolve())
    }
    const made = await Promise.all(Array.from({ length: 50 }, (_, at) => open(at)))
    const texts = await Promise.all(made.map(textOf))
    const rendered = texts.filter((text) => text.includes('data-rendered='))
    expect(most).toBe(4)
    expect(rendered).toHaveLength(44)
    expect(made.every(({ found }) => found)).toBe(true)
  })

  it('waits on a busy thread only where its address may be made up', async () => {
    let isFull = true
    const busy: Admission = {
      noteUrgent: () => undefined,
      enter: async () => {
        if (isFull) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 5 })
      },
    }
    const { open } = countingMaker(context, {}, busy)
    const made = [
      '/sklep?q=slowo',
      `${PRODUCT}?wariant=zmyslony`,
      `${PRODUCT}-nie-ma`,
      '/uzytkownik/ktos',
      '/nie-ma',
    ]
    for (const path of made) await expect(open(path)).rejects.toThrow(Refusal)
    for (const path of ['/', '/sklep', '/sklep?wymyslone=1', PRODUCT, ARTICLE]) {
      expect((await open(path)).found).toBe(true)
    }
    isFull = false
    expect((await open('/sklep?q=slowo')).found).toBe(true)
  })

  it('is made anew once something that everybody sees has changed', async () => {
    const { open, rendered } = countingMaker(context)
    await open(PRODUCT)
    pass(MINUTE_MS)
    await told(() => context.database.update(products).set({ title: 'Zmieniony' }))

    const changed = await open(PRODUCT)
    expect(await textOf(changed)).toContain('Zmieniony')
    expect(rendered()).toBe(2)
    // It may have been made of an answer from the moment before the change: it is made once more, and then cached.
    pass(LATER_MS)
    await open(PRODUCT)
    pass(LATER_MS)
    await open(PRODUCT)
    expect(rendered()).toBe(3)
  })

  it('is made anew when the next of the texts has its moment', async () => {
    const { open, rendered } = countingMaker(context)
    const shownFrom = new Date(Date.now() + MINUTE_MS)
    const place = { language: 'pl', kind: 'news', slug: 'iskra-bez-sieci' } as const
    await told(() =>
      context.database
        .insert(articleVersions)
        .values({ ...place, source: null, shownFrom, createdAt: new Date() }),
    )
    pass(LATER_MS)
    expect((await open(ARTICLE)).found).toBe(true)
    vi.setSystemTime(shownFrom.getTime() - 1)
    await open(ARTICLE)
    expect(rendered()).toBe(1)
    vi.setSystemTime(shownFrom)
    expect((await open(ARTICLE)).found).toBe(false)
    expect(rendered()).toBe(2)
  })

  it.each(['/modele', '/szablony', `${PRODUCT}-nie-ma`, '/nie-ma-takiej-strony'])(
    '%s is made anew after a moment: nobody tells when it changes',
    async (path) => {
      const { open, rendered } = countingMaker(context)
      await open(path)
      await open(path)
      expect(rendered()).toBe(1)
      pass(LATER_MS)
      await open(path)
      expect(rendered()).toBe(2)
    },
  )

  it('is made anew after a moment where it could not be rendered, is developed, or shows another’s store', async () => {
    const failing = countingMaker(context, { rendersWithin: 0, render: () => new Promise(() => undefined) })
    const developed = countingMaker(context, { development: true })
    const { storefront } = testConfig()
    const elsewhere = countingMaker({
      ...context,
      config: testConfig({
        storefront: { ...storefront, embedded: false, endpoint: 'http://127.0.0.1:9/graphql.json' },
      }),
    })
    for (const { open, rendered } of [failing, developed, elsewhere]) {
      await open('/')
      pass(LATER_MS)
      await open('/')
      expect(rendered()).toBe(2)
    }
  })
})
