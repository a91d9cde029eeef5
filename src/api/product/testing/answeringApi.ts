import { API_ERRORS, type ApiErrorCode, type FieldProblem } from '#domain/account/apiError.ts'
import { createProductApi } from '../createProductApi.ts'
import type { ProductApi } from '../productApi.ts'
import { hastyClock } from './hastyClock.ts'
import { exampleTokens, MemoryTokens } from './memoryTokens.ts'

/** One request that a screen made. */
export interface AnsweredCall {
  /** `METHOD /path`, without the query. */
  readonly what: string
  readonly query: URLSearchParams
  /** Its JSON, null where it has none. */
  readonly body: unknown
}

type Answering = (call: AnsweredCall) => Response | Promise<Response>

export interface AnsweringApi {
  readonly api: ProductApi
  readonly calls: readonly AnsweredCall[]
  /** Changes an answer from now on. */
  readonly answer: (what: string, answering: Answering) => void
  /** The calls made so far under this name. */
  readonly callsOf: (what: string) => readonly AnsweredCall[]
}

/**
 * The real client with a user's tokens, answered by the table of `METHOD /path`, where `/*` ends any path of its folder. A call without an answer is NOT_FOUND;
 * a request that is cut is not retried, and a passing failure is retried without a pause.
 */
export function answeringApi(answers: Readonly<Record<string, Answering>>): AnsweringApi {
  const answerings = new Map(Object.entries(answers))
  const calls: AnsweredCall[] = []
  const tokens = new MemoryTokens(Date.now)
  tokens.signIn(exampleTokens())
  const api = createProductApi({
    base: 'https://iskra.example',
    tokens,
    isOffline: () => true,
    clock: hastyClock(),
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      const body: unknown = text === '' ? null : JSON.parse(text)
      const call = { what: `${request.method} ${pathname}`, query: searchParams, body }
      calls.push(call)
      const answering = answerings.get(call.what) ?? answerings.get(call.what.replace(/[^/]+$/u, '*'))
      return answering?.(call) ?? refusedWith('NOT_FOUND')
    },
  })
  return {
    api,
    calls,
    answer: (what, answering) => void answerings.set(what, answering),
    callsOf: (what) => calls.filter((call) => call.what === what),
  }
}

/** A refusal as the server words it. */
export function refusedWith(code: ApiErrorCode, problems?: readonly FieldProblem[]): Response {
  const details = problems === undefined ? {} : { details: { problems } }
  return Response.json({ error: { code, message: code, ...details } }, { status: API_ERRORS[code] })
}

export const withoutNetwork = (): Promise<never> => Promise.reject(new TypeError('network'))
