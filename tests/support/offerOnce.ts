import { once } from 'node:events'
import { createServer } from 'node:http'

/** A value for a whole run of tests, at an address that test files can ask. */
export interface Offer {
  readonly url: string
  close(): void
}

/**
 * Offers the result of `make`. Test files run in processes of their own, and most runs need few of these values: so it
 * is made for the first file that asks, and reused for all others.
 */
export async function offerOnce(make: () => Promise<string | Uint8Array>): Promise<Offer> {
  let made: Promise<string | Uint8Array> | null = null
  const server = createServer((_request, response) => {
    made ??= make()
    made.then(
      (content) => response.end(content),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the offer has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
