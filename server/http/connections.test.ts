import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerOptions,
} from 'node:http'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILLED } from '#domain/prints/placement.ts'
import { galleryUploads } from '#server/accounts/gallery/tables.ts'
import { productEndpoints } from '#server/http/productApi/productEndpoints.ts'
import { partsAddress } from '#server/platform/arriving/arriving.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { OpenDatabase } from '#server/platform/database/openDatabase.ts'
import { uploadAddress } from '#server/platform/files/fileAddress.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { seedCatalogue } from '#server/shop/catalogue/seedCatalogue.ts'
import { printAddress } from '#server/shop/gifts/prints/printAddress.ts'
import { prints } from '#server/shop/gifts/prints/tables.ts'
import { makeUser, signIn } from '#support/accountFixture.ts'
import { picture } from '#support/gallery/pictures.ts'
import { openRaw, rawCall } from '#support/http/rawCall.ts'
import { serveApp } from '#support/http/serveApp.ts'
import { type LocalServer, serveLocally } from '#support/localServer.ts'
import { openTestDatabase } from '#support/openTestDatabase.ts'
import { silentLog, testConfig, testContext } from '#support/testContext.ts'
import { appListener } from './appListener.ts'
import { closeUnread } from './closeUnread.ts'
import { guardConnections } from './connectionLimits.ts'

const MEBIBYTE = 1024 * 1024

let dataDir: string
let opened: OpenDatabase
let context: ServerContext
let server: LocalServer
let token: string
let adminToken: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-connections-'))
  opened = await openTestDatabase()
  context = testContext(opened.database, { config: testConfig({ dataDir }) })
  await seedCatalogue(context)
  server = await serveApp(context)
  const user = await makeUser(context)
  token = (await signIn(context, user)).access_token
  adminToken = (await signIn(context, await makeUser(context, { roles: ['user', 'admin'] }))).access_token
  await context.database.insert(prints).values({
    cartItemId: 'a-print-of-some-chance',
    handle: 'kubek-z-twoim-obrazem',
    isTurned: false,
    placement: FILLED,
    fileId: 'a-file-of-some-chance',
    pictureId: 'print-1',
    mimeType: 'image/png',
    updatedAt: new Date(),
  })
  const expiresAt = new Date(Date.now() + 3_600_000)
  await context.database
    .insert(galleryUploads)
    .values({ id: 'upload-1', userId: user.id, mimeType: 'image/png', expiresAt })
})
afterAll(async () => {
  await server.close()
  await opened.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** One call on a kept connection, and whether it was the same one as before. */
async function call(agent: Agent, method: string, path: string, body?: Uint8Array) {
  const asked = request(`${server.origin}${path}`, {
    agent,
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-length': body.length } : {}) },
  })
  asked.end(body)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  asked.once('response', resolve).once('error', reject)
  const answer = await promise
  return {
    status: answer.statusCode,
    connection: answer.headers.connection,
    body: await text(answer),
    isReused: asked.reusedSocket,
  }
}

describe('a body that is too large', () => {
  it.each([
    ['POST', '/api/webhooks/orders-paid', 9],
    ['POST', '/api/v1/auth/login', 1],
    ['POST', '/api/v1/gallery/images/upload', 25],
    ['POST', '/api/generators/image/generuj/obraz', 3],
  ])('of %s %s gets its 413 and a clean close, and the next call is answered', async (method, path, size) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let round = 0; round < 3; round += 1) {
      const refused = await call(agent, method, path, new Uint8Array(size * MEBIBYTE))
      expect(refused).toMatchObject({ connection: 'close', body: expect.stringContaining('error') })
      expect([400, 413]).toContain(refused.status)
      expect(await call(agent, 'GET', '/api/health')).toMatchObject({ status: 200, isReused: false })
    }
    agent.destroy()
  })

  it('of a presigned upload too', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const path = uploadAddress(context, 'upload-1', new Date(Date.now() + 3_600_000))
    const refused = await call(agent, 'PUT', path, new Uint8Array(21 * MEBIBYTE))
    expect(refused).toMatchObject({ status: 413, connection: 'close' })
    expect((await call(agent, 'GET', '/api/health')).status).toBe(200)
    agent.destroy()
  })

  it('is answered while it is still on its way, and never by a reset', async () => {
    const raw = openRaw(server.origin)
    raw.write(
      `POST /api/webhooks/orders-paid HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${12 * MEBIBYTE}\r\n\r\n`,
    )
    raw.write(new Uint8Array(MEBIBYTE))
    const answer = await raw.says('is too large')
    expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]*\r\nconnection: close\r\n/i)
    raw.write(new Uint8Array(11 * MEBIBYTE))
    expect(await raw.closed).toBe(answer)
  })

  it('that never ends is not read for ever', async () => {
    const app = new Hono()
    app.use(closeUnread({ patienceMs: 60_000, mostBytes: 3 * MEBIBYTE }))
    app.post('/', () => errorAnswer('PAYLOAD_TOO_LARGE'))
    const small = await serveLocally(appListener(app, silentLog))
    const raw = openRaw(small.origin)
    raw.write('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n')
    const piece = `100000\r\n${'x'.repeat(MEBIBYTE)}\r\n`
    const answer = await raw.says('too large')
    for (let pieces = 0; pieces < 6 && !raw.socket.destroyed; pieces += 1) raw.write(piece)
    await once(raw.socket, 'close')
    expect(answer).toContain('413')
    await small.close()
  })

  it('that is small leaves the connection as it is', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const refused = await call(agent, 'POST', '/api/v1/auth/login', new Uint8Array(100))
    expect(refused).toMatchObject({ status: 400, connection: 'keep-alive' })
    expect(await call(agent, 'GET', '/api/health')).toMatchObject({ status: 200, isReused: true })
    agent.destroy()
  })
})

