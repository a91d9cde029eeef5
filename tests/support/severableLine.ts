import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a server of this machine that can be cut and restored, as a network or that server itself can fail. */
export interface SeverableLine {
  readonly port: number
  /** Breaks every connection and accepts no more. */
  cut(): Promise<void>
  mend(): Promise<void>
}

export async function openLine(target: number): Promise<SeverableLine> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
    // Broken connections are the purpose here.
    socket.on('error', () => undefined)
    socket.pipe(other)
  }
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    keep(near, far)
    keep(far, near)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the line has no port')
  return {
    port: address.port,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: () => listen(address.port),
  }
}
