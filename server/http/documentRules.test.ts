import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/platform/database/openDatabase.ts'
import { seedCatalogue } from '#server/shop/catalogue/seedCatalogue.ts'
import { openTestDatabase } from '#support/openTestDatabase.ts'
import { testContext } from '#support/testContext.ts'
import { loadTestPage } from '#support/testPage.ts'
import { ACCOUNT_SCREENS, ENTRY_SCREENS, SHOP_SCREENS } from '../../tests/e2e/screens.ts'
import { createApp } from './app.ts'

const SCREENS = [...new Set([...SHOP_SCREENS, ...ENTRY_SCREENS, ...ACCOUNT_SCREENS])]

let opened: OpenDatabase
let app: Hono
beforeAll(async () => {
  opened = await openTestDatabase()
  const context = testContext(opened.database)
  await seedCatalogue(context)
  app = await createApp(context, await loadTestPage(), () => 'ready')
})
afterAll(() => opened.close())

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers: { accept: 'text/html', ...headers } })
  return { answer, html: await answer.text() }
}
const contents = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`<meta ${attribute} content="([^"]*)"`, 'g'))].map(([, content]) => content)

describe.each(SCREENS)('the served document of %s', (path) => {
  it('says its encoding among its first bytes, and once', async () => {
    const { html } = await open(path)
    const at = html.indexOf('<meta charset="utf-8">')
    expect(at).toBeGreaterThan(0)
    expect(Buffer.byteLength(html.slice(0, at)) + 22).toBeLessThan(1_024)
    expect(html.match(/<meta\s+charset/gi)).toHaveLength(1)
  })

  it('has a card for those who share it, once each', async () => {
    const { html } = await open(path)
    const [title] = contents(html, 'property="og:title"')
    expect(title).toBeTruthy()
    for (const name of ['title', 'description']) {
      expect(contents(html, `name="twitter:${name}"`)).toEqual(contents(html, `property="og:${name}"`))
    }
    const pictures = contents(html, 'name="twitter:image"')
    expect(pictures).toEqual(contents(html, 'property="og:image"'))
    expect(contents(html, 'name="twitter:card"')).toEqual([
      pictures.length === 0 ? 'summary' : 'summary_large_image',
    ])
  })

  it('is either for search engines, in both languages, or for none', async () => {
    const { html } = await open(path)
    const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href)
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)]
    const isKept = contents(html, 'name="robots"')[0] !== 'noindex'
    const own = `http://localhost:3000${path.replace(/\?.*/, '')}`
    const inEach = [
      ['pl', own],
      ['en', `${own}?lang=en`],
      ['x-default', own],
    ]
    expect(canonical).toEqual(isKept ? [own] : [])
    expect(alternates.map(([, language, href]) => [language, href])).toEqual(isKept ? inEach : [])
  })

  const isCallersOwn = path.startsWith('/kasa/')

  it.runIf(isCallersOwn)('is stored by nobody, for it holds the caller’s own checkout', async () => {
    const { answer } = await open(path)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('etag')).toBeNull()
  })

  it.runIf(!isCallersOwn)('comes again only when it has changed', async () => {
    const { answer, html } = await open(path)
    const etag = answer.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W?\/?"[\w-]+"$/)
    const known = await open(path, { 'if-none-match': etag })
    const expected = answer.status === 200 ? 304 : 404
    expect(known.answer.status).toBe(expected)
    // The headers of a 304 overwrite those that the browser has kept.
    const policies = [answer, known.answer].map(({ headers }) => headers.get('content-security-policy'))
    expect(new Set(policies.filter((policy) => policy !== null)).size).toBe(1)
    const compressed = await open(path, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` })
    expect(compressed.answer.status).toBe(expected)
    const english = await open(path.includes('?') ? `${path}&lang=en` : `${path}?lang=en`, {
      'if-none-match': etag,
    })
    expect(english.answer.status).toBe(answer.status)
    expect(html).not.toBe(english.html)
  })
})
