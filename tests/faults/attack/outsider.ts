import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { z } from 'zod'
import { EMBEDDED_PUBLIC_TOKEN, EMBEDDED_STOREFRONT_ENDPOINT } from '#server/platform/config.ts'

/** An answer as anybody sees it; `json` is null for one that is something else. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
  /** Of a refusal in any of the server's forms. */
  readonly code: string | null
}

interface Call {
  readonly json?: unknown
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

const codeSchema = z.union([
  z.object({ error: z.object({ code: z.string() }) }).transform(({ error }) => error.code),
  z.object({ code: z.string() }).transform(({ code }) => code),
])

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Somebody on the other side of the wire, who has nothing but HTTP. */
export class Outsider {
  readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  async call(method: string, path: string, { json, body, token, headers = {} }: Call = {}): Promise<Answer> {
    const answer = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(json === undefined ? (body === undefined ? {} : { body }) : { body: JSON.stringify(json) }),
    })
    const text = await answer.text()
    const parsed = readJson(text)
    const code = codeSchema.safeParse(parsed)
    return { status: answer.status, headers: answer.headers, text, json: parsed, code: code.data ?? null }
  }

  /** Asks the storefront as any page may. */
  storefront(query: string, variables: object = {}): Promise<Answer> {
    return this.call('POST', EMBEDDED_STOREFRONT_ENDPOINT, {
      json: { query, variables },
      headers: { 'X-Shopify-Storefront-Access-Token': EMBEDDED_PUBLIC_TOKEN },
    })
  }

  async isHealthy(): Promise<boolean> {
    return (await this.call('GET', '/api/health')).status === 200
  }
}

const lettersSchema = z.object({
  letters: z.array(z.object({ subject: z.string(), text: z.string(), links: z.array(z.string()) })),
})

/** The secret of the newest letter to this address, from the development mailbox, once it has come. */
export async function letterToken(outsider: Outsider, email: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const { json } = await outsider.call('GET', `/dev/poczta/letters.json?to=${encodeURIComponent(email)}`)
      const [newest] = z.parse(lettersSchema, json).letters
      const token = /[?&]token=([\w-]+)/.exec(newest?.text ?? '')?.[1]
      if (token === undefined) throw new Error('no letter yet')
      return token
    },
    { timeout: 20_000, interval: 200 },
  )
}

export const PASSWORD = 'zielony kubek na oknie'

export function newAddress(): string {
  return `osoba-${randomUUID().slice(0, 8)}@example.pl`
}

/** Registers as the page does; the address needs no owner for that. */
export function register(outsider: Outsider, email: string, password: string): Promise<Answer> {
  return outsider.call('POST', '/api/v1/auth/register', {
    json: {
      email,
      password,
      display_name: 'Ola',
      language: 'pl',
      accepts_terms: true,
      accepts_notifications: false,
    },
  })
}
