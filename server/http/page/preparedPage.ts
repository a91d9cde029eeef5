import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from './page.ts'

/** Answers a request, or hands it on by `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The page, and what answers besides it while it is open. */
export interface PreparedPage {
  readonly page: Page
  /** Answers requests before ours do; development's own files. */
  readonly middleware?: Middleware
  readonly close?: () => Promise<void>
}
