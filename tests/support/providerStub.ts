import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'

/** A request as a stub received it. */
export interface ReceivedRequest {
  readonly method: string
  /** The host it was meant for, and the path with its query. */
  readonly address: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export type StubAnswer = (request: ReceivedRequest) => {
  readonly status?: number
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
} | null

export interface ProviderStub {
  readonly origin: string
  readonly received: readonly ReceivedRequest[]
  /** Sends every request meant for a provider's host here, over a real connection. */
  readonly fetch: typeof globalThis.fetch
  close(): Promise<void>
}

const MEANT_FOR = 'x-meant-for'

/** A server on this machine that stands for every provider: `answer` says what each call gets; null breaks the line. */
export async function openProviderStub(answer: StubAnswer): Promise<ProviderStub> {
  const received: ReceivedRequest[] = []
  const server = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray())
    const host = request.headers[MEANT_FOR] ?? request.headers.host
    const asked = {
      method: request.method ?? '',
      address: `${String(host)}${request.url}`,
      headers: request.headers,
      body,
    }
    received.push(asked)
    const given = answer(asked)
    if (given === null) {
      request.socket.destroy()
      return
    }
    const { status = 200, type = 'application/json', headers = {}, body: said } = given
    response.writeHead(status, { 'content-type': type, ...headers }).end(said)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the stub has no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    received,
    fetch: (input, init) => {
      const meant = new Request(input, init)
      const { host, pathname, search } = new URL(meant.url)
      const request = new Request(`${origin}${pathname}${search}`, meant)
      request.headers.set(MEANT_FOR, host)
      return fetch(request)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
