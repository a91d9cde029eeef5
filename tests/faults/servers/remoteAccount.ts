import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { archivePageSchema } from '#domain/generation/archive.ts'
import type { Generation } from '#domain/generation/generation.ts'
import { generatorKeySchema, startAnswerSchema } from '#domain/generation/generatorContract.ts'
import { galleryPageSchema, uploadedImageSchema } from '#domain/gallery/galleryImage.ts'
import { PASSWORD } from '#support/accountFixture.ts'

interface Origin {
  readonly origin: string
}

async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(address, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${address}: ${answer.status} ${text}`)
  return JSON.parse(text)
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Somebody who speaks now to one server and now to another of the same product, over the network. */
export class RemoteAccount {
  readonly #token: string

  private constructor(token: string) {
    this.#token = token
  }

  /** Signs in at one server. */
  static async signIn({ origin }: Origin, email: string): Promise<RemoteAccount> {
    const answer = await ask(`${origin}/api/v1/auth/login`, json({ email, password: PASSWORD }))
    return new RemoteAccount(z.parse(z.object({ access_token: z.string() }), answer).access_token)
  }

  /** The id of the picture, acknowledged. */
  async upload(at: Origin, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const body = new FormData()
    body.set('file', new File([bytes], 'kotek.png'))
    const answer = await this.#api(at, '/api/v1/gallery/images/upload', { method: 'POST', body })
    return z.parse(uploadedImageSchema, answer).image.id
  }

  /** The pictures by id, each with its bytes as that server gives them. */
  async pictures(at: Origin): Promise<ReadonlyMap<string, Buffer>> {
    const { images } = z.parse(galleryPageSchema, await this.#api(at, '/api/v1/gallery/images?limit=100'))
    const read = images.map(async ({ id, url }) => {
      const file = await fetch(new URL(url, at.origin))
      if (!file.ok) throw new Error(`${at.origin} has no file of ${id}: ${file.status}`)
      return [id, Buffer.from(await file.arrayBuffer())] as const
    })
    return new Map(await Promise.all(read))
  }

  /** The id of the generation, acknowledged. */
  async generate(at: Origin, prompt: string): Promise<string> {
    const made = await this.#api(at, '/api/v1/generation/keys', { method: 'POST' })
    const { key } = z.parse(generatorKeySchema, made)
    const order = { prompt, engine: 'iskra-obraz', refCode: randomUUID() }
    const start = json(order, { authorization: `Bearer ${key}` })
    const answer = await ask(`${at.origin}/api/generators/image/generuj/obraz`, start)
    return z.parse(startAnswerSchema, answer).id
  }

  /** Every generation, by id: its status and the addresses of its files. */
  async generations(at: Origin) {
    const all: Generation[] = []
    let query = ''
    for (;;) {
      const answer = await this.#api(at, `/api/v1/generations${query}`)
      const { items, next } = z.parse(archivePageSchema, answer)
      all.push(...items)
      if (next === null) return new Map(all.map((item) => [item.id, item]))
      query = `?${new URLSearchParams({ before: next })}`
    }
  }

  async credits(at: Origin): Promise<{ readonly used: number; readonly reserved: number }> {
    const answer = await this.#api(at, '/api/v1/credits')
    return z.parse(z.object({ used: z.number(), reserved: z.number() }), answer)
  }

  #api({ origin }: Origin, path: string, init: RequestInit = {}): Promise<unknown> {
    return ask(origin + path, { ...init, headers: { authorization: `Bearer ${this.#token}` } })
  }
}
