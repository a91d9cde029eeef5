import type { Hono } from 'hono'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { modelListPath, modelPath } from '#domain/models/modelAddresses.ts'
import { LIST_WORDS } from '#server/studio/models/listWords.ts'
import { MODEL_ENTRIES } from '#server/studio/models/modelEntries.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { structuredDataIn } from '#support/http/structuredData.ts'
import { loadRenderingPage } from '#support/testPage.ts'
import { createApp } from './app.ts'

const list = z.object({
  '@type': z.literal('ItemList'),
  itemListElement: z.array(z.object({ url: z.url(), name: z.string() })).min(1),
})
const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const application = z.object({ '@type': z.literal('SoftwareApplication'), name: z.string() })

describeOnDatabase('the catalogue of models, as it is served', (freshContext) => {
  let app: Hono
  beforeAll(async () => {
    app = await createApp(await freshContext(), await loadRenderingPage(), () => 'ready')
  })

  const open = (path: string) => app.request(path, { headers: { accept: 'text/html' } })

  it('has a page for every list and model in the site map, in both languages', async () => {
    const siteMap = await (await app.request('/sitemap.xml')).text()
    for (const path of [...LIST_WORDS.map(modelListPath), ...MODEL_ENTRIES.map(modelPath)]) {
      expect(siteMap).toMatch(new RegExp(`${path}</loc>`))
      expect(siteMap).toMatch(new RegExp(`${path}\\?lang=en</loc>`))
    }
  })

  it('says what a list and a model are called, with everything that search engines are told', async () => {
    const medium = await (await open('/modele/wideo/z-tekstu')).text()
    expect(titleIn(medium)).toBe('Filmy z opisu · Iskra')
    expect(medium.match(/<h1/g)).toHaveLength(1)
    expect(medium).toContain('rel="canonical" href="http://localhost:3000/modele/wideo/z-tekstu"')
    expect(list.parse(structuredDataIn(medium)[0]).itemListElement.length).toBeGreaterThan(5)

    const model = await (await open('/modele/wideo/z-obrazu/runway-gen-4?lang=en')).text()
    expect(titleIn(model)).toBe('Runway Gen-4 · Iskra')
    expect(model.match(/<h1/g)).toHaveLength(1)
    expect(model).toContain('hreflang="pl"')
    expect(application.parse(structuredDataIn(model)[0]).name).toBe('Runway Gen-4')
  })

  it.each([
    '/modele/nie-ma',
    '/modele/wideo/muzyka',
    '/modele/wideo/z-tekstu/nie-ma-takiego',
    // A model is only under the first of its categories.
    '/modele/wideo/z-tekstu/runway-gen-4',
  ])('has nothing at %s', async (path) => {
    const answer = await open(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('noindex')
  })
})
