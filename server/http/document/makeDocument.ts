import { createHash } from 'node:crypto'
import type { ScreenMatch } from '#domain/addresses/matchScreen.ts'
import { SCREENS, type Subject } from '#domain/addresses/screens.ts'
import { knownAddress } from '#domain/addresses/searchNames.ts'
import type { PlainPage } from '#domain/plainShop/plainPage.ts'
import type { Page } from '#server/http/page/page.ts'
import { memoize } from '#server/platform/caching/memoize.ts'
import { rememberFor } from '#server/platform/caching/rememberFor.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { type InlineHashes, inlineHashes, pagePolicy } from '#server/platform/web/securityHeaders.ts'
import { compress, type ContentEncoding, decompress } from '../compression.ts'
import { runtimeConfigOf } from '../runtimeConfigOf.ts'
import { documentHead } from './documentHead.ts'
import { renderDocument } from './renderDocument.ts'
import { createScreenRenderer, FRESH_FOR_MS } from './renderScreen.ts'

/** A document as it is sent. */
export interface MadeDocument {
  /** False where there is nothing at its address. */
  readonly found: boolean
  /** Its size as it is, bytes. */
  readonly size: number
  readonly etag: string
  readonly policy: string
  /** How long (ms) it counts as fresh when the database reports no change. */
  readonly standsForMs: number
  /** Its bytes in an encoding, compressed once, or as they are. */
  readonly encoded: (encoding: ContentEncoding | null) => Promise<Buffer>
}

export type MakeDocument = (
  match: ScreenMatch | null,
  url: URL,
  language: DocumentLanguage,
  /** The caller's own cart or checkout, for this one document. */
  plain: PlainPage | null,
  /** Waits until a document that may wait may begin. */
  enter: () => Promise<void>,
) => Promise<MadeDocument>

/** In development a page may hold any inline code. */
const NO_HASHES: InlineHashes = { scripts: [], styles: [], styleAttributes: [] }
/** The most documents cached; the oldest go first. */
const MOST_REMEMBERED = 100

/**
 * Makes documents. A document that is the same for many is made and compressed once, until its content changes. One
 * with the caller's own data, or about a subject that may be withdrawn at any moment, is made for each request.
 */
export function createDocumentMaker(context: ServerContext, page: Page): MakeDocument {
  const config = runtimeConfigOf(context.config)
  const renderScreen = createScreenRenderer(context, page, config)
  // Templates and styles are few, and the same until the next build, which holds these very texts.
  const templateHashes = memoize((template: string) => inlineHashes(template))
  const styleHashes = memoize((css: string) => inlineHashes(`<style>${css}</style>`).styles)
  const hashesOf = (template: string, css: string): InlineHashes => {
    const { scripts, styles, styleAttributes } = templateHashes(template)
    return { scripts, styles: [...styles, ...styleHashes(css)], styleAttributes }
  }
  const makeForAll = rememberFor(FRESH_FOR_MS, MOST_REMEMBERED, {
    keyOf: (_match, url, language) => `${language} ${url.pathname}${url.search}`,
    answer: make,
    // Its answers may have been cached ones. In development, the page changes too.
    stands: ({ standsForMs }, askedAt) =>
      !page.development &&
      Date.now() - askedAt < standsForMs &&
      context.changes.unchangedSince(askedAt - FRESH_FOR_MS),
  })
  return (match, url, language, plain, enter) =>
    plain === null && !isAboutSomebody(match)
      ? makeForAll(match, knownAddress(match, url), language, plain, enter)
      : make(match, url, language, plain, enter)

  async function make(...request: Parameters<MakeDocument>): Promise<MadeDocument> {
    const [match, url, language, plain, enter] = request
    const mayWait = plain === null
    const isFew = isOneOfFew(match, url)
    if (mayWait && !isFew) await enter()
    const { head, found } = await documentHead(context, page, match, url, language)
    // Addresses at which there is nothing are as many as a caller makes up.
    if (mayWait && isFew && !found) await enter()
    const [screen, template] = await Promise.all([
      renderScreen(match, url, language, plain),
      page.html(url.pathname),
    ])
    const code = page.codeOf(match?.address ?? null)
    const html = Buffer.from(
      renderDocument(template, {
        head: { ...head, structuredData: [...head.structuredData, ...screen.structuredData] },
        config,
        code,
        content: screen.html,
        extent: screen.extent,
        initialData: screen.initialData,
      }),
    )
    return {
      found,
      // A missing subject may appear later.
      standsForMs: found ? screen.standsForMs : 0,
      size: html.length,
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
      policy: pagePolicy(context.config, {
        ...(page.development ? NO_HASHES : hashesOf(template, code.css)),
        styleAttributes: screen.styleAttributes,
        development: page.development,
      }),
      encoded: encodings(html),
    }
  }
}

/**
 * Whether an address is one of few, whose documents are made once for all: those who ask for one together wait for the
 * same. Of searches and of people's own things there are as many as a caller makes up.
 */
function isOneOfFew(match: ScreenMatch | null, url: URL): boolean {
  return match !== null && url.search === '' && !isAboutSomebody(match)
}

/** A document's bytes by encoding. Only compressed ones are kept, an eighth of the size: a hundred documents are. */
function encodings(html: Buffer): MadeDocument['encoded'] {
  const brotli = compress(html, 'br')
  const whole = async () => decompress(await brotli)
  const gzip = memoize(async (encoding: 'gzip') => compress(await whole(), encoding))
  return (encoding) => (encoding === 'br' ? brotli : encoding === 'gzip' ? gzip(encoding) : whole())
}

/** Subjects that look the same to all. Any other, such as a profile or a work, may be hidden at any moment. */
const OPEN_SUBJECTS: ReadonlySet<Subject> = new Set<Subject>([
  'product',
  'collection',
  'article',
  'model',
  'model-list',
])

function isAboutSomebody(match: ScreenMatch | null): boolean {
  const { subject = null } = match === null ? {} : SCREENS[match.address]
  return subject !== null && !OPEN_SUBJECTS.has(subject)
}
