import { addressOf } from './address.ts'
import { createAuthorise } from './authorise.ts'
import { type Clock, systemClock } from './clock.ts'
import { createPatience } from './patience.ts'
import { knowsNoNetwork } from './knowsNoNetwork.ts'
import type { ProductApi } from './productApi.ts'
import { readAnswer } from './readAnswer.ts'
import { createRefresher } from './refresher.ts'
import { type RefreshLock, refreshLock } from './refreshLock.ts'
import { createSend } from './send.ts'
import { createSendFile, type FileRequest } from './sendFile.ts'
import type { TokenStore } from './tokenStore.ts'
import { createUpload } from './upload.ts'

export interface ProductApiOptions {
  /** Stands before `/api/v1`; empty for the page's own origin. */
  readonly base: string
  readonly tokens: TokenStore
  /** Told after each attempt whether the service was reached. */
  readonly onReachable?: ((reached: boolean) => void) | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly createRequest?: (() => FileRequest) | undefined
  readonly clock?: Clock | undefined
  readonly lock?: RefreshLock | undefined
  readonly isOffline?: (() => boolean) | undefined
}

/** The client of the product API. Each context (tab, worker) makes one; they share the tokens and the lock. */
export function createProductApi(options: ProductApiOptions): ProductApi {
  const { base, tokens: store, onReachable, clock = systemClock } = options
  const {
    fetch = (...request) => globalThis.fetch(...request),
    createRequest = () => new XMLHttpRequest(),
    lock = refreshLock(globalThis.navigator?.locks, clock),
    isOffline = knowsNoNetwork,
  } = options
  const send = createSend({ fetch, clock, onReachable })
  const refresher = createRefresher({ send, base, store, lock, clock, isOffline })
  const authorise = createAuthorise(store, refresher, clock)
  const patiently = createPatience(clock, isOffline)
  const sendFile = createSendFile({ createRequest, clock, onReachable })

  return {
    async call(endpoint, { path, query, answer, isAnonymous = false, ...rest }) {
      const request = { ...rest, endpoint, ...addressOf(base, endpoint, { path, query }) }
      const { method, idempotencyKey, signal } = request
      const isRepeatable = method === 'GET' || method === 'HEAD' || idempotencyKey !== undefined
      const work = (accessToken: string | null) =>
        patiently(() => send(request, accessToken), isRepeatable, signal)
      const said = isAnonymous
        ? await work(null)
        : await authorise((tokens) => work(tokens?.access_token ?? null), signal)
      return readAnswer(answer, said)
    },
    upload: createUpload({ base, sendFile, authorise, patiently, store }),
  }
}