describe('what is no request', () => {
  const LONG = 'a'.repeat(9_000)
  it.each([
    ['a path with NUL', 'GET /sklep/produkt/%00 HTTP/1.1', 400, 'INVALID_REQUEST'],
    ['a screen of a person with NUL', 'GET /uzytkownik/a%00b HTTP/1.1', 400, 'INVALID_REQUEST'],
    ['a letter with NUL', 'GET /dev/poczta/%00/html HTTP/1.1', 400, 'INVALID_REQUEST'],
    ['a link with NUL', 'GET /generations/shared?link=%00 HTTP/1.1', 400, 'INVALID_REQUEST'],
    [
      'a query of the API with NUL',
      'GET /api/v1/generations/shared?before=%00 HTTP/1.1',
      400,
      'INVALID_REQUEST',
    ],
    ['a file with NUL', 'GET /files/a%00.png?until=1 HTTP/1.1', 400, 'INVALID_REQUEST'],
    ['a path of the API that is no text', 'GET /api/v1/generations/shared/%E0%A4 HTTP/1.1', 404, 'NOT_FOUND'],
    ['a long query', `GET /sklep?q=${LONG} HTTP/1.1`, 414, 'ADDRESS_TOO_LONG'],
    ['a long path', `GET /api/v1/profiles/${LONG} HTTP/1.1`, 414, 'ADDRESS_TOO_LONG'],
    ['an endless address', `GET /?${LONG}${LONG} HTTP/1.1`, 431, 'HEADERS_TOO_LARGE'],
    ['long headers', `GET / HTTP/1.1\r\nX: ${LONG}${LONG}`, 431, 'HEADERS_TOO_LARGE'],
    ['a space in the address', 'GET /a b HTTP/1.1', 400, 'INVALID_REQUEST'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.9', 400, 'INVALID_REQUEST'],
    ['an unknown method', 'FOO /sklep HTTP/1.1', 400, 'INVALID_REQUEST'],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1', 405, 'METHOD_NOT_ALLOWED'],
    ['the server as a whole', 'OPTIONS * HTTP/1.1', 400, 'INVALID_REQUEST'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\\', 400, 'INVALID_REQUEST'],
  ])('%s is answered in the form of every error', async (_name, line, status, code) => {
    const host = /\r\nHost:/.test(line) ? '' : 'Host: localhost\r\n'
    const answer = await rawCall(server.origin, `${line}\r\n${host}Connection: close\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/\r\ncontent-type: application\/json\r\n/i)
    expect(answer).toContain(`"code":"${code}"`)
  })

  it.each([
    ['/sklep?q=50%', 200],
    ['/sklep?q=%ff%zz', 200],
    ['/%E0%A4', 404],
    ['/sklep/produkt/%ff', 404],
    ['/sklep/produkt/..%2f..%2fsecret', 404],
    ['/sklep/produkt/%2500', 404],
  ])('a screen at %s is one with %d', async (path, status) => {
    const answer = await rawCall(
      server.origin,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*content-type: text/html`, 'i'))
  })
})

describe('another method', () => {
  it.each([
    ['PUT', '/api/v1/credits', 405, 'GET, HEAD, OPTIONS'],
    ['HEAD', '/api/v1/auth/login', 405, 'POST, OPTIONS'],
    ['OPTIONS', '/api/v1/generations/abc', 204, 'GET, HEAD, PATCH, DELETE, OPTIONS'],
    ['PROPFIND', '/api/v1/nic', 404, null],
    ['OPTIONS', '/api/nic', 404, null],
    ['DELETE', '/api/health', 405, 'GET, HEAD, OPTIONS'],
    ['POST', '/media/produkt.jpg', 405, 'GET, HEAD, OPTIONS'],
    ['DELETE', '/files/generations/a/b.png', 405, 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/webhooks/orders-paid', 405, 'POST, OPTIONS'],
    ['DELETE', '/api/generators/image/status/abcdefgh', 405, 'GET, HEAD, OPTIONS'],
    ['POST', '/sklep', 405, 'GET, HEAD'],
    ['TRACE', '/config.json', 405, 'GET, HEAD'],
  ])('%s %s answers %d and says which are taken', async (method, path, status, allow) => {
    const answer = await rawCall(
      server.origin,
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(/\r\nallow: ([^\r]*)/i.exec(answer)?.[1] ?? null).toBe(allow)
  })
})

/** A server that reads the whole of each body, with this patience. */
async function serveImpatiently(options: ServerOptions, smallBodyMs?: number) {
  const app = new Hono()
  app.post('*', async (c) => c.text(await c.req.text()))
  const impatient = createServer(options, appListener(app, silentLog))
  guardConnections(impatient, smallBodyMs)
  impatient.listen(0, '127.0.0.1')
  await once(impatient, 'listening')
  return impatient
}
const originOf = (impatient: Server) => {
  const address = impatient.address()
  return typeof address === 'object' ? `http://127.0.0.1:${address?.port ?? 0}` : ''
}
const end = async (impatient: Server) => {
  impatient.close()
  impatient.closeAllConnections()
  await once(impatient, 'close')
}

/** Half of a request. */
const halfTo = (path: string) => `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab`

describe('a caller who dawdles', () => {
  it('over the headers is told so, and gone', async () => {
    const impatient = await serveImpatiently({ headersTimeout: 50, connectionsCheckingInterval: 10 })
    const raw = openRaw(originOf(impatient))
    raw.write('POST / HTTP/1.1\r\nHost: localhost\r\nX: ')
    expect(await raw.closed).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"REQUEST_TIMEOUT"/)
    await end(impatient)
  })

  it('over a small body is gone', async () => {
    const impatient = await serveImpatiently({}, 50)
    const small = openRaw(originOf(impatient))
    small.write(halfTo('/api/v1/auth/login'))
    await once(small.socket, 'close')
    expect(small.socket.destroyed).toBe(true)
    await end(impatient)
  })

  it.each([
    'PUT /files/uploads/{id}',
    'PATCH /files/arriving/{name}',
    'PUT /files/prints/{id}/picture',
    ...fileEndpoints(),
  ])('over a file for %s may take their time', async (door) => {
    const impatient = await serveApp(context, 50)
    const [method = '', path = ''] = door.split(' ')
    const { head, body } = await sentAs(door)
    const file = openRaw(impatient.origin)
    file.write(
      // For a part alone: its beginning in the file.
      `${method} ${addressOf(door, path)} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${adminToken}\r\n` +
        `Content-Type: ${head}\r\nContent-Length: ${body.length}\r\nUpload-Offset: 0\r\nConnection: close\r\n\r\n`,
    )
    file.write(body.subarray(0, body.length / 2))
    // Begun later, and given up: so long the file has been sent.
    const small = openRaw(impatient.origin)
    small.write(halfTo('/api/v1/auth/login'))
    await once(small.socket, 'close')
    file.write(body.subarray(body.length / 2))
    expect(await file.closed).toMatch(/^HTTP\/1.1 20[14] /)
    await impatient.close()
  })
})

/** The product API's endpoints that take a file. */
function fileEndpoints(): readonly string[] {
  return productEndpoints(testContext(drizzle.mock()), () => Promise.resolve({}))
    .filter(({ shape }) => shape.takesFile === true)
    .map(({ name }) => name)
}

function addressOf(door: string, path: string): string {
  if (door === 'PUT /files/uploads/{id}')
    return uploadAddress(context, 'upload-1', new Date(Date.now() + 3_600_000))
  if (door === 'PUT /files/prints/{id}/picture') return printAddress(context, 'print-1', 'picture')
  if (door === 'PATCH /files/arriving/{name}')
    return partsAddress(context, { name: 'a-picture', userId: null })
  return door === 'POST /api/v1/sent-files' ? `${path}?type=file` : path
}

/** A file in the form of this endpoint. */
async function sentAs(door: string): Promise<{ head: string; body: Buffer }> {
  const png = await picture(3, { width: 320, height: 240 }).png().toBuffer()
  if (door.startsWith('PATCH')) return { head: 'application/offset+octet-stream', body: png }
  if (door === 'PUT /files/uploads/{id}') return { head: 'image/png', body: png }
  const { name, type, bytes } =
    door === 'POST /api/v1/sent-files'
      ? { name: 'dane.json', type: 'application/json', bytes: Buffer.from('{"kot":"Filemon"}') }
      : { name: 'kot.png', type: 'image/png', bytes: png }
  const before = `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(before), bytes, Buffer.from('\r\n--edge--\r\n')])
  return { head: 'multipart/form-data; boundary=edge', body }
}
