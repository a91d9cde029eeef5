import { once } from 'node:events'
import * as z from 'zod'

/** How long a browser may take to answer, ms: a busy machine is slow, not wrong. */
const PATIENCE_MS = 90_000

const message = z.object({
  id: z.nullish(z.number()),
  result: z.optional(z.unknown()),
  /** In BiDi a code beside its message, in Chromium's own protocol both in one. */
  error: z.optional(z.union([z.string(), z.object({ message: z.string() })])),
  message: z.optional(z.string()),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
})

type Message = z.infer<typeof message>

type Listener = (params: unknown) => void

/** A command has got no answer in time. */
export class NoAnswer extends Error {}

/** A connection to a browser: commands with their answers, and events. WebDriver BiDi and Chromium both speak so. */
export class CommandSocket {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  readonly #listeners = new Map<string, Set<Listener>>()
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#hear(message.parse(JSON.parse(String(data)))))
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser hung up'))
    })
  }

  static async open(address: string): Promise<CommandSocket> {
    const socket = new WebSocket(address)
    await once(socket, 'open', { signal: AbortSignal.timeout(PATIENCE_MS) })
    return new CommandSocket(socket)
  }

  /** Sends a command; resolves with its result, or rejects with `NoAnswer` after `patience` ms. */
  async send(
    method: string,
    params: Readonly<Record<string, unknown>> = {},
    patience = PATIENCE_MS,
  ): Promise<unknown> {
    this.#lastId += 1
    const id = this.#lastId
    const answer = Promise.withResolvers<unknown>()
    this.#waiting.set(id, answer)
    this.#socket.send(JSON.stringify({ id, method, params }))
    try {
      return await inTime(answer.promise, `an answer to ${method}`, patience)
    } finally {
      this.#waiting.delete(id)
    }
  }

  /** Hears each event of a name. Returns how to stop. */
  listen(event: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  /** Does something, and resolves once one of these events has come since it was begun. */
  async until(events: readonly string[], act: () => Promise<void>): Promise<void> {
    const come = Promise.withResolvers<void>()
    const stops = events.map((event) => this.listen(event, () => come.resolve()))
    try {
      await act()
      await inTime(come.promise, events.join(' or '), PATIENCE_MS)
    } finally {
      for (const stop of stops) stop()
    }
  }

  close(): void {
    this.#socket.close()
  }

  #hear({ id, result, error, message: told = '', method, params }: Message): void {
    if (method !== undefined) for (const listener of this.#listeners.get(method) ?? []) listener(params)
    const answer = typeof id === 'number' ? this.#waiting.get(id) : undefined
    if (error === undefined) answer?.resolve(result)
    else answer?.reject(new Error(typeof error === 'string' ? `${error}: ${told}` : error.message))
  }
}

async function inTime<Result>(promise: Promise<Result>, what: string, patience: number): Promise<Result> {
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => tooLate.reject(new NoAnswer(`waited ${patience / 1000} s for ${what}`)),
    patience,
  )
  try {
    return await Promise.race([promise, tooLate.promise])
  } finally {
    clearTimeout(timer)
  }
}
