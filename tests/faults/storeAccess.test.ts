import { expect, it } from 'vitest'
import { createStorefrontClient } from '#api/storefront/createStorefrontClient.ts'
import { EMBEDDED_PUBLIC_TOKEN, EMBEDDED_STOREFRONT_ENDPOINT } from '#server/platform/config.ts'
import { startStoreAccessCheck } from '#server/shop/storefront/elsewhere/checkStoreAccess.ts'
import { serveLocally } from '#support/localServer.ts'
import { serveStandInShop } from '#support/standInShop.ts'
import { silentLog, testConfig } from '#support/testContext.ts'

// What the start tells of a store elsewhere: once, beside everything else.

const TOKEN = 'a-token-of-another-store'

/** The lines that the check logs about the store at `endpoint`, and its host. */
async function told(endpoint: string, publicToken: string, embedded = false): Promise<string[]> {
  const lines: string[] = []
  const { storefront } = testConfig()
  const check = startStoreAccessCheck({
    config: testConfig({ storefront: { ...storefront, embedded, endpoint, publicToken } }),
    log: {
      ...silentLog,
      warn: (message, details) => void lines.push(`${message} ${JSON.stringify(details)}`),
    },
  })
  await check.finished
  await check.stop()
  return lines
}

it('says nothing of a store whose token opens all, and never asks the embedded one', async () => {
  const shop = await serveStandInShop(TOKEN)
  expect(await told(`${shop.origin}/graphql.json`, TOKEN)).toEqual([])
  await shop.close()
  expect(await told(EMBEDDED_STOREFRONT_ENDPOINT, EMBEDDED_PUBLIC_TOKEN, true)).toEqual([])
})

it('tells a wrong token from missing scopes, with which the shop still works', async () => {
  const shop = await serveStandInShop(TOKEN, { closed: ['quantityAvailable'] })
  const endpoint = `${shop.origin}/graphql.json`
  expect(await told(endpoint, 'another')).toEqual([
    expect.stringMatching(/^the store refuses STOREFRONT_PUBLIC_TOKEN/),
  ])
  const [line] = await told(endpoint, TOKEN)
  expect(line).toContain('lacks scopes')
  expect(line).toContain('unauthenticated_read_product_inventory')
  expect(line).not.toContain(TOKEN)
  const client = createStorefrontClient({ endpoint, publicToken: TOKEN, apiVersion: '2026-04' })
  const { products } = await client.products({})
  expect(products[0]?.variants[0]?.quantityAvailable).toBeNull()
  await shop.close()
})

it.each([
  [430, '', 'asks for a rest'],
  [500, '', 'no answer that tells'],
  [200, JSON.stringify({ errors: [{ extensions: { code: 'UNAUTHORIZED' } }] }), 'refuses'],
])('reads %i %s', async (status, body, words) => {
  const shop = await serveLocally((_request, response) => response.writeHead(status).end(body))
  expect((await told(`${shop.origin}/graphql.json`, TOKEN))[0]).toContain(words)
  await shop.close()
})

it('outlives a store that can’t be reached', async () => {
  const shop = await serveLocally(() => undefined)
  await shop.close()
  expect((await told(`${shop.origin}/graphql.json`, TOKEN))[0]).toContain('no answer')
})
