import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { EMBEDDED_PUBLIC_TOKEN, EMBEDDED_STOREFRONT_ENDPOINT } from '#server/platform/config.ts'
import { freePort, ProductProcess } from './productProcess.ts'
import { makeTestDist } from './testPage.ts'
import { INHERITED_ENVIRONMENT } from './inheritedEnvironment.ts'

/** The end of a command. */
export interface Ended {
  readonly code: unknown
  readonly errors: string
  readonly output: string
}

/** The real command in processes of its own, as people run it, for the tests of one file. */
export interface StartedProducts {
  /** The folder of the present test; empty at its beginning. */
  readonly dataDir: () => string
  /** Fills it like an earlier start, that of `folder`. */
  readonly fill: (folder?: string) => Promise<void>
  /** Starts the product in that folder, to be killed after the test. */
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<ProductProcess>
  /** Runs the command until it ends by itself. */
  readonly run: (environment: Readonly<Record<string, string>>) => Promise<Ended>
}

/**
 * Makes the page that all of them serve, and by a first start the folder that others begin with a copy of. `firstStart`
 * may look at that start until it ends.
 */
export function useProducts(
  firstStart: (product: ProductProcess) => Promise<void> = async (product) => {
    await product.start()
    await product.stop()
  },
): StartedProducts {
  // Seconds each, more on a busy machine.
  vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })
  let dist = ''
  let filled = ''
  let dataDir = ''
  const running: ProductProcess[] = []
  const productIn = async (folder: string, environment: Readonly<Record<string, string>>) =>
    new ProductProcess(await freePort(), folder, environment, ['--dist', dist])

  beforeAll(async () => {
    dist = (await makeTestDist()).dist
    filled = await mkdtemp(join(tmpdir(), 'iskra-filled-'))
    await firstStart(await productIn(filled, {}))
  })
  afterAll(() => rm(filled, { recursive: true, force: true }))
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'iskra-data-'))
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((product) => product.kill()))
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    dataDir: () => dataDir,
    fill: (folder = dataDir) => cp(filled, folder, { recursive: true }),
    start: async (environment = {}) => {
      const product = await productIn(dataDir, environment)
      running.push(product)
      await product.start()
      return product
    },
    run: async (environment) => {
      const port = String(await freePort())
      const options = {
        env: { ...INHERITED_ENVIRONMENT, DATA_DIR: dataDir, PORT: port, ...environment },
        timeout: 120_000,
      }
      return new Promise((resolve) => {
        execFile(
          process.execPath,
          ['server/start.ts', '--no-build', '--dist', dist],
          options,
          (error, output, errors) => {
            resolve({ code: error === null ? 0 : error.code, errors, output })
          },
        )
      })
    },
  }
}

/** By another address of this machine, like its address in a network. */
export const elsewhere = (product: ProductProcess, path: string): Promise<Response> =>
  fetch(`http://127.0.0.2:${product.port}${path}`)

/** Asks the product's own storefront. */
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

/** Makes a cart of Ala's. */
export const CREATE_CART =
  'mutation { cartCreate(input: { buyerIdentity: { email: "ala@iskra.example" } }) { cart { id } } }'
const READ_CART = 'query Cart($id: ID!) { cart(id: $id) { buyerIdentity { email } } }'

/** Makes a cart; resolves with a function that asks a product for it. */
export async function makeCart(
  product: ProductProcess,
): Promise<(after: ProductProcess) => Promise<unknown>> {
  const made = await ask(product, CREATE_CART)
  expect(made).toMatchObject({ data: { cartCreate: { cart: { id: expect.any(String) } } } })
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(made))?.[1]
  return (after) => ask(after, READ_CART, { id })
}

/** The answer of a product that has the cart. */
export const CART_OF_ALA = { data: { cart: { buyerIdentity: { email: 'ala@iskra.example' } } } }
