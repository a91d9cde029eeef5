import type { TakeFirstAnswer } from '../storefront/initialData.ts'
import { loadCode } from '../storefront/loadCode.ts'
import { FIRST_READ } from './firstRead.ts'
import type { PublicReads } from './publicReads.ts'

export interface PageReadsOptions {
  /** Answers that came with the page. */
  readonly firstAnswer: TakeFirstAnswer
  /** Told after each request whether our server was reached. */
  readonly onReachable: (reached: boolean) => void
}

/**
 * Answers in a page: from the answers of its document, else over the network, whose code is fetched with the first such
 * read.
 */
export function pageReads({ firstAnswer, onReachable }: PageReadsOptions): PublicReads {
  return async (path, signal) => {
    const said = firstAnswer(FIRST_READ, { path })
    if (said !== undefined) return { said, keptSince: null }
    const { networkReads } = await loadCode(() => import('./networkReads.ts'))
    return networkReads({ onReachable })(path, signal)
  }
}
