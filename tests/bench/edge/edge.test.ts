import { once } from 'node:events'
import { connect } from 'node:http2'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '#support/productProcess.ts'
import { type LocalServer, serveLocally } from '#support/localServer.ts'
import { makeCertificate } from './certificate.ts'
import { type Edge, openEdge } from './edge.ts'

const certificate = makeCertificate()
const SCRIPT = brotliCompressSync('let all = 1;'.repeat(50))
let server: LocalServer
let edge: Edge

beforeEach(async () => {
  server = await serveLocally((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'x-host': request.headers.host,
    })
    response.end(SCRIPT)
  })
  edge = await openEdge(await freePort(), Number(new URL(server.origin).port), certificate)
})

afterEach(async () => {
  await edge.cut()
  await server.close()
})

async function get(path: string, headers: Record<string, string> = {}) {
  const session = connect(edge.origin, { ca: certificate.certificate })
  try {
    await once(session, 'connect')
    const stream = session.request({ ':path': path, ...headers })
    const answered = Promise.withResolvers<Record<string, unknown>>()
    stream.on('response', answered.resolve)
    const head = await answered.promise
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(Buffer.from(chunk))
    return { head, body: Buffer.concat(chunks) }
  } finally {
    session.close()
  }
}

it('passes on what the server behind it says, compressed as that did', async () => {
  const { head, body } = await get('/a.js')
  expect(head).toMatchObject({
    ':status': 200,
    'content-encoding': 'br',
    'x-host': new URL(edge.origin).host,
  })
  expect(brotliDecompressSync(body).toString()).toContain('let all = 1;')
})

it('counts every byte of bodies, a worker’s apart', async () => {
  await get('/a.js')
  await get('/worker.js', { 'service-worker': 'script' })
  await get('/b.js', { referer: `${edge.origin}/worker.js` })
  const sizes = { type: 'text/javascript', bytes: SCRIPT.length }
  expect(edge.sent()).toEqual([
    { path: '/a.js', ...sizes, byWorker: false },
    { path: '/worker.js', ...sizes, byWorker: true },
    { path: '/b.js', ...sizes, byWorker: true },
  ])
  edge.forget()
  expect(edge.sent()).toEqual([])
})

it('is gone when it is cut, and there again when it is mended', async () => {
  await edge.cut()
  await expect(get('/a.js')).rejects.toThrow(/ECONNREFUSED/)
  await edge.mend()
  expect((await get('/a.js')).head).toMatchObject({ ':status': 200 })
})
