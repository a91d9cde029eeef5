import { createServer, connect as dial } from 'node:net'

/** A stand-in for a pooler before the PostgreSQL at `url`, which its clients can't tell from a real one. */
export async function openPooler(url: string): Promise<{ url: string; close: () => void }> {
  const { port, hostname } = new URL(url)
  const pooler = createServer((client) => {
    const server = dial(Number(port), hostname)
    client.pipe(server)
    server.on('data', (bytes) => client.write(asPooler(bytes)))
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve))
  const address = pooler.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: Object.assign(new URL(url), { port: String(address.port) }).href,
    close: () => pooler.close(),
  }
}

/** A pooler gives its clients a number of its own for their process (BackendKeyData). */
function asPooler(bytes: Buffer): Buffer {
  const place = bytes.indexOf(Buffer.from('K\0\0\0\f', 'latin1'))
  if (place >= 0) bytes.writeInt32BE(1, place + 5)
  return bytes
}
