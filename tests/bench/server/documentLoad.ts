import { Agent, request } from 'node:http'

/** A document's answer: how long it took, ms, and whether it was one. */
export interface DocumentAnswer {
  readonly took: number
  readonly isWhole: boolean
}

/** Asks for documents, as a browser would, over connections that stay open. `nextUrl` says which is asked for next. */
export class DocumentLoad {
  readonly #agent: Agent
  readonly #nextUrl: () => URL

  constructor(nextUrl: () => URL, connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
    this.#nextUrl = nextUrl
  }

  /** Asks again as soon as an answer is there, by so many at once, for that long. Resolves to documents a second. */
  async atMost(askers: number, forMs: number): Promise<{ perSecond: number; failed: number }> {
    const start = performance.now()
    const answers: DocumentAnswer[] = []
    await Promise.all(
      Array.from({ length: askers }, async () => {
        while (performance.now() - start < forMs) answers.push(await this.#ask(performance.now()))
      }),
    )
    const whole = answers.filter(({ isWhole }) => isWhole).length
    return { perSecond: (whole * 1_000) / (performance.now() - start), failed: answers.length - whole }
  }

  /**
   * Asks so often a second, whether the last answer is there or not, for that long. Each answer's time counts from
   * when it was due to be asked for: a server that falls behind can't hide it.
   */
  async steadily(perSecond: number, forMs: number): Promise<DocumentAnswer[]> {
    const start = performance.now()
    const asked: Promise<DocumentAnswer>[] = []
    for (let due = start; due < start + forMs; due += 1_000 / perSecond) {
      const early = due - performance.now()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      asked.push(this.#ask(due))
    }
    return Promise.all(asked)
  }

  close(): void {
    this.#agent.destroy()
  }

  #ask(due: number): Promise<DocumentAnswer> {
    const { promise, resolve } = Promise.withResolvers<DocumentAnswer>()
    const end = (isWhole: boolean) => resolve({ took: performance.now() - due, isWhole })
    const headers = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'pl' }
    const asking = request(this.#nextUrl(), { agent: this.#agent, headers })
    asking.on('response', (answer) => {
      answer.resume()
      answer.on('close', () => end(answer.statusCode === 200 && answer.complete))
    })
    asking.on('error', () => end(false))
    asking.end()
    return promise
  }
}
