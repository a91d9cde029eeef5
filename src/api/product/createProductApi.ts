import { createSendRequest } from '../request/request.ts'
import { addressOf } from './address.ts'
import { ApiError } from './apiError.ts'
import { createAuthorise } from './authorise.ts'
import { type Clock, systemClock } from './clock.ts'
import { createOpenStream } from './openStream.ts'
import { createPatience } from './patience.ts'
import { knowsNoNetwork, lockManager } from '#domain/browser/parts.ts'
import type { ProductApi } from './productApi.ts'
import { readAnswer } from './readAnswer.ts'
import { createRefresher } from './refresher.ts'
import { type RefreshLock, refreshLock } from './refreshLock.ts'
import { createSend } from './send.ts'
import { createSendFile, type FileRequest } from './sendFile.ts'
import type { TokenStore } from './tokenStore.ts'
import { createUpload } from './upload.ts'

export interface ProductApiOptions {
  /** The origin before `/api/v1`, where there is no page to give it. */
  readonly base?: string | undefined
  readonly tokens: TokenStore
  /** Told after each attempt whether the service was reached. */
  readonly onReachable?: ((reached: boolean) => void) | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly createRequest?: (() => FileRequest) | undefined
  readonly clock?: Clock | undefined
  readonly lock?: RefreshLock | undefined
  readonly isOffline?: (() => boolean) | undefined
  /**
   * Asks the person for a proof of presence when the API wants one; resolves to whether they gave it. Only pages pass
   * it: a worker has no one to ask.
   */
  readonly askForProof?: ((signal: AbortSignal | undefined) => Promise<boolean>) | undefined
}

/** The client of the product API. Each context (tab, worker) makes one; they share the tokens and the lock. */
export function createProductApi(options: ProductApiOptions): ProductApi {
  const { base = '', tokens: store, onReachable, askForProof, clock = systemClock } = options
  const {
    fetch,
    createRequest = () => new XMLHttpRequest(),
    lock = refreshLock(lockManager(), clock),
    isOffline = knowsNoNetwork,
  } = options
  const send = createSend(createSendRequest({ fetch, clock, onReachable }), clock)
  const openStream = createOpenStream({ fetch, clock, onReachable })
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
      const attempt = () =>
        isAnonymous ? work(null) : authorise((tokens) => work(tokens?.access_token ?? null), signal)
      try {
        return readAnswer(answer, await attempt())
      } catch (error) {
        // The call continues by itself once the person has proved their presence.
        if (!wantsProof(error) || (await askForProof?.(signal)) !== true) throw error
        return readAnswer(answer, await attempt())
      }
    },
    async stream(endpoint, { path, query, ...rest }) {
      const request = { ...rest, endpoint, ...addressOf(base, endpoint, { path, query }) }
      return authorise(
        (tokens) => patiently(() => openStream(request, tokens?.access_token ?? null), true, request.signal),
        request.signal,
      )
    },
    upload: createUpload({ base, sendFile, authorise, patiently, store }),
  }
}

function wantsProof(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PROOF_REQUIRED'
}
