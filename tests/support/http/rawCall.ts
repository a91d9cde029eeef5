import { connect, type Socket } from 'node:net'

/** A connection for a caller who writes arbitrary bytes. */
export interface RawConnection {
  readonly socket: Socket
  write(text: string | Uint8Array): void
  /** Resolves with everything that has come once it says this. */
  says(text: string): Promise<string>
  /** Everything that came until the other side closed; rejects when the connection was reset. */
  readonly closed: Promise<string>
}

export function openRaw(origin: string): RawConnection {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let come = ''
  const waiting: { text: string; resolve: (come: string) => void }[] = []
  const closed = Promise.withResolvers<string>()
  closed.promise.catch(() => undefined)
  socket.on('data', (piece) => {
    come += piece.toString('latin1')
    for (const { text, resolve } of waiting) if (come.includes(text)) resolve(come)
  })
  socket.on('end', () => closed.resolve(come))
  socket.on('error', closed.reject)
  return {
    socket,
    write: (text) => socket.write(text),
    says: (text) => {
      const { promise, resolve } = Promise.withResolvers<string>()
      if (come.includes(text)) resolve(come)
      else waiting.push({ text, resolve })
      return promise
    },
    closed: closed.promise,
  }
}

/** The whole answer to a request as it is written, after which the connection closes. */
export function rawCall(origin: string, request: string): Promise<string> {
  const connection = openRaw(origin)
  connection.write(request)
  return connection.closed
}
