import type { PlainPage } from '../plainShop/plainPage.ts'
import type { RuntimeConfig } from '../runtimeConfig.ts'

/** Answers one operation of the storefront with its `data`; rejects with the operation's error. */
export type AnswerStorefront = (
  document: string,
  variables: Readonly<Record<string, unknown>>,
) => Promise<object>

/** Answers a public read of the product API (../access/publicReads.ts), refusals too. */
export type AnswerPublicRead = (path: string) => Promise<{ readonly status: number; readonly said: unknown }>

/** One requested document. It is rendered for a guest; only `plain` has personal data. */
export interface PageRequest {
  /** Path and search, as they stand in the address. */
  readonly address: string
  readonly language: 'pl' | 'en'
  /** The site's own address, as people see it. */
  readonly origin: string
  readonly config: RuntimeConfig
  /** False for a screen that isn't public: its frame is rendered alone. */
  readonly isOpenToAnyone: boolean
  readonly storefront: AnswerStorefront
  readonly publicRead: AnswerPublicRead
  /** The caller's own content of the screen where no script runs; null for every other screen. */
  readonly plain: PlainPage | null
  /** Aborted once the page isn't needed any longer: the remaining work is dropped. */
  readonly signal: AbortSignal
}

/** A document before any script runs. */
export interface RenderedPage {
  /** The content of `#root`. */
  readonly html: string
  /** The screen's structured data for search engines (schema.org), one object per script. */
  readonly structuredData: readonly object[]
}

/** Renders the whole page as the browser will take it over. Rejects when the screen can't be rendered. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** How much of a page its document holds, told to the browser in `data-rendered` of `#root`. */
export type RenderedExtent = 'screen' | 'frame'
