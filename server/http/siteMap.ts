import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { SCREEN_ADDRESSES, SCREENS } from '#domain/addresses/screens.ts'
import { contentPath } from '#domain/content/contentAddresses.ts'
import { CONTENT_KINDS } from '#domain/content/entry.ts'
import { embeddedLibrary } from '#server/content/library.ts'
import type { ServerContext } from '#server/context.ts'
import { collections, products } from '#server/storefront/tables.ts'
import { listPublished } from '#server/templates/publicTemplates.ts'
import { escapeHtml } from './document/renderDocument.ts'

/** What search engines are told: which addresses there are, and which are none of their business. */
export function siteMapRoutes(context: ServerContext): Hono {
  const { publicOrigin, storefront } = context.config
  const app = new Hono()

  app.get('/robots.txt', (call) =>
    call.text(
      [
        'User-agent: *',
        'Disallow: /api/',
        ...SCREEN_ADDRESSES.filter((address) => SCREENS[address].robots === 'disallow').map(
          (address) => `Disallow: ${address.replace(/\$.*$/, '')}`,
        ),
        `Sitemap: ${publicOrigin}/sitemap.xml`,
        '',
      ].join('\n'),
      200,
      { 'cache-control': 'public, max-age=86400' },
    ),
  )

  app.get('/sitemap.xml', async (call) => {
    const entries = [
      ...FIXED,
      ...contentEntries(),
      ...(storefront.embedded ? await catalogueEntries(context) : []),
      ...(await templateEntries(context)),
    ]
    const urls = entries.map(({ path, changed }) => {
      const location = `<loc>${escapeHtml(publicOrigin + path)}</loc>`
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

interface SiteMapEntry {
  readonly path: string
  readonly changed: Date | null
}

/** Screens that search engines may list and that stand for themselves. */
const FIXED: readonly SiteMapEntry[] = SCREEN_ADDRESSES.filter(
  (address) => SCREENS[address].robots === 'index' && !address.includes('$'),
).map((path) => ({ path, changed: null }))

/** Everything there is to read. */
function contentEntries(): readonly SiteMapEntry[] {
  return CONTENT_KINDS.flatMap((kind) =>
    embeddedLibrary()
      .entries('pl', kind)
      .map((entry) => ({ path: contentPath(entry), changed: new Date(entry.changedOn) })),
  )
}

/** The pages of published templates. */
async function templateEntries(context: ServerContext): Promise<readonly SiteMapEntry[]> {
  const templates = await listPublished(context, 'pl')
  return templates.map(({ slug, publishedAt }) => ({
    path: screenPath('/szablony/$slug', { slug }),
    changed: new Date(publishedAt),
  }))
}

/** The pages of single things of the catalogue. */
async function catalogueEntries({ database }: ServerContext): Promise<readonly SiteMapEntry[]> {
  const [listed, sold] = await Promise.all([
    database
      .select({ handle: collections.handle, changed: collections.updatedAt })
      .from(collections)
      .orderBy(asc(collections.position)),
    database
      .select({ handle: products.handle, changed: products.updatedAt })
      .from(products)
      .orderBy(asc(products.id)),
  ])
  return [
    ...listed.map(({ handle, changed }) => ({
      path: screenPath('/sklep/$collection', { collection: handle }),
      changed,
    })),
    ...sold.map(({ handle, changed }) => ({
      path: screenPath('/sklep/produkt/$handle', { handle }),
      changed,
    })),
  ]
}
