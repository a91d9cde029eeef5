import { once } from 'node:events'
import * as z from 'zod'

const message = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.nullable(z.number()), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
])

/** How long a browser may take to answer, ms: a busy machine is slow, not wrong. */
const PATIENCE_MS = 90_000

/** A connection that speaks WebDriver BiDi: commands with their answers, and events. */
export class BidiSession {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  readonly #listeners = new Map<string, (params: unknown) => void>()
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#hear(data))
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser hung up'))
    })
  }

  static async open(address: string): Promise<BidiSession> {
    const socket = new WebSocket(address)
    await once(socket, 'open', { signal: AbortSignal.timeout(PATIENCE_MS) })
    return new BidiSession(socket)
  }

  /** Sends a command; resolves with its result. */
  async send(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    this.#lastId += 1
    const id = this.#lastId
    const answer = Promise.withResolvers<unknown>()
    this.#waiting.set(id, answer)
    const timer = setTimeout(
      () => answer.reject(new Error(`${method} was not answered for ${PATIENCE_MS / 1000} s`)),
      PATIENCE_MS,
    )
    this.#socket.send(JSON.stringify({ id, method, params }))
    try {
      return await answer.promise
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(id)
    }
  }

  listen(event: string, listener: (params: unknown) => void): void {
    this.#listeners.set(event, listener)
  }

  close(): void {
    this.#socket.close()
  }

  #hear(data: unknown): void {
    const heard = message.parse(JSON.parse(String(data)))
    if (heard.type === 'event') this.#listeners.get(heard.method)?.(heard.params)
    else if (heard.type === 'success') this.#waiting.get(heard.id)?.resolve(heard.result)
    else if (heard.id !== null)
      this.#waiting.get(heard.id)?.reject(new Error(`${heard.error}: ${heard.message}`))
  }
}
