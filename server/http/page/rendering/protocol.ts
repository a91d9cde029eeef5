import type { PageRequest, RenderedPage } from '#domain/rendering/pageRendering.ts'

/** Where the built page lies whose screens the thread renders. */
export interface RendererPlace {
  readonly dist: string
}

/** What a request says; what it may ask for is asked by messages. */
export type RequestedPage = Omit<PageRequest, 'storefront' | 'publicRead' | 'signal'>

/** What a screen reads while it is rendered. */
export type Question =
  | {
      readonly of: 'storefront'
      readonly document: string
      readonly variables: Readonly<Record<string, unknown>>
    }
  | { readonly of: 'publicRead'; readonly path: string }

/** What is answered to a question, by its number. */
export type Answer =
  | { readonly kind: 'storefront'; readonly question: number; readonly data: object }
  | {
      readonly kind: 'publicRead'
      readonly question: number
      readonly status: number
      readonly said: unknown
    }
  | { readonly kind: 'refusal'; readonly question: number; readonly message: string }

/** What the thread is told. Renderings are known by their number. */
export type RendererOrder =
  | { readonly kind: 'render'; readonly rendering: number; readonly page: RequestedPage }
  | { readonly kind: 'giveUp'; readonly rendering: number }
  | Answer

/** What the thread says; `ready` is the first. */
export type RendererReport =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'ask'
      readonly rendering: number
      readonly question: number
      readonly asked: Question
    }
  | { readonly kind: 'rendered'; readonly rendering: number; readonly rendered: RenderedPage }
  | { readonly kind: 'failed'; readonly rendering: number; readonly message: string; readonly stack: string }
