import type { Tokens } from '#domain/account/tokens.ts'
import { createProductApi, type ProductApiOptions } from '../createProductApi.ts'
import type { ProductApi } from '../productApi.ts'
import { refreshLock } from '../refreshLock.ts'
import { ManualClock } from './manualClock.ts'
import { exampleTokens, MemoryTokens } from './memoryTokens.ts'

/** The test's answer to one request of the service. */
export type Answer = (request: Request) => Response | Promise<Response>

export interface Sent {
  /** `METHOD /path?query`. */
  readonly what: string
  readonly at: number
  readonly request: Request
}

/** A client whose requests get the test's answers in the order they are sent. */
export interface ScriptedService {
  readonly api: ProductApi
  readonly clock: ManualClock
  readonly tokens: MemoryTokens
  readonly sent: readonly Sent[]
  /** Runs the clock to its end and resolves to the call's outcome: its answer or its error. */
  readonly outcome: (call: Promise<unknown>) => Promise<unknown>
}

/** Begins to answer and never ends. */
export const halting: Answer = ({ signal }) => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  signal.addEventListener('abort', () => void writable.abort(signal.reason))
  return new Response(readable)
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return () => Response.json(body, { status, headers })
}

export function refusal(status: number, code: string, headers: Record<string, string> = {}): Answer {
  return json({ error: { code, message: `Refused: ${code}` } }, status, headers)
}

export const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** Never answers; ends with its signal, as `fetch` does. */
export const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** Answers to `POST /auth/refresh` are given apart, the others in turn; the last one stays. */
export function scriptedService(
  answers: readonly Answer[],
  {
    refreshes = [json(exampleTokens({ access_token: 'access-2', refresh_token: 'refresh-2' }))],
    signedIn = exampleTokens(),
    ...options
  }: { refreshes?: readonly Answer[]; signedIn?: Tokens | null } & Partial<ProductApiOptions> = {},
): ScriptedService {
  const clock = new ManualClock()
  const tokens = new MemoryTokens(() => clock.now())
  if (signedIn !== null) tokens.signIn(signedIn)
  const sent: Sent[] = []
  const left = { refreshes: [...refreshes], answers: [...answers] }
  const next = (from: Answer[]) => (from.length > 1 ? from.shift() : from[0])
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(typeof input === 'string' ? `https://iskra.example${input}` : input, init)
    const { pathname, search } = new URL(request.url)
    sent.push({ what: `${request.method} ${pathname}${search}`, at: clock.now(), request })
    const answer = next(pathname.endsWith('/auth/refresh') ? left.refreshes : left.answers)
    if (answer === undefined) throw new Error('the test says nothing about this request')
    return answer(request)
  }
  const lock = refreshLock(undefined, clock)
  const api = createProductApi({ base: '', tokens, fetch, clock, lock, isOffline: () => false, ...options })
  return {
    api,
    clock,
    tokens,
    sent,
    outcome: async (call) => {
      const result = call.catch((error: unknown) => error)
      await clock.runOut()
      return result
    },
  }
}
