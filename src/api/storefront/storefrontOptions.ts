import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import type { TakeFirstAnswer } from './initialData.ts'

/** Options that a runtime may set besides the configuration. */
export interface StorefrontClientOptions {
  /** The language of the catalogue, read at each call: Polish by default. */
  readonly language?: () => StorefrontLanguage
  /** Answers that came with the page. */
  readonly firstAnswer?: TakeFirstAnswer
  /** Instead of the runtime's own `fetch`. */
  readonly fetch?: typeof globalThis.fetch
  /** How long a call may take, in ms: 30 s unless told (specification part 2, section 9). */
  readonly timeoutMs?: number
  /** Told after each call whether the storefront was reached; a kept copy says nothing about that. */
  readonly onReachable?: (reached: boolean) => void
  /** Told when an answer is a copy kept on this device, with the moment it was fetched. */
  readonly onCachedAnswer?: (at: Date) => void
}

export const DEFAULT_TIMEOUT_MS = 30_000
