import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EMBEDDED_PUBLIC_TOKEN, EMBEDDED_STOREFRONT_ENDPOINT } from '#server/platform/config.ts'
import { startS3Stub } from '#support/files/s3Stub.ts'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { freePort } from '#support/productProcess.ts'
import { openLine } from '#support/severableLine.ts'
import { smallDisk } from '#support/smallDisk.ts'
import { CART_OF_ALA, CREATE_CART, elsewhere, makeCart, useProducts } from '#support/startedProducts.ts'

const { dataDir, fill, start, run } = useProducts()

const one = (line: string) => ({ code: 1, errors: `${line}\n`, output: '' })

describe('a start', () => {
  it('keeps what those before it were told, secrets included, whether they were stopped or killed', async () => {
    await fill()
    const first = await start()
    const read = await makeCart(first)
    expect(await first.stop()).toBe(0)
    const secret = join(dataDir(), 'secrets', 'webhook')
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
    const product = await run({ PORT: String(port) })
    other.close()
    expect(product).toEqual({
      code: 1,
      errors: `Port ${port} is in use by another program. Stop that, or choose another by PORT.\n`,
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
    await expect(stat(join(dataDir(), 'secrets', 'demo-password'))).rejects.toThrow('ENOENT')
  })

  it('must be at an address of this machine', async () => {
    const product = await run({ PORT: String(await freePort()), HOST: '203.0.113.7' })
    expect(product).toEqual({
      code: 1,
      errors: 'HOST 203.0.113.7 is no address of this machine. Name one of them, or 0.0.0.0 for all.\n',
      output: '',
    })
  })
})

describe('the data folder', () => {
  it('leaves alone what is not its own', async () => {
    await fill()
    const other = join(dataDir(), 'notes.txt')
    await writeFile(other, 'mine')
    await chmod(other, 0o644)
    await chmod(dataDir(), 0o755)
    const refused = await run({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` })
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toMatch(/^The database at DATABASE_URL could not be opened: .+\n$/)
    expect((await stat(other)).mode & 0o777).toBe(0o644)
    expect((await stat(dataDir())).mode & 0o777).toBe(0o755)
    expect((await stat(join(dataDir(), 'secrets'))).mode & 0o777).toBe(0o700)
  })

  it('is made with the folders it lies in; what can be no such folder is told in one line', async () => {
    const file = join(dataDir(), 'a-file')
    await writeFile(file, '')
    const closed = await closedFolder(dataDir())
    const missing = join(dataDir(), 'missing', 'deeper')
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
      const folder = join(dataDir(), name)
      await fill(folder)
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
    const folder = join(dataDir(), 'disk')
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
      await rm(dataDir(), { recursive: true, force: true })

      const throughLine = Object.assign(new URL(url), { port: String(line.port) }).href
      const second = await start({ DATABASE_URL: throughLine })
      expect(await read(second)).toMatchObject(CART_OF_ALA)
      // The data folder is gone, and the files with it: the reader may have meant to have only one server.
      expect(second.output).toMatch(
        /^.*The files of this database lie in another folder .+ Set FILES_S3_… to one bucket on every server and worker, or DATA_DIR to one folder that they share\..*\nIskra is at .+\nThe mailbox is on: .+\n$/,
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

/** A folder that this user can't write to: for root only the system's own are. */
async function closedFolder(outer: string): Promise<string> {
  if (process.getuid?.() === 0) return '/sys/iskra'
  const closed = join(outer, 'closed')
  await mkdir(closed, { mode: 0o500 })
  return closed
}

/** Resolves once no process accepts connections there. */
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
