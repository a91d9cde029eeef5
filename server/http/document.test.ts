import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FEATURE_DEFAULTS, type FeatureName } from '#domain/runtimeConfig.ts'
import type { Page } from '#server/http/page/page.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { catalogueProducts } from '#server/shop/catalogue/catalogue.ts'
import { seedCatalogue } from '#server/shop/catalogue/seedCatalogue.ts'
import { isVouched } from '#server/studio/analytics/visitToken.ts'
import { seedTemplates } from '#server/studio/templates/shipped/seedTemplates.ts'
import { makeUser } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { makeGeneration } from '#support/generation/makeGeneration.ts'
import { makeTemplate } from '#support/templates/makeTemplate.ts'
import { testConfig } from '#support/testContext.ts'
import { loadRenderingPage } from '#support/testPage.ts'
import { createApp } from './app.ts'
import { escapeHtml } from './document/renderDocument.ts'

let page: Page
beforeAll(async () => {
  page = await loadRenderingPage()
})

const PRODUCT = catalogueProducts[0]?.handle ?? ''

async function open(app: Hono, path: string, headers: Record<string, string> = {}) {
  const answer = await app.request(path, { headers: { accept: 'text/html', ...headers } })
  const html = await answer.text()
  return { answer, html, head: /<head>[\s\S]*<\/head>/.exec(html)?.[0] ?? '' }
}

/** The JSON in an element of the page. */
function jsonIn(html: string, id: string): unknown {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1]
  return text === undefined ? undefined : JSON.parse(text)
}

const answersSchema = z.array(z.looseObject({ operationName: z.string() }))

/** The page's initial answers by operation name: their order isn't guaranteed. */
function initialDataIn(html: string) {
  return answersSchema
    .parse(jsonIn(html, 'iskra-first-data'))
    .toSorted((one, other) => (one.operationName < other.operationName ? -1 : 1))
}

/** A deployment that has one thing switched off. */
function appWithout(name: FeatureName, { config, ...context }: ServerContext): Promise<Hono> {
  const features = { ...FEATURE_DEFAULTS, [name]: false }
  return createApp({ ...context, config: { ...config, features } }, page, () => 'ready')
}

/** The token that vouches for a visit to the page with this head. */
const tokenIn = (head: string) => /<meta name="iskra-visit" content="([^"]+)"/.exec(head)?.[1] ?? null

