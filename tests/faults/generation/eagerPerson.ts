import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Credits, creditsSchema, type Movement, movementsPageSchema } from '#domain/credits/credits.ts'
import { archivePageSchema } from '#domain/generation/archive.ts'
import type { Generation, GenerationStatus } from '#domain/generation/generation.ts'
import {
  cancelAnswerSchema,
  generatorKeySchema,
  startAnswerSchema,
} from '#domain/generation/generatorContract.ts'

/** The server could not be reached, or its answer was lost. */
class Lost extends Error {
  override readonly name = 'Lost'
}

/**
 * Somebody who keeps a server busy with starts and cancels, and remembers what it has promised: a start by its
 * refCode with the id it was answered with, null while no answer came; and how a generation was said to have ended.
 */
export class EagerPerson {
  readonly starts = new Map<string, string | null>()
  readonly ends = new Map<string, GenerationStatus>()
  readonly #origin: string
  readonly #token: string
  #key = ''

  constructor(origin: string, token: string) {
    this.#origin = origin
    this.#token = token
  }

  /** Starts and cancels until the server is gone; tells of each start that was acknowledged. */
  async keepBusy(onStarted: () => void): Promise<void> {
    try {
      for (;;) {
        await this.#start(randomUUID())
        onStarted()
        if (randomInt(4) === 0) await this.#cancelOne()
      }
    } catch (error) {
      if (!(error instanceof Lost)) throw error
    }
  }

  /** Sends every start again that had no answer. */
  async repeatLost(): Promise<void> {
    for (const [refCode, id] of this.starts) if (id === null) await this.#start(refCode)
  }

  /** Everything the server knows of. */
  async archive(): Promise<Generation[]> {
    const all: Generation[] = []
    let before: string | null = null
    do {
      const query: string = before === null ? '' : `?before=${before}`
      const page = z.parse(archivePageSchema, await this.#api('GET', `/api/v1/generations${query}`))
      all.push(...page.items)
      before = page.next
    } while (before !== null)
    return all
  }

  /** How many of theirs haven't ended. */
  async underWay(): Promise<number> {
    const [pending, processing] = await Promise.all(
      ['pending', 'processing'].map(async (status) =>
        z.parse(archivePageSchema, await this.#api('GET', `/api/v1/generations?status=${status}`)),
      ),
    )
    return (pending?.total ?? 0) + (processing?.total ?? 0)
  }

  async credits(): Promise<Credits> {
    return z.parse(creditsSchema, await this.#api('GET', '/api/v1/credits'))
  }

  async movements(): Promise<Movement[]> {
    const all: Movement[] = []
    let before: string | null = null
    do {
      const query: string = before === null ? '' : `?before=${before}`
      const page = z.parse(movementsPageSchema, await this.#api('GET', `/api/v1/credits/movements${query}`))
      all.push(...page.items)
      before = page.next
    } while (before !== null)
    return all
  }

  async #start(refCode: string): Promise<void> {
    this.starts.set(refCode, this.starts.get(refCode) ?? null)
    const answer = await this.#generator('POST', 'generuj/obraz', {
      prompt: `[[quick]] Las ${refCode}`,
      engine: 'iskra-obraz',
      refCode,
    })
    // A full queue: nothing was started.
    if (answer === null) this.starts.delete(refCode)
    else this.starts.set(refCode, z.parse(startAnswerSchema, answer).id)
  }

  async #cancelOne(): Promise<void> {
    const ids = [...this.starts.values()].filter((id) => id !== null && !this.ends.has(id))
    const id = ids[randomInt(Math.max(1, ids.length))]
    if (id === undefined || id === null) return
    const { status } = z.parse(cancelAnswerSchema, await this.#generator('POST', `cancel/${id}`))
    this.ends.set(id, status)
  }

  async #generator(method: string, path: string, body?: object): Promise<unknown> {
    if (this.#key === '') {
      const made = await this.#api('POST', '/api/v1/generation/keys')
      this.#key = z.parse(generatorKeySchema, made).key
    }
    return this.#call(method, `/api/generators/image/${path}`, this.#key, body)
  }

  #api(method: string, path: string): Promise<unknown> {
    return this.#call(method, path, this.#token)
  }

  /** Null for what the server has too much of (429). */
  async #call(method: string, path: string, bearer: string, body?: object): Promise<unknown> {
    let status: number
    let text: string
    try {
      const answer = await fetch(this.#origin + path, {
        method,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      status = answer.status
      text = await answer.text()
    } catch (cause) {
      throw new Lost(`${method} ${path}`, { cause })
    }
    if (status === 429) return null
    if (status !== 200) throw new Error(`${method} ${path}: ${String(status)} ${text}`)
    return JSON.parse(text)
  }
}
