import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { prepareMakers } from '#support/generation/prepareMakers.ts'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { DATABASE_WITH_TABLES } from '#support/postgres/databaseWithTables.ts'
import { freePort, ProductProcess } from '#support/productProcess.ts'
import { makeTestDist } from '#support/testPage.ts'
import { Outsider } from './outsider.ts'

export const WEBHOOK_SECRET = 'a secret that the shop alone knows'

/** A server as somebody runs it, and what the attacker may own there: an account with credits. */
export interface Attacked {
  readonly product: ProductProcess
  readonly outsider: Outsider
  readonly dataDir: string
  /** An access token of somebody with a confirmed address and credits. */
  readonly token: string
}

/** A provider that takes every call, counts it, and never answers. */
export interface SilentProvider {
  readonly calls: () => number
}

/** The three ways in which the product is run, each a process of its own. */
export interface AttackedProducts {
  /** As `npm start` runs it on somebody's machine, with the embedded database; a provider makes pictures beside the embedded engine. */
  readonly home: Attacked
  /** Where people rely on it: production, on PostgreSQL, with the shop of its own. */
  readonly shop: Attacked
  /** Fulfilment, beside a real store. */
  readonly realStore: Attacked
  readonly provider: SilentProvider
  close(): Promise<void>
}

const COMMON = { WEBHOOK_SECRET, LOG_LEVEL: 'silent', ACCESS_TOKEN_SECONDS: '3600' }
const PRODUCTION = {
  ...COMMON,
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://iskra.example',
  GENERATOR_WORKERS: '0',
  SMTP_URL: 'smtp://127.0.0.1:9',
}

export async function openAttackedProducts(): Promise<AttackedProducts> {
  const provider = await silentProvider()
  const { dist } = await makeTestDist()
  const databases = await Promise.all([copyOfTables(), copyOfTables()])
  const [ofShop, ofRealStore] = databases
  const open = async (environment: Record<string, string>): Promise<Attacked> => {
    const dataDir = await mkdtemp(join(tmpdir(), 'iskra-attacked-'))
    const [token = ''] = await prepareMakers(
      { ...environment, DATA_DIR: dataDir },
      { people: 1, credits: 1_000 },
    )
    const product = new ProductProcess(await freePort(), dataDir, environment, ['--dist', dist])
    await product.start()
    return { product, outsider: new Outsider(product.origin), dataDir, token }
  }
  const [home, shop, realStore] = await Promise.all([
    open({
      ...COMMON,
      OPENAI_COMPATIBLE_URL: provider.origin,
      OPENAI_COMPATIBLE_KEY: 'a key that is paid for',
      ENGINES: 'image/platny=compatible:painter',
    }),
    open({ ...PRODUCTION, DATABASE_URL: ofShop.url }),
    open({
      ...PRODUCTION,
      DATABASE_URL: ofRealStore.url,
      STOREFRONT_ENDPOINT: `${provider.origin}/api/2026-04/graphql.json`,
      STOREFRONT_PUBLIC_TOKEN: 'public',
    }),
  ])
  return {
    home,
    shop,
    realStore,
    provider,
    async close() {
      for (const { product, dataDir } of [home, shop, realStore]) {
        await product.kill()
        await rm(dataDir, { recursive: true, force: true })
      }
      await Promise.all(databases.map(({ drop }) => drop()))
      provider.server.closeAllConnections()
      provider.server.close()
    },
  }
}

const copyOfTables = () => createPostgresDatabase(`TEMPLATE ${DATABASE_WITH_TABLES}`)

async function silentProvider(): Promise<
  SilentProvider & { readonly server: Server; readonly origin: string }
> {
  let calls = 0
  const server = createServer(() => {
    calls += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider has no port')
  return { server, origin: `http://127.0.0.1:${address.port}`, calls: () => calls }
}
