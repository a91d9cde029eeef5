import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import type { ServerContext } from '#server/context.ts'
import type { Page } from '#server/page/page.ts'
import { collections, products } from '#server/storefront/tables.ts'
import { escapeHtml } from './document/renderDocument.ts'
import { isPrivatePage } from './document/documentHead.ts'

/** What search engines are told: which addresses there are, and which are none of their business. */
export function siteMapRoutes(context: ServerContext, page: Page): Hono {
  const { publicOrigin, storefront } = context.config
  const app = new Hono()

  app.get('/robots.txt', (call) =>
    call.text(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /kasa/',
        'Disallow: /debug',
        `Sitemap: ${publicOrigin}/sitemap.xml`,
        '',
      ].join('\n'),
      200,
      { 'cache-control': 'public, max-age=86400' },
    ),
  )

  app.get('/sitemap.xml', async (call) => {
    const addresses = await page.addresses()
    const fixed = addresses
      .map(({ pattern }) => pattern)
      .filter((pattern) => !pattern.includes('$') && !isPrivatePage(pattern))
    const entries = [
      ...fixed.map((path) => ({ path, changed: null })),
      ...(storefront.embedded
        ? await catalogueEntries(
            context,
            addresses.map(({ pattern }) => pattern),
          )
        : []),
    ]
    const urls = entries.map(({ path, changed }) => {
      const location = `<loc>${escapeHtml(publicOrigin + encodeURI(path))}</loc>`
      return `<url>${location}${changed === null ? '' : `<lastmod>${changed.toISOString()}</lastmod>`}</url>`
    })
    return call.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      200,
      { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    )
  })
  return app
}

/** The pages of single things of the catalogue, as far as the page has screens for them. */
async function catalogueEntries({ database }: ServerContext, patterns: readonly string[]) {
  const things = [
    {
      pattern: '/sklep/$collection',
      rows: await database
        .select({ handle: collections.handle, changed: collections.updatedAt })
        .from(collections)
        .orderBy(asc(collections.position)),
    },
    {
      pattern: '/sklep/produkt/$handle',
      rows: await database
        .select({ handle: products.handle, changed: products.updatedAt })
        .from(products)
        .orderBy(asc(products.id)),
    },
  ]
  return things
    .filter(({ pattern }) => patterns.includes(pattern))
    .flatMap(({ pattern, rows }) =>
      rows.map(({ handle, changed }) => ({ path: pattern.replace(/\$\w+$/, handle), changed })),
    )
}
