import { chmod, readdir, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EMBEDDED_PUBLIC_TOKEN, EMBEDDED_STOREFRONT_ENDPOINT } from '#server/platform/config.ts'
import type { ProductProcess } from '#support/productProcess.ts'
import { elsewhere, makeCart, useProducts } from '#support/startedProducts.ts'

// start.long.test.ts tests the other cases of a start.

/** The first start of all, in an empty folder, from its beginning to its end. */
interface FirstStart {
  readonly product: ProductProcess
  readonly page: { readonly status: number; readonly text: string }
  /** Whether it was reached by another address than this machine's own. */
  readonly isOpenToOthers: boolean
  readonly exitCode: number | null
}

let firstStart: FirstStart

const { dataDir, fill, start, run } = useProducts(async (product) => {
  await product.start()
  const page = await fetch(`${product.origin}/sklep`, { headers: { accept: 'text/html' } })
  const isOpenToOthers = await elsewhere(product, '/api/health').then(
    () => true,
    () => false,
  )
  await hangUp(product.port)
  firstStart = {
    product,
    page: { status: page.status, text: await page.text() },
    isOpenToOthers,
    exitCode: await product.stop(),
  }
})

/** The whole output of a start: its address, and how to try it. */
function greetingOf({ origin }: ProductProcess): RegExp {
  const signIn = ['demo', 'admin'].map(
    (name) => String.raw`Sign in as ${name}@iskra\.example with the password [\w-]{43}\n`,
  )
  // Open only when other people can't come (openDoors.ts).
  const on = String.raw`Test payments are on: .+\nThe mailbox is on: .+\n`
  return new RegExp(`^Iskra is at ${origin}\n${on}${signIn.join('')}$`)
}

describe('a start', () => {
  it('in an empty folder prints its address and nothing else, fills the catalogue, answers this machine alone and ends cleanly', () => {
    const { product, page, isOpenToOthers, exitCode } = firstStart
    expect(page.status).toBe(200)
    expect(page.text).toContain('<div id="root" data-rendered="screen"><main>/sklep</main></div>')
    expect(isOpenToOthers).toBe(false)
    expect(exitCode).toBe(0)
    expect(product.output).toMatch(greetingOf(product))
  })

  it('refuses wrong settings, a line for each', async () => {
    expect(await run({ PORT: 'x', LOG_LEVEL: 'loud' })).toEqual({
      code: 1,
      errors:
        'PORT must be a port number, 1 to 65535\nLOG_LEVEL must be one of debug, info, warn, error, silent\n',
      output: '',
    })
  })
})

describe('the data folder', () => {
  it('is closed to others with all that is in it, whatever was left open before, and to another start', async () => {
    await fill()
    for (const path of await allOf(dataDir())) await chmod(path, 0o777)
    await writeFile(join(dataDir(), 'secrets', 'webhook'), 'made long ago', { mode: 0o666 })
    const product = await start()
    await makeCart(product)
    const paths = await allOf(dataDir())
    expect(paths.length).toBeGreaterThan(900)
    const open: string[] = []
    for (const path of paths) {
      const found = await stat(path)
      // The embedded database makes each new file readable to all; its folders keep them closed.
      const isKeptIn = found.isFile() && path.startsWith(join(dataDir(), 'database'))
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
})

/** A folder and everything below it. */
async function allOf(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true })
  return [folder, ...found.map((name) => join(folder, name))]
}

/** Begins a call and aborts it in the middle. */
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
