import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import { isScreenOn } from '#domain/addresses/isScreenOn.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { SCREEN_ADDRESSES, SCREENS } from '#domain/addresses/screens.ts'
import { contentPath } from '#domain/content/contentAddresses.ts'
import { CONTENT_KINDS } from '#domain/content/kinds.ts'
import { modelListPath, modelPath } from '#domain/models/modelAddresses.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { contentOf } from '#server/shop/content/contentOf.ts'
import { collections, products } from '#server/shop/storefront/tables.ts'
import { LIST_WORDS } from '#server/studio/models/listWords.ts'
import { MODEL_ENTRIES } from '#server/studio/models/modelEntries.ts'
import { publishedAddresses } from '#server/studio/templates/publicTemplates.ts'
import { escapeHtml } from './document/renderDocument.ts'

/** Tells search engines which addresses exist and which to leave out. */
export function siteMapRoutes(context: ServerContext): Hono {
  const { features, publicOrigin, storefront } = context.config
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
      ...FIXED.filter((address) => isScreenOn(address, features)).map((path) => ({ path, changed: null })),
      ...(await contentEntries(context)),
      ...MODELS,
      ...(storefront.embedded ? await catalogueEntries(context) : []),
      ...(await templateEntries(context)),
    ]
    // A collection may have a screen of its own at its address: it is listed once.
    const byPath = new Map(entries.map((entry) => [entry.path, entry]))
    const urls = [...byPath.values()].flatMap((entry) => urlsOf(entry, publicOrigin, features.multiLanguage))
    return call.body(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
        ...urls,
        '</urlset>',
        '',
      ].join('\n'),
      200,
      { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    )
  })
  return app
}

/** One address in each of its languages, each with all the others. */
function urlsOf({ path, changed, languages = ['pl', 'en'] }: SiteMapEntry, origin: string, hasBoth: boolean) {
  const addressIn = (language: DocumentLanguage) =>
    escapeHtml(`${origin}${path}${language === 'pl' ? '' : `?lang=${language}`}`)
  const own = hasBoth ? languages : languages.slice(0, 1)
  const alternates =
    own.length < 2
      ? ''
      : [...own.map((each) => [each, each] as const), ['x-default', 'pl'] as const]
          .map(
            ([name, language]) =>
              `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(language)}"/>`,
          )
          .join('')
  const modified = changed === null ? '' : `<lastmod>${changed.toISOString()}</lastmod>`
  return own.map((language) => `<url><loc>${addressIn(language)}</loc>${modified}${alternates}</url>`)
}

interface SiteMapEntry {
  readonly path: string
  readonly changed: Date | null
  /** Its languages, when not all: Polish first. */
  readonly languages?: readonly DocumentLanguage[]
}

/** Screens without a subject that search engines may list. */
const FIXED = SCREEN_ADDRESSES.filter(
  (address) => SCREENS[address].robots === 'index' && !address.includes('$'),
)

/** The lists and pages of models; the list of them all is a screen by itself. */
const MODELS: readonly SiteMapEntry[] = [
  ...LIST_WORDS.map(modelListPath),
  ...MODEL_ENTRIES.map(modelPath),
].map((path) => ({ path, changed: null }))

/** All articles, in their languages. */
async function contentEntries(context: ServerContext): Promise<readonly SiteMapEntry[]> {
  const library = await contentOf(context)
  return CONTENT_KINDS.flatMap((kind) =>
    library.entries('pl', kind).map((entry) => ({
      path: contentPath(entry),
      changed: new Date(entry.changedOn),
      languages: library.languages(kind, entry.slug),
    })),
  )
}

/** The pages of published templates. */
async function templateEntries(context: ServerContext): Promise<readonly SiteMapEntry[]> {
  const published = await publishedAddresses(context)
  return published.map(({ slug, publishedAt }) => ({
    path: screenPath('/szablony/$slug', { slug }),
    changed: publishedAt,
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
