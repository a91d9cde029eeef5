import { FIRST_READ } from '#api/publicReads/firstRead.ts'
import { ANYONE } from '#domain/access/access.ts'
import type { ScreenMatch } from '#domain/addresses/matchScreen.ts'
import { SCREENS } from '#domain/addresses/screens.ts'
import type { PlainPage } from '#domain/plainShop/plainPage.ts'
import type { AnswerPublicRead, AnswerStorefront, RenderedExtent } from '#domain/rendering/pageRendering.ts'
import type { FirstAnswer, RuntimeConfig } from '#domain/runtimeConfig.ts'
import type { Page } from '#server/http/page/page.ts'
import { productApiOf } from '#server/http/productApi/productApiOf.ts'
import { makeGate } from '#server/platform/api/gate.ts'
import { rememberFor } from '#server/platform/caching/rememberFor.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { inlineHashes } from '#server/platform/web/securityHeaders.ts'
import { withoutSecrets } from '#server/platform/web/withoutSecrets.ts'
import { nextShownFrom } from '#server/shop/content/contentOf.ts'
import { storefrontOf } from '#server/shop/storefront/storefrontOf.ts'

/** A screen as rendered into its document, with the data that the scripts start from. */
export interface RenderedScreen {
  /** The content of `#root`; empty where the browser has to render it. */
  readonly html: string
  readonly extent: RenderedExtent
  /** Hashes of its `style` attributes, which its policy has to allow. */
  readonly styleAttributes: readonly string[]
  readonly initialData: readonly FirstAnswer[]
  /** Structured data for search engines (schema.org), one object per script. */
  readonly structuredData: readonly object[]
  /** How long (ms) it counts as fresh when the database reports no change. */
  readonly standsForMs: number
}

/** The page works without it: it renders and fetches by itself, and reports errors in its own words. */
const NOTHING: RenderedScreen = {
  html: '',
  extent: 'frame',
  styleAttributes: [],
  initialData: [],
  structuredData: [],
  standsForMs: 0,
}

/** A store elsewhere that takes longer (ms) is left to the browser, which shows that it waits. */
const STORE_PATIENCE_MS = 1_500
/** How long (ms) an answer counts as fresh, whatever was changed. */
export const FRESH_FOR_MS = 2_000
/** How long (ms) a document is kept at most: its content may change with time, as prices of the last 30 days do. */
const STANDS_FOR_MS = 15 * 60_000
/** Where texts are read. */
const TEXTS_PATH = '/api/v1/content/'
/** The most renderings cached; the oldest go first. */
const MOST_REMEMBERED = 100
/** The most at the same time: each takes the rendering thread for some ten milliseconds. */
const MOST_AT_ONCE = 4
/** The most that wait for it; further requests are left to the browsers. */
const MOST_WAITING = 40

type RenderScreen = (
  match: ScreenMatch | null,
  url: URL,
  language: DocumentLanguage,
  plain: PlainPage | null,
) => Promise<RenderedScreen>

/** Renders screens for documents: public ones with their content, the others as a frame. Never rejects. */
export function createScreenRenderer(
  context: ServerContext,
  page: Page,
  config: RuntimeConfig,
): RenderScreen {
  const answerStorefront = remembering(storefrontOf(context, { timeoutMs: STORE_PATIENCE_MS }))
  const answerRead = publicReadsOf(context)
  const whenThereIsRoom = makeGate({ atOnce: MOST_AT_ONCE, waitingMost: MOST_WAITING })

  return async (match, url, language, plain) => {
    try {
      return await whenThereIsRoom(() => render(match, url.pathname + url.search, language, plain))
    } catch {
      // Too many wait already: rendering itself never rejects.
      return NOTHING
    }
  }

  async function render(
    match: ScreenMatch | null,
    address: string,
    language: DocumentLanguage,
    plain: PlainPage | null,
  ): Promise<RenderedScreen> {
    const record = new ReadingRecord(context)
    const storefront = record.ofStorefront(answerStorefront)
    const publicRead = record.ofPublicReads(answerRead)
    const givenUp = new AbortController()
    const isOpenToAnyone = match === null || SCREENS[match.address].access === ANYONE
    try {
      const rendered = await within(
        page.rendersWithin,
        page.render({
          address,
          language,
          origin: context.config.publicOrigin,
          config,
          isOpenToAnyone,
          storefront,
          publicRead,
          plain,
          signal: givenUp.signal,
        }),
      )
      if (rendered === null) {
        context.log.warn('a screen took too long to render', { path: pathOf(address) })
        givenUp.abort()
        return NOTHING
      }
      const { styleAttributes } = inlineHashes(rendered.html)
      return {
        ...rendered,
        extent: isOpenToAnyone ? 'screen' : 'frame',
        styleAttributes,
        initialData: record.answers,
        standsForMs: record.standsForMs,
      }
    } catch (error) {
      context.log.error('a screen could not be rendered', { path: pathOf(address), error })
      return NOTHING
    }
  }
}

