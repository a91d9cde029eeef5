import { createServer, type IncomingMessage, type RequestListener } from 'node:http'

/** A server of this test alone, on a port of its own. */
export interface LocalServer {
  readonly origin: string
  close(): Promise<void>
}

/** Serves until closed; connections still open then are cut. */
export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener)
  const listening = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', listening.resolve)
  await listening.promise
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      server.closeAllConnections()
      await closed.promise
    },
  }
}

/** The whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}
