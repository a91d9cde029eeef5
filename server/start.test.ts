import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMBEDDED_PUBLIC_TOKEN, EMBEDDED_STOREFRONT_ENDPOINT } from '#server/config.ts'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { freePort, ProductProcess } from '#support/productProcess.ts'
import { startS3Stub } from '#support/files/s3Stub.ts'
import { openLine } from '#support/severableLine.ts'
import { smallDisk } from '#support/smallDisk.ts'
import { makeTestDist } from '#support/testPage.ts'

// The real command in a process of its own, as people run it: seconds each, more on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

/** The first start of all, in an empty folder, from its beginning to its end. */
interface FirstStart {
  readonly product: ProductProcess
  readonly page: string
  /** Whether it was reached by another address than this machine's own. */
  readonly isOpenToOthers: boolean
  readonly exitCode: number | null
}

let dist: string
/** What the first start leaves: others begin with a copy, which takes a moment where filling takes many. */
let filledDataDir: string
let firstStart: FirstStart
/** A folder of the test's own, empty. */
let dataDir: string
const running: ProductProcess[] = []

beforeAll(async () => {
  dist = (await makeTestDist()).dist
  filledDataDir = await mkdtemp(join(tmpdir(), 'iskra-filled-'))
  firstStart = await startToEnd(await productIn(filledDataDir))
})
afterAll(() => rm(filledDataDir, { recursive: true, force: true }))
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-data-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.kill()))
  await rm(dataDir, { recursive: true, force: true })
})

/** Nobody looks at pictures here: none is drawn before it is asked for. */
const WITHOUT_PICTURES = { PICTURES_AHEAD: 'false' }

async function productIn(folder: string, environment: Record<string, string> = {}): Promise<ProductProcess> {
  const settings = { ...WITHOUT_PICTURES, ...environment }
  return new ProductProcess(await freePort(), folder, settings, ['--dist', dist])
}

async function startToEnd(product: ProductProcess): Promise<FirstStart> {
  await product.start()
  const page = await fetch(`${product.origin}/sklep`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  const isOpenToOthers = await elsewhere(product, '/api/health').then(
    () => true,
    () => false,
  )
  await hangUp(product.port)
  return { product, page: await page.text(), isOpenToOthers, exitCode: await product.stop() }
}

/** Starts the product in the test's folder, to be killed after the test. */
async function start(environment: Record<string, string> = {}): Promise<ProductProcess> {
  const product = await productIn(dataDir, environment)
  running.push(product)
  await product.start()
  return product
}

/** Fills the test's folder as an earlier start would have left it. */
const fill = () => cp(filledDataDir, dataDir, { recursive: true })

/** Runs the command until it ends by itself. */
function runToEnd(
  environment: Record<string, string>,
): Promise<{ code: unknown; errors: string; output: string }> {
  const command = ['server/start.ts', '--no-build', '--dist', dist]
  const options = {
    env: { ...process.env, ...WITHOUT_PICTURES, DATA_DIR: dataDir, ...environment },
    timeout: 120_000,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, command, options, (error, output, errors) => {
      resolve({ code: error === null ? 0 : error.code, errors, output })
    })
  })
}

async function ask(product: ProductProcess, query: string, variables: object = {}): Promise<unknown> {
  const answer = await fetch(product.origin + EMBEDDED_STOREFRONT_ENDPOINT, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-Shopify-Storefront-Access-Token': EMBEDDED_PUBLIC_TOKEN,
    },
    body: JSON.stringify({ query, variables }),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** All that a start prints: where it is, and how to try it. */
function greetingOf({ origin }: ProductProcess): RegExp {
  const signIn = ['demo', 'admin'].map(
    (name) => String.raw`Sign in as ${name}@iskra\.example with the password [\w-]{43}\n`,
  )
  return new RegExp(`^Iskra is at ${origin}\n${signIn.join('')}$`)
}

const CREATE_CART =
  'mutation { cartCreate(input: { buyerIdentity: { email: "ala@iskra.example" } }) { cart { id } } }'
const READ_CART = 'query Cart($id: ID!) { cart(id: $id) { buyerIdentity { email } } }'

/** Makes a cart, and says whether it is there. */
async function makeCart(product: ProductProcess): Promise<(after: ProductProcess) => Promise<unknown>> {
  const made = await ask(product, CREATE_CART)
  expect(made).toMatchObject({ data: { cartCreate: { cart: { id: expect.any(String) } } } })
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(made))?.[1]
  return (after) => ask(after, READ_CART, { id })
}

