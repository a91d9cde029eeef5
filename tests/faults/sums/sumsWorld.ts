import { createStorefrontClient } from '#api/storefront/createStorefrontClient.ts'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { blankNames } from '#domain/orders/blanks.ts'
import { needsOwn } from '#domain/personal/needsOwn.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { prepareCheckout } from '#offline/cart/prepareCheckout.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { EMBEDDED_PUBLIC_TOKEN } from '#server/platform/config.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { seedCatalogue } from '#server/shop/catalogue/seedCatalogue.ts'
import { seedDiscountCodes } from '#server/shop/storefront/seedDiscountCodes.ts'
import { productVariants } from '#server/shop/storefront/tables.ts'
import { freeLock } from '#support/cart/freeLock.ts'
import { storefrontApp } from '#support/storefrontFixture.ts'

export interface Goods {
  /** As a list shows it. */
  readonly product: Product
  readonly variant: ProductVariant
}

/** The product's own shop with its whole catalogue, and the real client in front of it. */
export interface SumsWorld {
  readonly context: ServerContext
  readonly storefront: StorefrontClient
  readonly goods: readonly Goods[]
  /** The checkout's token of the cart on this device. */
  checkoutOf(db: IskraDatabase): Promise<string>
}

export async function openSumsWorld(given: ServerContext): Promise<SumsWorld> {
  // Every way of delivery is bought.
  const context = { ...given, config: { ...given.config, lockers: { url: 'https://points.example/v1' } } }
  await seedCatalogue(context)
  await seedDiscountCodes(context.database)
  // Two hundred buyers would empty the shelves.
  await context.database.update(productVariants).set({ stock: null })
  const app = storefrontApp(context)
  const config = {
    ...DEFAULT_RUNTIME_CONFIG.storefront,
    endpoint: 'http://shop.example/api/storefront/2026-04/graphql.json',
    publicToken: EMBEDDED_PUBLIC_TOKEN,
  }
  const request: typeof fetch = async (input, init) =>
    app.request(input instanceof URL ? input.href : input, init)
  const storefront = createStorefrontClient(config, { fetch: request })
  return {
    context,
    storefront,
    goods: await allGoods(storefront),
    async checkoutOf(db) {
      const preparation = await prepareCheckout(db, { storefront }, { lock: freeLock })
      if (preparation.kind !== 'open') throw new Error(JSON.stringify(preparation))
      const token = new URL(preparation.url).pathname.split('/').at(-1)
      if (token === undefined) throw new Error(`no token in ${preparation.url}`)
      return token
    },
  }
}

async function allGoods(storefront: StorefrontClient): Promise<Goods[]> {
  const goods: Goods[] = []
  let after: string | undefined
  for (;;) {
    const page = await storefront.products({ first: 50, ...(after === undefined ? {} : { after }) })
    // What can't be ordered without a buyer's own has its own tests.
    const plain = page.products.filter(
      ({ handle, details }) => !needsOwn(handle) && blankNames(details.aiTemplateBase ?? '').length === 0,
    )
    goods.push(...plain.flatMap((product) => product.variants.map((variant) => ({ product, variant }))))
    if (!page.hasNextPage || page.endCursor === null) return goods
    after = page.endCursor
  }
}
