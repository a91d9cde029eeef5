import type { Hono } from 'hono'
import { beforeAll, expect, it } from 'vitest'
import type { Page } from '#server/http/page/page.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { loadRenderingPage } from '#support/testPage.ts'
import { createApp } from './app.ts'

let page: Page
beforeAll(async () => {
  page = await loadRenderingPage()
})

const headOf = async (app: Hono, path: string) => {
  const html = await (await app.request(path, { headers: { accept: 'text/html' } })).text()
  return { html, head: /<head>[\s\S]*<\/head>/.exec(html)?.[0] ?? '' }
}

describeOnDatabase('what there is to read', (freshContext) => {
  const makeApp = async () => createApp(await freshContext(), page, () => 'ready')

  it('has a head for search engines and for those who show its link', async () => {
    const app = await makeApp()
    const { head, html } = await headOf(app, '/tutoriale/pierwsza-kartka')
    expect(head).toContain('<title>Pierwsza kartka w pięć minut · Iskra</title>')
    expect(head).toContain('<meta property="og:type" content="article">')
    expect(head).toContain('type="application/rss+xml"')
    expect(html.match(/<h1/gu)).toHaveLength(1)
    const picture = /og:image" content="([^"]+)"/u.exec(head)?.[1] ?? ''
    expect(picture).toMatch(/\/media\/content\/pierwsza-kartka\/share-tutorials-pl-[0-9a-f]{10}\.jpg/u)
    expect(head).toContain('<meta property="og:image:width" content="1200">')
  })

  it('is itself in Polish where there is no English, and no other address is told of', async () => {
    const app = await makeApp()
    const { head } = await headOf(app, '/aktualnosci/kartka-o-osmej?lang=en')
    expect(head).toMatch(/rel="canonical" href="[^"?]*\/aktualnosci\/kartka-o-osmej"/u)
    expect(head).not.toContain('hreflang')
  })

  it('is not there where there is no such text', async () => {
    const app = await makeApp()
    const answer = await app.request('/poradnik/nie-ma', { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('noindex')
  })

  it.each([
    '/api/v1/content/pl/news',
    '/api/v1/content/pl/tutorials/pierwsza-kartka',
    '/feed.xml',
    '/feed.json',
  ])('%s is told to be unchanged to who has it', async (path) => {
    const app = await makeApp()
    const first = await app.request(path)
    expect(first.status).toBe(200)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    expect(first.headers.get('cache-control')).not.toContain('no-store')
    const again = await app.request(path, { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('stands in the site map in each language that it is written in, with the others', async () => {
    const map = await (await (await makeApp()).request('/sitemap.xml')).text()
    expect(map).toContain('<loc>http://localhost:3000/tutoriale/pierwsza-kartka</loc>')
    expect(map).toContain('<loc>http://localhost:3000/tutoriale/pierwsza-kartka?lang=en</loc>')
    expect(map).not.toContain('/aktualnosci/kartka-o-osmej?lang=en')
    expect(map).toContain('<loc>http://localhost:3000/tutoriale?lang=en</loc>')
    expect(map).toContain(
      '<xhtml:link rel="alternate" hreflang="en" href="http://localhost:3000/tutoriale?lang=en"/>',
    )
  })
})