const CART_OF_ALA = { data: { cart: { buyerIdentity: { email: 'ala@iskra.example' } } } }

describe('a start', () => {
  it('in an empty folder prints its address and nothing else, fills the catalogue, answers this machine alone and ends cleanly', () => {
    const { product, page, isOpenToOthers, exitCode } = firstStart
    expect(page).toContain('<div id="root" data-rendered="screen"><main>/sklep</main></div>')
    expect(isOpenToOthers).toBe(false)
    expect(exitCode).toBe(0)
    expect(product.output).toMatch(greetingOf(product))
  })

  it('keeps what those before it were told, secrets included, whether they were stopped or killed', async () => {
    await fill()
    const first = await start()
    const read = await makeCart(first)
    expect(await first.stop()).toBe(0)
    const secret = join(dataDir, 'secrets', 'webhook')
    const before = await readFile(secret, 'utf8')
    expect((await stat(secret)).mode & 0o077).toBe(0)

    const second = await start()
    expect(await read(second)).toMatchObject(CART_OF_ALA)
    expect(await readFile(secret, 'utf8')).toBe(before)
    const readLast = await makeCart(second)
    await second.kill()
    expect(await readLast(await start())).toMatchObject(CART_OF_ALA)
  })

  it('refuses a taken port in one line', async () => {
    const other = createServer().listen(await freePort())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : 0
    const product = await runToEnd({ PORT: String(port) })
    other.close()
    expect(product).toEqual({
      code: 1,
      errors: `Port ${port} is in use by another program. Stop that, or choose another by PORT.\n`,
      output: '',
    })
  })

  it('refuses wrong settings, a line for each', async () => {
    expect(await runToEnd({ PORT: 'x', LOG_LEVEL: 'loud' })).toEqual({
      code: 1,
      errors:
        'PORT must be a port number, 1 to 65535\nLOG_LEVEL must be one of debug, info, warn, error, silent\n',
      output: '',
    })
  })

  it('tells the page of a configured store; with HOST=0.0.0.0 answers everybody, and makes no demo user', async () => {
    const product = await start({
      HOST: '0.0.0.0',
      STOREFRONT_ENDPOINT: 'https://shop.example/api/2026-04/graphql.json',
      STOREFRONT_PUBLIC_TOKEN: 'public-of-the-shop',
    })
    const config: unknown = await (await fetch(`${product.origin}/config.json`)).json()
    expect(config).toMatchObject({
      storefront: {
        endpoint: 'https://shop.example/api/2026-04/graphql.json',
        publicToken: 'public-of-the-shop',
      },
    })
    const page = await fetch(product.origin, { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://shop.example https://cdn.shopify.com;",
    )
    expect((await elsewhere(product, '/api/health')).status).toBe(200)
    expect(product.output).toMatch(new RegExp(`^Iskra is at ${product.origin}\n`))
    expect(product.output).not.toContain('Sign in')
    await expect(stat(join(dataDir, 'secrets', 'demo-password'))).rejects.toThrow('ENOENT')
  })

  it('must be at an address of this machine', async () => {
    const product = await runToEnd({ PORT: String(await freePort()), HOST: '203.0.113.7' })
    expect(product).toEqual({
      code: 1,
      errors: 'HOST 203.0.113.7 is no address of this machine. Name one of them, or 0.0.0.0 for all.\n',
      output: '',
    })
  })
})

/** By another address of this machine, as its address in a network is one. */
const elsewhere = (product: ProductProcess, path: string) => fetch(`http://127.0.0.2:${product.port}${path}`)

const run = async (environment: Record<string, string>) =>
  runToEnd({ PORT: String(await freePort()), ...environment })
const one = (line: string) => ({ code: 1, errors: `${line}\n`, output: '' })

describe('the data folder', () => {
  it('is closed to others with all that is in it, whatever was left open before, and to another start', async () => {
    await fill()
    for (const path of await allOf(dataDir)) await chmod(path, 0o777)
    await writeFile(join(dataDir, 'secrets', 'webhook'), 'made long ago', { mode: 0o666 })
    const product = await start()
    await makeCart(product)
    const paths = await allOf(dataDir)
    expect(paths.length).toBeGreaterThan(900)
    const open: string[] = []
    for (const path of paths) {
      const found = await stat(path)
      // The embedded database opens each new file to everybody; its folders keep them closed.
      const isKeptIn = found.isFile() && path.startsWith(join(dataDir, 'database'))
      if (!isKeptIn && (found.mode & 0o077) !== 0) open.push(path)
    }
    expect(open).toEqual([])

    const second = await run({})
    expect(second).toMatchObject({ code: 1, output: '' })
    expect(second.errors).toMatch(
      /^The data folder .+ is in use by another running Iskra \(process \d+, since \d{4}-\d\d-\d\dT[\d:.]+Z\)\. Stop that, or name another folder by DATA_DIR\.\n$/,
    )
    expect(await product.isReady()).toBe(true)
  })

  it('leaves alone what is not its own', async () => {
    await fill()
    const other = join(dataDir, 'notes.txt')
    await writeFile(other, 'mine')
    await chmod(other, 0o644)
    await chmod(dataDir, 0o755)
    const refused = await run({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` })
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toMatch(/^The database at DATABASE_URL could not be opened: .+\n$/)
    expect((await stat(other)).mode & 0o777).toBe(0o644)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o755)
    expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700)
  })

  it('is made with the folders it lies in; what can be no such folder is told in one line', async () => {
    const file = join(dataDir, 'a-file')
    await writeFile(file, '')
    const closed = await closedFolder(dataDir)
    const missing = join(dataDir, 'missing', 'deeper')
    const nowhere = `postgres://nobody@127.0.0.1:${await freePort()}/none`
    const [made, ...refused] = await Promise.all([
      run({ DATA_DIR: missing, DATABASE_URL: nowhere }),
      run({ DATA_DIR: file }),
      run({ DATA_DIR: join(file, 'below') }),
      run({ DATA_DIR: closed }),
    ])
    expect(made?.errors).toMatch(/^The database at DATABASE_URL could not be opened: .+\n$/)
    expect((await stat(missing)).mode & 0o777).toBe(0o700)
    const noFolder = 'is no folder. Move away what is there, or name another by DATA_DIR.'
    expect(refused).toEqual([
      one(`The data folder ${file} ${noFolder}`),
      one(`The data folder ${join(file, 'below')} ${noFolder}`),
      one(
        `The data folder ${closed} can't be read and written by this user. Give it to them, or name another folder by DATA_DIR.`,
      ),
    ])
  })

  it('with a damaged database is told in one line, and left as it is', async () => {
    const damages: Record<string, (database: string) => Promise<unknown>> = {
      control: (database) => writeFile(join(database, 'global', 'pg_control'), Buffer.alloc(8192)),
      version: (database) => rm(join(database, 'PG_VERSION')),
      catalogue: (database) => rm(join(database, 'global'), { recursive: true }),
    }
    const started = Object.entries(damages).map(async ([name, damage]) => {
      const folder = join(dataDir, name)
      await cp(filledDataDir, folder, { recursive: true })
      const database = join(folder, 'database')
      await damage(database)
      const before = await readdir(database)
      const product = await run({ DATA_DIR: folder })
      expect(await readdir(database)).toEqual(expect.arrayContaining(before))
      expect(product).toMatchObject({ code: 1, output: '' })
      expect(product.errors).toMatch(
        /^The database in .+ can't be opened and seems damaged \(.+\)\. Put a copy of the data folder back, or move this one away to begin with an empty one\.\n$/,
      )
    })
    await Promise.all(started)
  })

  it.for(smallDisk === null ? [] : [smallDisk])('on a full disk is told in one line', async (disk) => {
    const folder = join(dataDir, 'disk')
    await mkdir(folder)
    disk.mount(folder, '4m')
    try {
      expect(await run({ DATA_DIR: join(folder, 'data') })).toEqual(
        one(
          `The data folder ${join(folder, 'data')} lies on a disk that is full. Make room, or name another folder by DATA_DIR.`,
        ),
      )
    } finally {
      disk.unmount(folder)
    }
  })
})

describe('with DATABASE_URL', () => {
  it('everything is in that PostgreSQL; while it is gone the health says so, and it is well once it is back', async () => {
    const { url, drop } = await createPostgresDatabase()
    const line = await openLine(Number(new URL(url).port))
    try {
      const first = await start({ DATABASE_URL: url })
      const read = await makeCart(first)
      expect(await first.stop()).toBe(0)
      await rm(dataDir, { recursive: true, force: true })

      const throughLine = Object.assign(new URL(url), { port: String(line.port) }).href
      const second = await start({ DATABASE_URL: throughLine })
      expect(await read(second)).toMatchObject(CART_OF_ALA)
      // The data folder went, and with it the files: whoever reads it may have meant to have but one.
      expect(second.output).toMatch(
        /^.*The files of this database lie in another folder .+ Set FILES_S3_… to one bucket on every server and worker, or DATA_DIR to one folder that they share\..*\nIskra is at .+\n$/,
      )

      const call = (path: string, init: RequestInit = {}) => fetch(second.origin + path, init)
      const login: RequestInit = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'zofia@example.pl', password: 'nie to' }),
      }
      expect((await call('/api/v1/auth/login', login)).status).toBe(401)
      await line.cut()
      const health = await call('/api/health')
      expect([health.status, health.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await health.json()).toMatchObject({ status: 'no-database' })
      const refused = await call('/api/v1/auth/login', login)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await refused.json()).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } })

      await line.mend()
      await expect.poll(() => second.isReady(), { timeout: 30_000 }).toBe(true)
      expect((await call('/api/v1/auth/login', login)).status).toBe(401)
      expect(await second.stop()).toBe(0)
    } finally {
      await line.cut()
      await drop()
    }
  })
})

