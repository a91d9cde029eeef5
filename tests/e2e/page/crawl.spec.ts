import { slice } from '../../support/slice.ts'
import { core, expect, test } from '../fixtures.ts'
import { feedLinks } from './links/feeds.ts'
import { createServedCheck } from './links/linkWalk.ts'
import { problemsOf, readServed } from './links/servedDocument.ts'

// The crawler of this project: every document that search engines are told of, as it is served.

/** Pictures are drawn when they are asked for the first time: all of them are in the long run. */
const PICTURES_EACH = process.env['LONG'] === undefined ? 1 : Infinity

for (const language of slice(['pl', 'en'] as const, 2)) {
  test(
    `every address of the site map is a whole document with its own words, in ${language}`,
    core,
    async ({ page, request, shop }) => {
      test.setTimeout(300_000)
      const check = createServedCheck(request, shop.origin)
      const listed = (await feedLinks(request, shop.origin)).filter(({ from }) => from === 'the site map')
      const paths = listed.map(({ href }) => href).filter((href) => languageOf(href) === language)
      expect(paths.length).toBeGreaterThan(50)
      const broken: string[] = []
      const titles = new Map<string, string>()
      const alternates = new Set<string>()
      for (const path of slice(paths, 48)) {
        const url = shop.origin + path
        const served = await readServed(request, page, url)
        const [title = ''] = served.titles
        const before = titles.get(title)
        if (before !== undefined) broken.push(`${path} has the title of ${before}: ${title}`)
        titles.set(title, path)
        broken.push(...problemsOf(served, url, language).map((problem) => `${path}: ${problem}`))
        served.alternates.forEach(({ href }) => alternates.add(href))
        for (const href of [...served.pictures.slice(0, PICTURES_EACH), ...served.links]) {
          const unserved = await check(href)
          if (unserved !== null) broken.push(`${href}, on ${path}: ${unserved}`)
        }
      }
      expect(broken).toEqual([])
      // What a document calls its other language is listed too.
      const known = new Set(listed.map(({ href }) => shop.origin + href))
      expect([...alternates].filter((href) => !known.has(href))).toEqual([])
    },
  )
}

const languageOf = (href: string) =>
  new URL(href, 'http://here.invalid').searchParams.get('lang') === 'en' ? 'en' : 'pl'
