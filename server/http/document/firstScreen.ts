import { type CatalogueReads, FIRST_READS } from './firstScreenReads.ts'
import type { ScreenMatch } from '#domain/addresses/matchScreen.ts'
import { SCREENS } from '#domain/addresses/screens.ts'
import { createCatalogueCalls } from '#api/storefront/catalogueCalls.ts'
import { pictureSourceSet, pictureUrl } from '#domain/catalogue/pictureWidths.ts'
import { storefrontLanguageOf, type StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import type { Send } from '#api/storefront/transport.ts'
import type { FirstAnswer } from '#domain/runtimeConfig.ts'
import { productStructuredData } from '#domain/structuredData/productStructuredData.ts'
import type { ServerContext } from '#server/context.ts'
import type { Page } from '#server/page/page.ts'
import { createStorefrontExecutor } from '#server/storefront/createStorefrontExecutor.ts'
import type { PicturePreload } from './renderDocument.ts'

/** All that the first screen of an address needs, named in its HTML so that nothing is found out late. */
export interface FirstScreen {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly pictures: readonly PicturePreload[]
  readonly firstData: readonly FirstAnswer[]
  /** What search engines are told of it (schema.org), one object per script. */
  readonly structuredData: readonly object[]
}

/** The page can do without: it asks for itself. */
const NOTHING = { pictures: [], firstData: [], structuredData: [] }

/** How a picture without a choice of widths is asked for, as `Picture` does. */
const FALLBACK_WIDTH = 640

/** Prepares the first screens of pages: `(match, url, language) => …`. With a store elsewhere, only their own files. */
export function createFirstScreens(
  context: ServerContext,
  page: Page,
): (match: ScreenMatch, url: URL, language: string) => Promise<FirstScreen> {
  const execute = createStorefrontExecutor(context)
  return async (match, url, language) => {
    const chunks = page.chunksOf(match.address)
    const { firstReads } = SCREENS[match.address]
    if (!context.config.storefront.embedded || firstReads === null) return { ...chunks, ...NOTHING }
    const { reads, answers } = recordingReads(execute, storefrontLanguageOf(language))
    try {
      const { pictures, product } = await FIRST_READS[firstReads](reads, match.params, url.searchParams)
      const site = { origin: context.config.publicOrigin, isOwnShop: true }
      return {
        ...chunks,
        firstData: answers,
        structuredData: product === undefined ? [] : productStructuredData(product, site),
        pictures: pictures.map(({ picture, sizes }) => ({
          url: pictureUrl(picture.url, FALLBACK_WIDTH),
          sourceSet: pictureSourceSet(picture),
          sizes,
        })),
      }
    } catch (error) {
      // The page can do without: it asks for itself, and tells what is wrong in its own words.
      context.log.error('the first data of a page could not be read', { path: url.pathname, error })
      return { ...chunks, ...NOTHING }
    }
  }
}

/** The page's own calls, answered in this process, with a record of what was asked and answered. */
function recordingReads(
  execute: ReturnType<typeof createStorefrontExecutor>,
  language: StorefrontLanguage,
): {
  reads: CatalogueReads
  answers: FirstAnswer[]
} {
  const answers: FirstAnswer[] = []
  const send: Send = async (document, variables) => {
    const answer = await execute({ query: document, variables })
    const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
    if (typeof data !== 'object' || data === null) throw new Error('no data', { cause: answer })
    answers.push({ operationName: /\w+\s+(\w+)/.exec(document)?.[1] ?? '', variables, answer: { data } })
    return data
  }
  return { reads: createCatalogueCalls(send, { language: () => language }), answers }
}