describe('a bucket', () => {
  it('that is not there, or does not know us, is told in one line', async () => {
    await fill()
    const stub = await startS3Stub()
    const { endpoint, bucket, keyId, secret } = stub.config
    const runIn = (region: string) =>
      run({
        FILES_S3_ENDPOINT: endpoint,
        FILES_S3_BUCKET: bucket,
        FILES_S3_REGION: region,
        FILES_S3_KEY_ID: keyId,
        FILES_S3_SECRET: secret,
      })
    const place = `The bucket ${bucket} at ${endpoint}`
    expect(await runIn('elsewhere-1')).toEqual({
      code: 1,
      errors: `${place} refuses us (403). Check FILES_S3_KEY_ID, FILES_S3_SECRET and FILES_S3_REGION, and that the key may list, read, write and delete there.\n`,
      output: '',
    })
    stub.hasBucket = false
    expect(await runIn(stub.config.region)).toEqual(
      one(`${place} does not exist. Make it, or name another by FILES_S3_BUCKET.`),
    )
    await stub.close()
  })
})

describe('a stop by signal', () => {
  it('lets an answer that is under way come to its end', async () => {
    await fill()
    const product = await start()
    const body = JSON.stringify({ query: CREATE_CART })
    const socket = connect(product.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      [
        `POST ${EMBEDDED_STOREFRONT_ENDPOINT} HTTP/1.1`,
        `Host: localhost:${product.port}`,
        'Content-Type: application/json',
        `X-Shopify-Storefront-Access-Token: ${EMBEDDED_PUBLIC_TOKEN}`,
        `Content-Length: ${body.length}`,
        'Expect: 100-continue',
        '',
        '',
      ].join('\r\n'),
    )
    // The server has the request: it asks for the body, which comes only after the signal.
    const [invitation] = await once(socket, 'data')
    expect(String(invitation)).toContain('100 Continue')
    const stopped = product.stop()
    await untilRefused(product.port)
    socket.write(body)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(String(answer)).toMatch(/"cart":\{"id":"gid:/)
    expect(await stopped).toBe(0)
  })
})

/** A folder and everything below it. */
async function allOf(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true })
  return [folder, ...found.map((name) => join(folder, name))]
}

/** A folder that this user can't write to: for root only the system's own are such. */
async function closedFolder(outer: string): Promise<string> {
  if (process.getuid?.() === 0) return '/sys/iskra'
  const closed = join(outer, 'closed')
  await mkdir(closed, { mode: 0o500 })
  return closed
}

/** Begins a call and goes away in the middle of it. */
async function hangUp(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const request = [
    `POST ${EMBEDDED_STOREFRONT_ENDPOINT} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Content-Type: application/json',
    `X-Shopify-Storefront-Access-Token: ${EMBEDDED_PUBLIC_TOKEN}`,
    'Content-Length: 1000',
    '',
    '{"query":',
  ]
  await new Promise((resolve) => socket.write(request.join('\r\n'), resolve))
  socket.destroy()
  await once(socket, 'close')
}

/** Resolves once nobody takes new connections there. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const refused = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      async (answer) => {
        await answer.body?.cancel()
        return false
      },
      () => true,
    )
    if (refused) return
  }
}
