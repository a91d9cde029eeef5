import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import type { FoundLink } from './linkWalk.ts'

const picturesSchema = z.array(z.object({ src: z.string() }))
const manifestSchema = z.object({
  start_url: z.string(),
  shortcuts: z.array(z.object({ url: z.string() })),
  icons: picturesSchema,
  screenshots: picturesSchema,
})
const lettersSchema = z.object({
  letters: z.array(z.object({ subject: z.string(), links: z.array(z.string()) })),
})

/** Every address that search engines and home screens are given. */
export async function feedLinks(request: APIRequestContext, origin: string): Promise<FoundLink[]> {
  const read = async (path: string) => (await request.get(origin + path)).text()
  const robots = await read('/robots.txt')
  const siteMaps = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, url = '']) => pathOf(url))
  const siteMap = await Promise.all(siteMaps.map(read))
  const manifest = manifestSchema.parse(JSON.parse(await read('/manifest.webmanifest')))
  const listed = siteMap.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)])
  return [
    ...siteMaps.map((href) => ({ href, from: 'robots.txt' })),
    ...listed.map(([, url = '']) => ({ href: pathOf(url), from: 'the site map' })),
    ...[
      manifest.start_url,
      ...manifest.shortcuts.map(({ url }) => url),
      ...[...manifest.icons, ...manifest.screenshots].map(({ src }) => src),
    ].map((href) => ({ href: pathOf(new URL(href, origin).href), from: 'the manifest' })),
  ]
}

/** Every link of the letters that this installation has written. */
export async function letterLinks(request: APIRequestContext, origin: string): Promise<FoundLink[]> {
  const answer: unknown = await (await request.get(`${origin}/dev/poczta/letters.json`)).json()
  return lettersSchema
    .parse(answer)
    .letters.flatMap(({ subject, links }) =>
      links.map((url) => ({ href: pathOf(url), from: `the letter “${subject}”` })),
    )
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
