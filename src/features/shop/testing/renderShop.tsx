import { setupI18n } from '@lingui/core'
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
import { createQueryClient } from '#services/createQueryClient.ts'
import { type Services, ServicesProvider } from '#services/services.tsx'
import { fixedSession, noProductApi, noPublicReads } from '#api/session/testing/fixedSession.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import type { FakeStorefront } from './fakeStorefront.ts'

const PATHS = [
  '/',
  '/sklep',
  '/sklep/$collection',
  '/sklep/kredyty',
  '/sklep/produkt/$handle',
  '/produkty-ai',
]

type ShopPageOptions = Partial<Pick<Services, 'productApi' | 'config'>>

/** A screen of the shop under the providers it has on the page, in Polish, over a storefront in memory. */
export function shopPage(
  screen: ReactNode,
  storefront: FakeStorefront,
  { productApi = noProductApi, config = DEFAULT_RUNTIME_CONFIG }: ShopPageOptions = {},
) {
  const queryClient = createQueryClient(DEFAULT_RUNTIME_CONFIG.queryCache)
  const services = {
    origin: 'https://iskra.example',
    isTakingOver: () => false,
    publicReads: noPublicReads,
    config,
    storefront: storefront.client,
    queryClient,
    session: fixedSession(),
    productApi,
  }
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren(PATHS.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: ['/sklep'] }),
  })
  const page = (content: ReactNode) => (
    <I18nProvider i18n={setupI18n({ locale: 'pl', messages: { pl: {} } })}>
      <ServicesProvider services={services}>
        <QueryClientProvider client={queryClient}>
          <RouterContextProvider router={router}>{content}</RouterContextProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </I18nProvider>
  )
  return { element: page(screen), services, queryClient }
}
