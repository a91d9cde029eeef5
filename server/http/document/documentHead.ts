import { accessOfPath } from '#domain/access/accessOfPath.ts'
import type { ServerContext } from '#server/context.ts'
import type { Page } from '#server/page/page.ts'
import type { PageMatch } from '#server/page/pageAddresses.ts'
import { collectionHead, productHead } from './catalogueHead.ts'
import { generationHead, sharedGenerationHead } from './generationHead.ts'
import { profileHead } from './profileHead.ts'
import type { DocumentHead } from './renderDocument.ts'
import type { DocumentLanguage } from '#server/web/requestLanguage.ts'
import type { SubjectHead } from './subjectHead.ts'

const SITE_NAME = 'Iskra'
const HOME_FILE = 'src/routes/index.tsx'

/** Screens for one order, one letter or one sign-in, though anyone may open them. */
const ONE_TIME_PAGES =
  /^\/(?:kasa|debug|login|register|forgot-password|reset-password|verify-email|newsletter)(?:\/|$)/

/** Whether there is nothing at a path for a search engine to keep. */
export function isPrivatePage(path: string): boolean {
  return accessOfPath(path).kind !== 'anyone' || ONE_TIME_PAGES.test(path)
}

/** Pages about one thing: how it is found by the address's parameter. */
type Lookups = Readonly<
  Record<
    string,
    (
      context: ServerContext,
      params: Readonly<Record<string, string>>,
      search: URLSearchParams,
    ) => Promise<SubjectHead | null>
  >
>

const PERSONAL_PAGES: Lookups = {
  '/uzytkownik/$username': (context, params) => profileHead(context, params['username'] ?? ''),
  '/generacje/$id': (context, params) => generationHead(context, params['id'] ?? ''),
  '/generations/shared': (context, _params, search) => sharedGenerationHead(context, search.get('link')),
}

/** As long as the catalogue is ours. */
const CATALOGUE_PAGES: Lookups = {
  '/sklep/produkt/$handle': (context, params) => productHead(context, params['handle'] ?? ''),
  '/sklep/$collection': (context, params) => collectionHead(context, params['collection'] ?? ''),
}

/** The head of the page at an address, and whether there is anything at it. */
export async function documentHead(
  context: ServerContext,
  page: Page,
  match: PageMatch | null,
  url: URL,
  language: DocumentLanguage,
): Promise<{ head: DocumentHead; found: boolean }> {
  const { publicOrigin, storefront } = context.config
  const pattern = match?.address.pattern ?? null
  const lookups = storefront.embedded ? { ...PERSONAL_PAGES, ...CATALOGUE_PAGES } : PERSONAL_PAGES
  const lookup = pattern === null ? undefined : lookups[pattern]
  const about = match === null ? null : ((await lookup?.(context, match.params, url.searchParams)) ?? null)
  const found = match !== null && (lookup === undefined || about !== null)

  const texts = await page.texts()
  const home = texts.get(HOME_FILE)?.[language]
  const own = found ? texts.get(match.address.files.at(-1) ?? '')?.[language] : undefined
  const kept = found && about?.isUnlisted !== true && !isPrivatePage(url.pathname)
  const addressIn = (wanted: DocumentLanguage) =>
    `${publicOrigin}${url.pathname}${wanted === 'pl' ? '' : `?lang=${wanted}`}`
  const head: DocumentHead = {
    language,
    title: titleOf(about?.title ?? own?.title ?? SITE_NAME),
    description: about?.description || own?.description || home?.description || SITE_NAME,
    canonical: kept ? addressIn(language) : null,
    alternates: kept
      ? [
          { language: 'pl', url: addressIn('pl') },
          { language: 'en', url: addressIn('en') },
          { language: 'x-default', url: addressIn('pl') },
        ]
      : [],
    picture: about?.picture
      ? { ...about.picture, url: sharedPicture(publicOrigin, about.picture.url) }
      : null,
    structuredData: about?.structuredData ?? [],
    kind: pattern === '/sklep/produkt/$handle' ? 'product' : 'website',
  }
  return { head, found }
}

/** As the page itself writes its titles (#app/pageHead.ts). */
function titleOf(title: string): string {
  return title === SITE_NAME || title.startsWith(`${SITE_NAME} `) ? title : `${title} · ${SITE_NAME}`
}

/** The form of a picture that is asked for by those who show a shared link. */
function sharedPicture(publicOrigin: string, url: string): string {
  const address = new URL(url, publicOrigin)
  if (address.href.startsWith(`${publicOrigin}/media/`)) address.searchParams.set('width', '1280')
  return address.href
}
