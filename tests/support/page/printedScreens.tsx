import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fixedSession, noProductApi, noPublicReads } from '#api/session/testing/fixedSession.ts'
import { createStorefrontClient } from '#api/storefront/createStorefrontClient.ts'
import type { AccountOrder } from '#domain/account/billing.ts'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import type { CheckoutView, OpenCheckout, OrderView } from '#domain/checkout/checkoutView.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { OrderRow } from '#features/account/billing/OrderRow.tsx'
import { CartFooter } from '#features/cart/CartFooter.tsx'
import { CartLines } from '#features/cart/CartLines.tsx'
import { checkoutQuery } from '#features/checkout/checkoutQuery.ts'
import { CheckoutScreen } from '#features/checkout/CheckoutScreen.tsx'
import { ProductSummary } from '#features/shop/product/ProductSummary.tsx'
import { ProductCard } from '#features/shop/ProductCard.tsx'
import { createI18n } from '#i18n/createI18n.ts'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import { createQueryClient } from '#services/createQueryClient.ts'
import { ServicesProvider } from '#services/services.tsx'

const TOKEN = 'a-token-of-a-checkout'
const PATHS = ['/', '/sklep', '/sklep/produkt/$handle', '/kasa/$token', '/credits/success', '/regulamin']

/** One purchase on its way, as the parts of the page take it. */
export interface Purchase {
  readonly goods: readonly { readonly product: Product; readonly variant: ProductVariant }[]
  readonly cart: CartSnapshot
  readonly checkout: OpenCheckout
  readonly order: OrderView
  readonly listed: AccountOrder
}

/**
 * The page's own components with one purchase in them, rendered in a language, with its words: the HTML of each.
 * A module of the page; tests of the server load it when they run.
 */
export async function printedScreens(language: 'pl' | 'en', purchase: Purchase) {
  const i18n = await createI18n(language)
  // Every way of delivery is bought.
  const config = { ...DEFAULT_RUNTIME_CONFIG, hasCarrier: true }
  const storefront = createStorefrontClient(config.storefront)
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren(PATHS.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: ['/sklep'] }),
  })

  function print(screen: ReactNode, view?: CheckoutView): string {
    const queryClient = createQueryClient(config.queryCache)
    if (view !== undefined) queryClient.setQueryData(checkoutQuery(TOKEN).queryKey, view)
    const services = {
      origin: 'https://iskra.example',
      isTakingOver: () => false,
      publicReads: noPublicReads,
      config,
      storefront,
      queryClient,
      session: fixedSession(),
      productApi: noProductApi,
    }
    return renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <ServicesProvider services={services}>
          <QueryClientProvider client={queryClient}>
            <RouterContextProvider router={router}>{screen}</RouterContextProvider>
          </QueryClientProvider>
        </ServicesProvider>
      </I18nProvider>,
    )
  }

  const { goods, cart, checkout, order, listed } = purchase
  return {
    goods: goods.map(({ product, variant }) => ({
      card: print(<ProductCard product={product} sizes="10rem" />),
      page: print(<ProductSummary product={product} variant={variant} />),
    })),
    drawer: print(
      <>
        <CartLines items={cart.items} refusals={{}} cost={null} />
        <CartFooter cart={cart} />
      </>,
    ),
    checkout: print(<CheckoutScreen token={TOKEN} />, checkout),
    order: print(<CheckoutScreen token={TOKEN} />, { state: 'completed', order }),
    listed: print(<OrderRow order={listed} />),
  }
}