/** Caches answers for a while: screens of one shop begin with the same products. */
function remembering(answer: AnswerStorefront): AnswerStorefront {
  return rememberFor(FRESH_FOR_MS, MOST_REMEMBERED, {
    keyOf: (query, variables) => JSON.stringify([query, variables]),
    answer: (query: string, variables: Readonly<Record<string, unknown>>) => answer(query, variables),
  })
}

/** Reads the product API's public answers in this process, each once in a while. */
function publicReadsOf(context: ServerContext): AnswerPublicRead {
  const api = productApiOf(context)
  return rememberFor(FRESH_FOR_MS, MOST_REMEMBERED, {
    keyOf: (path) => path,
    answer: async (path: string) => {
      const answer = await api.request(path)
      const said: unknown = await answer.json()
      return { status: answer.status, said }
    },
  })
}

/** The answers read for one document, and how long a document made of them is kept. */
class ReadingRecord {
  readonly answers: FirstAnswer[] = []
  readonly #context: ServerContext
  /** Reads that failed, or have no answer yet. */
  #unanswered = 0
  #standsForMs = STANDS_FOR_MS
  #nextText: Promise<Date | null> | null = null

  constructor(context: ServerContext) {
    this.#context = context
  }

  get standsForMs(): number {
    return this.#unanswered === 0 ? this.#standsForMs : 0
  }

  ofStorefront(ask: AnswerStorefront): AnswerStorefront {
    return async (document, variables) => {
      this.#unanswered += 1
      const data = await ask(document, variables)
      // A store elsewhere doesn't report its changes.
      if (!this.#context.config.storefront.embedded) this.#standsForMs = 0
      this.#noteAnswer(/\w+\s+(\w+)/.exec(document)?.[1] ?? '', variables, data)
      return data
    }
  }

  ofPublicReads(ask: AnswerPublicRead): AnswerPublicRead {
    return async (path) => {
      this.#unanswered += 1
      // Neither do the other public sources.
      const standsForMs = path.startsWith(TEXTS_PATH) ? await this.#textsStandForMs() : 0
      this.#standsForMs = Math.min(this.#standsForMs, standsForMs)
      const given = await ask(path)
      if (given.status === 200) this.#noteAnswer(FIRST_READ, { path }, given.said)
      return given
    }
  }

  /** Until the next planned publication, which is read once for all texts of the document. */
  async #textsStandForMs(): Promise<number> {
    const next = await (this.#nextText ??= nextShownFrom(this.#context))
    return next === null ? STANDS_FOR_MS : next.getTime() - this.#context.now().getTime()
  }

  #noteAnswer(operationName: string, variables: FirstAnswer['variables'], data: unknown): void {
    this.#unanswered -= 1
    this.answers.push({ operationName, variables, answer: { data } })
  }
}

/** Resolves with the work's value within `patience` ms, or with null. */
async function within<Value>(patience: number, work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The part of an address that is logged. */
function pathOf(address: string): string {
  return withoutSecrets(address.split('?', 1).join(''))
}
