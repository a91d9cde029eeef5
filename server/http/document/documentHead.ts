import { isScreenOn } from '#domain/addresses/isScreenOn.ts'
import type { ScreenMatch } from '#domain/addresses/matchScreen.ts'
import { type ScreenAddress, SCREENS, type Subject } from '#domain/addresses/screens.ts'
import { CONTENT_ADDRESSES } from '#domain/content/contentAddresses.ts'
import { visitedPage } from '#domain/engagement/visitedPage.ts'
import type { Page } from '#server/http/page/page.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { isMadePage } from '#server/studio/analytics/madePages.ts'
import { visitToken } from '#server/studio/analytics/visitToken.ts'
import { articleHead } from './articleHead.ts'
import { cardHead } from './cardHead.ts'
import { drawingHead } from './drawingHead.ts'
import { collectionHead, productHead } from './catalogueHead.ts'
import { generationHead, sharedGenerationHead } from './generationHead.ts'
import { profileHead } from './profileHead.ts'
import type { DocumentHead } from './renderDocument.ts'
import type { SubjectHead } from './subjectHead.ts'
import { modelHead, modelListHead } from './modelHead.ts'
import { templateHead } from './templateHead.ts'

const SITE_NAME = 'Iskra'

/** Finds a page's subject by the parts of its address; null when there is none. */
type FindSubject = (
  context: ServerContext,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
  language: DocumentLanguage,
  address: ScreenAddress,
) => Promise<SubjectHead | null>

const SUBJECTS: Readonly<Record<Subject, { readonly find: FindSubject; readonly ofCatalogue?: true }>> = {
  article: {
    find: (context, { slug = '' }, _search, language, address) =>
      articleHead(context, address, slug, language),
  },
  product: {
    find: (context, { handle = '' }, _search, language) => productHead(context, handle, language),
    ofCatalogue: true,
  },
  collection: {
    find: (context, { collection = '' }, _search, language) => collectionHead(context, collection, language),
    ofCatalogue: true,
  },
  model: {
    find: (context, { medium = '', kategoria = '', modelSlug = '' }, _search, language) =>
      modelHead(context, { medium, category: kategoria, slug: modelSlug }, language),
  },
  'model-list': {
    find: (context, { medium = '', kategoria }, _search, language) =>
      modelListHead(context, { medium, category: kategoria }, language),
  },
  card: { find: (context, { token = '' }, _search, language) => cardHead(context, token, language) },
  drawing: { find: (context, { token = '' }, _search, language) => drawingHead(context, token, language) },
  template: { find: (context, { slug = '' }, _search, language) => templateHead(context, slug, language) },
  person: { find: (context, { username = '' }) => profileHead(context, username) },
  generation: { find: (context, { id = '' }) => generationHead(context, id) },
  'shared-generation': {
    find: (context, _params, search) => sharedGenerationHead(context, search.get('link')),
  },
}

/** Finds the subject of a screen; null for a screen without one, or one that finds it itself. */
function subjectOf(match: ScreenMatch, { config }: ServerContext): FindSubject | null {
  const { subject = null } = SCREENS[match.address]
  if (subject === null) return null
  const { find, ofCatalogue } = SUBJECTS[subject]
  // Only the page reads the catalogue of a store elsewhere.
  return ofCatalogue === true && !config.storefront.embedded ? null : find
}

/** The head of the page at an address, and whether the page exists. */
export async function documentHead(
  context: ServerContext,
  page: Page,
  match: ScreenMatch | null,
  url: URL,
  language: DocumentLanguage,
): Promise<{ head: DocumentHead; found: boolean }> {
  const { publicOrigin, features } = context.config
  const isOn = match !== null && isScreenOn(match.address, features)
  const find = isOn ? subjectOf(match, context) : null
  const about =
    match === null || find === null
      ? null
      : await find(context, match.params, url.searchParams, language, match.address)
  const found = isOn && (find === null || about !== null)

  const { [language]: home } = await page.texts('/')
  const own = found ? (await page.texts(match.address))[language] : undefined
  const isIndexed = found && about?.isUnlisted !== true && SCREENS[match.address].robots === 'index'
  const addressIn = (wanted: DocumentLanguage) =>
    `${publicOrigin}${url.pathname}${wanted === 'pl' ? '' : `?lang=${wanted}`}`
  const languages = (['pl', 'en'] as const).filter(
    (each) => about?.languages === undefined || about.languages.includes(each),
  )
  // One language alone is no choice, and a page in a language other than one’s own says so itself.
  const ownLanguage = languages.includes(language) ? language : (languages[0] ?? language)
  const head: DocumentHead = {
    language,
    title: titleOf(about?.title ?? own?.title ?? SITE_NAME),
    description: about?.description || own?.description || home.description || SITE_NAME,
    canonical: isIndexed ? addressIn(ownLanguage) : null,
    alternates:
      isIndexed && features.multiLanguage && languages.length > 1
        ? [
            ...languages.map((each) => ({ language: each, url: addressIn(each) })),
            { language: 'x-default', url: addressIn('pl') },
          ]
        : [],
    feeds:
      isIndexed && isRead(match.address) ? [`${publicOrigin}/feed.xml`, `${publicOrigin}/feed.json`] : [],
    picture: about?.picture
      ? { ...about.picture, url: sharedPicture(publicOrigin, about.picture.url) }
      : null,
    // The document doesn't reveal whether a private one exists.
    visit: match === null || about === null || about.isUnlisted === true ? null : visitOf(context, match),
    structuredData: about?.structuredData ?? [],
    kind: match === null ? 'website' : kindOf(match.address),
  }
  return { head, found }
}

/** Returns the token that vouches for a visit to the one work or template of a page. */
function visitOf(context: ServerContext, { address, params }: ScreenMatch): DocumentHead['visit'] {
  const { page = '', subject = '' } = visitedPage(address, new Map(Object.entries(params))) ?? {}
  return isMadePage(page) ? { subject, token: visitToken(context, subject) } : null
}

function kindOf(address: ScreenAddress): DocumentHead['kind'] {
  if (address === '/sklep/produkt/$handle') return 'product'
  const { subject = null } = SCREENS[address]
  return subject === 'article' ? 'article' : 'website'
}

/** Whether an article is read there, or chosen. */
function isRead(address: ScreenAddress): boolean {
  return Object.values(CONTENT_ADDRESSES).some(({ list, article }) => address === list || address === article)
}

/** As the page itself writes its titles (#app/document/pageHead.ts). */
function titleOf(title: string): string {
  return title === SITE_NAME || title.startsWith(`${SITE_NAME} `) ? title : `${title} · ${SITE_NAME}`
}

/** The form of a picture that link previews ask for. */
function sharedPicture(publicOrigin: string, url: string): string {
  const address = new URL(url, publicOrigin)
  if (address.href.startsWith(`${publicOrigin}/media/`)) address.searchParams.set('width', '1280')
  return address.href
}
