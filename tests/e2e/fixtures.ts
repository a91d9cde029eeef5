import { rmSync } from 'node:fs'
import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { freePort, ProductProcess } from '../support/productProcess.ts'
import { copyOfSeededData, testEnvironment } from './seededData.ts'

export interface TestFixtures {
  /** The product as a process of this test's own, which it may stop, start and kill. */
  readonly server: ProductProcess
}

export interface WorkerFixtures {
  /** The product as a process shared by the tests of one worker: never stopped by a test. */
  readonly shop: ProductProcess
}

async function withProduct(name: string, use: (product: ProductProcess) => Promise<void>): Promise<void> {
  const dataDirectory = copyOfSeededData(name)
  const product = new ProductProcess(await freePort(), dataDirectory, testEnvironment)
  await product.start()
  try {
    await renderedOnce(product)
    await use(product)
  } finally {
    await product.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
  // Without this, all that is told of it is that pages could not be reached.
  if (product.ownEnd !== null) throw new Error(`the product ${product.ownEnd}`)
}

/** A busy machine leaves the first screen after a start to the browser: what comes later is rendered in time. */
async function renderedOnce({ origin }: ProductProcess): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const document = await (await fetch(`${origin}/sklep`)).text()
    if (document.includes('data-rendered=')) return
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  context: async ({ context }, use) => {
    await use(context)
    await leaveRoutes(context)
  },
  server: async ({ browserName }, use) => {
    await withProduct(browserName, use)
  },
  shop: [
    async ({ browserName }, use) => {
      await withProduct(browserName, use)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

export { expect } from '@playwright/test'

/** Marks the main way of a capability: `npm test` makes the journeys that bear it, `npm run test:all` the others too. */
export const core = { tag: '@core' } as const

/** Ends what a test has told the network to do: a call that is still being answered then is nobody's failure. */
export async function leaveRoutes(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
}

/** Resolves once the service worker controls the page: from then on what the page reads is kept. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
