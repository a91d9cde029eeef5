import { EMBEDDED_PUBLIC_TOKEN, EMBEDDED_STOREFRONT_ENDPOINT } from '#server/platform/config.ts'

/** An answer as anybody sees it; `json` is null for one that is something else. */
export interface Told {
  readonly status: number
  readonly text: string
  readonly json: unknown
}

interface Asked {
  readonly json?: unknown
  readonly body?: string | FormData
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Somebody who has nothing but HTTP. */
export class Stranger {
  readonly origin: string
  readonly #headers: Readonly<Record<string, string>>

  /** `address` is the network address that a proxy says it is called from. */
  constructor(origin: string, address?: string) {
    this.origin = origin
    this.#headers = address === undefined ? {} : { 'x-forwarded-for': address }
  }

  async call(method: string, path: string, { json, body, token, headers = {} }: Asked = {}): Promise<Told> {
    const sent = json === undefined ? body : JSON.stringify(json)
    const answer = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...this.#headers,
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    })
    const text = await answer.text()
    return { status: answer.status, text, json: asJson(text) }
  }

  storefront(query: string, variables: object = {}): Promise<Told> {
    return this.call('POST', EMBEDDED_STOREFRONT_ENDPOINT, {
      json: { query, variables },
      headers: { 'X-Shopify-Storefront-Access-Token': EMBEDDED_PUBLIC_TOKEN },
    })
  }

  /** The statuses of a call that is made so often, some at a time. */
  async often(times: number, call: (at: number) => Promise<Told>): Promise<readonly number[]> {
    const statuses: number[] = []
    for (let from = 0; from < times; from += AT_ONCE) {
      const calls = Array.from({ length: Math.min(AT_ONCE, times - from) }, (_, at) => call(from + at))
      for (const { status } of await Promise.all(calls)) statuses.push(status)
    }
    return statuses
  }
}

const AT_ONCE = 20
/** Whoever is answered no sooner has gone. */
const PATIENCE_MS = 30_000

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
