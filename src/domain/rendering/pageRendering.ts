import type { PlainPage } from '../plainShop/plainPage.ts'
import type { RuntimeConfig } from '../runtimeConfig.ts'

/** Answers one operation of the storefront with its `data`; rejects with whatever went wrong. */
export type AnswerStorefront = (
  document: string,
  variables: Readonly<Record<string, unknown>>,
) => Promise<object>

/** Answers a read of what the product API shows everybody (../access/publicReads.ts), refusals too. */
export type AnswerPublicRead = (path: string) => Promise<{ readonly status: number; readonly said: unknown }>

/** One document that is asked for. Nobody is known by it, save by `plain`: it is rendered for a guest. */
export interface PageRequest {
  /** Path and search, as they stand in the address. */
  readonly address: string
  readonly language: 'pl' | 'en'
  /** The site's own address, as people see it. */
  readonly origin: string
  readonly config: RuntimeConfig
  /** False for a screen that isn't for everybody: its frame is rendered alone. */
  readonly isOpenToAnyone: boolean
  readonly storefront: AnswerStorefront
  readonly publicRead: AnswerPublicRead
  /** What its screen shows where no script runs, of the caller alone; null for every other screen. */
  readonly plain: PlainPage | null
  /** Aborted once nobody waits for the page any longer: what is left of the work is given up. */
  readonly signal: AbortSignal
}

/** What stands in a document before any script runs. */
export interface RenderedPage {
  /** The content of `#root`. */
  readonly html: string
  /** What search engines are told of the screen (schema.org), one object per script. */
  readonly structuredData: readonly object[]
}

/** Renders the whole page as the browser will take it over. Rejects when the screen can't be rendered. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** How much of a page its document holds, told to the browser in `data-rendered` of `#root`. */
export type RenderedExtent = 'screen' | 'frame'