describeOnDatabase('the served page', (freshContext) => {
  let context: ServerContext
  let app: Hono
  // No test here changes data that another one reads: one filled database is enough.
  beforeAll(async () => {
    context = await freshContext()
    await seedCatalogue(context)
    app = await createApp(context, page, () => 'ready')
  })

  it('holds the configuration and all that its first screen will ask for', async () => {
    const { answer, html } = await open(app, '/sklep')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(jsonIn(html, 'iskra-config')).toMatchObject({
      storefront: { endpoint: '/api/storefront/2026-04/graphql.json' },
      features: { multiLanguage: true },
    })
    expect(initialDataIn(html)).toMatchObject([
      { operationName: 'Collections', answer: { data: { collections: { nodes: expect.any(Array) } } } },
      {
        operationName: 'Facets',
        variables: { query: '', filters: [] },
        answer: { data: { search: { productFilters: expect.any(Array) } } },
      },
      {
        operationName: 'Products',
        variables: { first: 24, sortKey: 'BEST_SELLING', reverse: false },
        answer: { data: { products: { pageInfo: { hasNextPage: true } } } },
      },
    ])
  })

  it("holds its screen's styles, and names the code that comes after what is to be seen", async () => {
    const { answer, html, head } = await open(app, '/sklep')
    const style = 'body { margin: 0 }\n.sklep { display: grid }\n'
    expect(head).toContain(`<style>${style}</style>`)
    expect(answer.headers.get('content-security-policy')).toContain(
      createHash('sha256').update(style).digest('base64'),
    )
    expect(head).toContain('<link rel="stylesheet" disabled href="/assets/sklep-DDDD4444.css">')
    expect(html).toContain(
      '<script id="start" data-code="/assets/shared-EEEE5555.js /assets/sklep-CCCC3333.js /assets/index-AAAA1111.js">',
    )
    expect(html).not.toMatch(/<script[^>]* src=|<link rel="modulepreload"|<link rel="stylesheet" crossorigin/)
  })

  it('holds its screen with all that stands on it, in the language and for nobody', async () => {
    const { html } = await open(app, '/sklep')
    expect(html).toContain('<div id="root" data-rendered="screen">')
    expect(html.match(/<img [^>]*fetchPriority="high"/g)).toHaveLength(4)
    expect((await open(app, '/sklep?lang=en')).html).toContain('<h1')
    const own = (await open(app, '/konto')).html
    expect(own).toContain('<div id="root" data-rendered="frame">')
    expect(own).not.toContain('<h1')
  })

  it('vouches for visits to the one work or template that it is about, and to nothing else', async () => {
    await seedTemplates(context)
    const owner = await makeUser(context)
    const id = await makeGeneration(context, { userId: owner.id, publishedAt: new Date() })
    for (const [path, subject] of [
      ['/szablony/film-z-lampionami', 'film-z-lampionami'],
      [`/generacje/${id}`, id],
    ] as const) {
      const token = tokenIn((await open(app, path)).head) ?? ''
      expect([path, isVouched(context, { subject, token, at: new Date() })]).toEqual([path, true])
      expect(isVouched(context, { subject: 'another', token, at: new Date() })).toBe(false)
    }
    for (const path of ['/', '/popularne', `/sklep/produkt/${PRODUCT}`, '/szablony/nie-ma-takiego']) {
      expect([path, tokenIn((await open(app, path)).head)]).toEqual([path, null])
    }
  })

  it('says what a product is, and at which address', async () => {
    const { answer, html, head } = await open(app, `/sklep/produkt/${PRODUCT}?utm_source=x`)
    expect(answer.status).toBe(200)
    expect(head).toMatch(/<title>[^<]+ · Iskra<\/title>/)
    expect(head).toContain(`<link rel="canonical" href="http://localhost:3000/sklep/produkt/${PRODUCT}">`)
    expect(head).toContain('<meta property="og:type" content="product">')
    expect(head).toMatch(
      /<meta property="og:image" content="http:\/\/localhost:3000\/media\/[^"]+width=1280">/,
    )
    expect(head.match(/<title>/g)).toHaveLength(1)
    expect(head.match(/name="description"/g)).toHaveLength(1)
    expect(initialDataIn(html)).toMatchObject([
      {
        operationName: 'Product',
        variables: { handle: PRODUCT },
        answer: { data: { product: { handle: PRODUCT } } },
      },
      { operationName: 'Recommendations' },
    ])
  })

  it('is sent with 404 where there is no such screen or thing, and search engines are told', async () => {
    for (const path of [
      '/nie-ma',
      '/sklep/produkt/nie-ma',
      '/sklep/nie-ma',
      '/sklep/produkt/a/b',
      '/%E0%A4',
    ]) {
      const { answer, html, head } = await open(app, path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(head).toContain('<meta name="robots" content="noindex">')
      expect(head).not.toContain('canonical')
      expect(html).toContain('<div id="root" data-rendered="screen">')
      expect(jsonIn(html, 'iskra-config')).toBeDefined()
    }
  })

  it('names whoever shows their profile, and nobody else', async () => {
    const ola = { username: 'ola', displayName: 'Ola Nowak', bio: 'Piszę kartki.\nI listy.' }
    await makeUser(context, { ...ola, isPublic: true })
    await makeUser(context, { username: 'ukryta' })
    const shown = await open(app, '/uzytkownik/ola')
    expect(shown.answer.status).toBe(200)
    expect(shown.head).toContain('<title>Ola Nowak (@ola) · Iskra</title>')
    expect(shown.head).toContain('content="Piszę kartki. I listy."')
    const hidden = await open(app, '/uzytkownik/ukryta')
    const nobody = await open(app, '/uzytkownik/nikt')
    expect([hidden.answer.status, nobody.answer.status]).toEqual([404, 404])
    expect(hidden.html.replaceAll('ukryta', 'nikt')).toBe(nobody.html)
  })

  it('shows a card of a public generation, and of a shared one only to those who have the link', async () => {
    const { id: userId } = await makeUser(context)
    const jpeg = {
      format: 'jpeg',
      mediaType: 'image/jpeg',
      bytes: 1,
      durationMs: null,
      frameRate: null,
    } as const
    const file = {
      ...jpeg,
      role: 'alternative',
      width: 1024,
      height: 768,
      key: 'generations/a1/b2/1-alternative.jpg',
    } as const
    const prompt = `Las „zimą” <b>${'i śnieg '.repeat(20)}`
    const those = { userId, prompt, files: [file] }
    const shared = await makeGeneration(context, those)
    const seen = await makeGeneration(context, { ...those, publishedAt: new Date() })

    const { answer, head } = await open(app, `/generacje/${seen}`)
    expect(answer.status).toBe(200)
    expect(head).toMatch(/<title>Las „zimą” &lt;b&gt;i śnieg [^<]{30,60}… · Iskra<\/title>/)
    expect(head).toMatch(
      /property="og:image" content="http:\/\/localhost:3000\/files\/generations\/a1\/b2\/1-alternative.jpg\?until=\d+&amp;for=public&amp;sig=[\w-]+"/,
    )
    expect(head).toContain('property="og:image:width" content="1024"')
    expect(head).toContain(`<link rel="canonical" href="http://localhost:3000/generacje/${seen}">`)

    const link = await open(app, `/generations/shared?link=token-${shared}`)
    expect(link.head).toContain('og:image')
    expect(link.head).toContain('content="noindex"')
    expect((await open(app, '/generations/shared?link=none')).answer.status).toBe(404)
    const wall = await open(app, '/generations/shared')
    expect(wall.head).toContain('rel="canonical"')

    // The answer doesn't reveal whether a private one exists.
    const hidden = await open(app, `/generacje/${shared}`)
    expect(hidden.answer.status).toBe(200)
    expect(hidden.head).toContain('content="noindex"')
    expect(hidden.html.replaceAll(shared, 'none')).toBe((await open(app, '/generacje/none')).html)
  })

  it('is not kept by search engines when it belongs to one person', async () => {
    for (const path of ['/kasa/tajny-token', '/konto']) {
      const { answer, head } = await open(app, path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(head).toContain('<meta name="robots" content="noindex">')
      expect(head).not.toContain('canonical')
    }
  })

  it('leaves the catalogue to a store elsewhere', async () => {
    const config = testConfig()
    const storefront = {
      ...config.storefront,
      embedded: false,
      endpoint: 'https://shop.example/api/2026-04/graphql.json',
    }
    const elsewhere = await createApp({ ...context, config: { ...config, storefront } }, page, () => 'ready')
    const { answer, html, head } = await open(elsewhere, '/sklep/produkt/czego-nie-znamy')
    expect(answer.status).toBe(200)
    expect(jsonIn(html, 'iskra-first-data')).toBeUndefined()
    expect(jsonIn(html, 'iskra-config')).toMatchObject({ storefront: { endpoint: storefront.endpoint } })
    expect(head).not.toContain('as="image"')
  })

  it('leaves its content to the browser when that takes longer than it may', async () => {
    let wasGivenUp = false
    const slow: Page = {
      ...page,
      rendersWithin: 0,
      render: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            wasGivenUp = true
            reject(new Error('given up'))
          })
        }),
    }
    const { answer, html } = await open(await createApp(context, slow, () => 'ready'), '/sklep')
    expect(answer.status).toBe(200)
    expect(html).toContain('<div id="root"></div>')
    expect(wasGivenUp).toBe(true)
  })

  it('lists every page of the catalogue for search engines', async () => {
    const map = await (await app.request('/sitemap.xml')).text()
    for (const { handle } of catalogueProducts) {
      expect(map).toContain(`<loc>http://localhost:3000/sklep/produkt/${handle}</loc>`)
    }
    expect(map).toContain('<loc>http://localhost:3000/sklep</loc>')
    expect(map).not.toMatch(/localhost:3000\/(?:kasa|konto)|\$/)
    const robots = await (await app.request('/robots.txt')).text()
    expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    expect(robots).toContain('Disallow: /kasa/')
  })

  it('has no templates where they are switched off: no page, no list, nothing for search engines', async () => {
    const owner = await makeUser(context, {})
    const slug = await makeTemplate(context, owner.id)
    const without = await appWithout('templates', context)
    for (const [place, hasThem] of [
      [app, true],
      [without, false],
    ] as const) {
      const map = await (await place.request('/sitemap.xml')).text()
      const list = await (await place.request('/api/v1/templates')).text()
      expect([map.includes('/szablony<'), map.includes(slug), list.includes(slug)]).toEqual([
        hasThem,
        hasThem,
        hasThem,
      ])
      for (const path of ['/szablony', `/szablony/${slug}`, `/api/v1/templates/${slug}`])
        expect([path, (await open(place, path)).answer.status]).toEqual([path, hasThem ? 200 : 404])
    }
    const { head, html } = await open(without, '/szablony')
    expect(head).not.toContain('canonical')
    expect(html).toContain('Nie ma takiej strony')
  })

  it.each(['advancedBuilderNodes', 'advancedEditor', 'betaFeatures'] as const)(
    'tells the page of a switch that is the page’s alone: %s',
    async (name) => {
      const features = { ...FEATURE_DEFAULTS, [name]: !FEATURE_DEFAULTS[name] }
      const turned = await createApp(
        { ...context, config: { ...context.config, features } },
        page,
        () => 'ready',
      )
      expect(jsonIn((await open(turned, '/o-nas')).html, 'iskra-config')).toMatchObject({ features })
    },
  )

  describe('the language', () => {
    it.each([
      ['/sklep', {}, 'pl'],
      ['/sklep?lang=en', {}, 'en'],
      ['/sklep?lang=pl', { cookie: 'lang=en' }, 'pl'],
      ['/sklep', { cookie: 'other=1; lang=en' }, 'en'],
      ['/sklep', { 'accept-language': 'de, en-GB;q=0.8, pl;q=0.5' }, 'en'],
      ['/sklep', { 'accept-language': 'de' }, 'pl'],
      ['/sklep?lang=de', { 'accept-language': 'en' }, 'en'],
    ])('of %s with %j is %s', async (path, headers, language) => {
      const { answer, html, head } = await open(app, path, headers)
      expect(html).toContain(`<html class="dark" lang="${language}">`)
      expect(answer.headers.get('content-language')).toBe(language)
      expect(head).toContain(
        '<link rel="alternate" hreflang="en" href="http://localhost:3000/sklep?lang=en">',
      )
      expect(head).toContain('<link rel="alternate" hreflang="x-default" href="http://localhost:3000/sklep">')
    })
  })

  describe('where something is switched off', () => {
    it('is light from its first paint on without the dark look', async () => {
      const { html } = await open(await appWithout('darkMode', context), '/sklep')
      expect(html).toContain('<html data-light-alone lang="pl">')
      expect(jsonIn(html, 'iskra-config')).toMatchObject({ features: { darkMode: false } })
    })

    it('is Polish and of no other language where there is one alone', async () => {
      const { html, head } = await open(await appWithout('multiLanguage', context), '/sklep?lang=en', {
        'accept-language': 'en',
      })
      expect(html).toContain('<html class="dark" lang="pl">')
      expect(head).not.toContain('hreflang')
    })
  })

  describe('other names of an address', () => {
    it.each([
      ['/shop', 308, '/sklep'],
      ['/shop/product/kubek?wariant=1', 308, '/sklep/produkt/kubek?wariant=1'],
      ['/SKLEP', 308, '/sklep'],
      ['/sklep/', 308, '/sklep'],
      ['/email-verification?token=t', 307, '/verify-email?token=t'],
    ])('%s leads by %d to %s', async (path, status, to) => {
      const { answer } = await open(app, path)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('location')).toBe(to)
      // Where a secret for one use is in it, nobody on the way keeps it.
      const kept = status === 308 ? 'public, max-age=3600' : 'no-store'
      expect(answer.headers.get('cache-control')).toBe(kept)
    })
  })

  it('is not what a missing script or picture is answered with', async () => {
    for (const headers of [
      { 'sec-fetch-dest': 'image' },
      { 'sec-fetch-dest': 'script' },
      { accept: 'image/avif,*/*' },
      { accept: 'text/html;q=0, */*' },
      { accept: 'application/json, text/html; q=0.000' },
    ]) {
      const answer = await app.request('/assets/gone-12345678.js', { headers })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toContain('json')
    }
  })
})

describe('what is put into a page', () => {
  it('ends no element and no attribute', () => {
    expect(escapeHtml('</title><script>alert("1")</script> & co')).toBe(
      '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; co',
    )
  })
})
