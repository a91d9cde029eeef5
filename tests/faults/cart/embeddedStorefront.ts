import { eq } from 'drizzle-orm'
import { createStorefrontClient } from '#api/storefront/createStorefrontClient.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { EMBEDDED_PUBLIC_TOKEN } from '#server/platform/config.ts'
import { parseCartGlobalId } from '#server/shop/storefront/cart/cartIds.ts'
import { findOpenCart } from '#server/shop/storefront/cart/findOpenCart.ts'
import { priceCartRow } from '#server/shop/storefront/cart/priceCart.ts'
import { completeCart } from '#server/shop/storefront/carts.ts'
import { carts } from '#server/shop/storefront/tables.ts'
import { openTestDatabase } from '#support/openTestDatabase.ts'
import { makeProduct, storefrontApp } from '#support/storefrontFixture.ts'
import { testContext } from '#support/testContext.ts'
import { PLENTIFUL, SCARCE, SCARCE_STOCK, type ShopStorefront } from './shopStorefront.ts'

/** The product's own storefront with its real client, in this process. */
export async function embeddedStorefront(): Promise<ShopStorefront & { close(): Promise<void> }> {
  const { database, close } = await openTestDatabase()
  const context = testContext(database)
  for (const id of PLENTIFUL)
    await makeProduct(context, { id, variants: [{ id, price: 1_000, stock: null }] })
  await makeProduct(context, { id: SCARCE, variants: [{ id: SCARCE, price: 1_000, stock: SCARCE_STOCK }] })
  const app = storefrontApp(context)
  const config = {
    ...DEFAULT_RUNTIME_CONFIG.storefront,
    endpoint: 'http://shop.example/api/storefront/2026-04/graphql.json',
    publicToken: EMBEDDED_PUBLIC_TOKEN,
  }
  const request: typeof fetch = async (input, init) =>
    app.request(input instanceof URL ? input.href : input, init)
  return {
    client: createStorefrontClient(config, { fetch: request }),
    close,
    async complete(cartId) {
      await database.transaction(async (tx) => {
        const cart = await findOpenCart(tx, cartId, { lock: true })
        if (cart !== null) {
          await completeCart(tx, await priceCartRow(tx, cart, context.now()), context.now())
        }
      })
    },
    async forget(cartId) {
      await database.delete(carts).where(eq(carts.id, rowIdOf(cartId)))
    },
  }
}

function rowIdOf(cartId: string): string {
  const id = parseCartGlobalId(cartId)?.id
  if (id === undefined) throw new Error(`not a cart's id: ${cartId}`)
  return id
}
