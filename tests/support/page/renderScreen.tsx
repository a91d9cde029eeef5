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
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '#services/createQueryClient.ts'
import { type Services, ServicesProvider } from '#services/services.tsx'
import { fixedSession, noProductApi, noPublicReads } from '#api/session/testing/fixedSession.ts'
import { createStorefrontClient } from '#api/storefront/createStorefrontClient.ts'
import { DEFAULT_RUNTIME_CONFIG, isOwnStorefront } from '#domain/runtimeConfig.ts'
import { OurPricesProvider } from '#ui/prices.ts'

/**
 * Renders a part of the page under the providers it has there, in Polish, for a guest unless told; `paths` tell where
 * its links lead, `address` where it stands.
 */
export function renderScreen(
  screen: ReactNode,
  {
    session = fixedSession(),
    productApi = noProductApi,
    config = DEFAULT_RUNTIME_CONFIG,
    publicReads = noPublicReads,
    address = '/sklep',
  }: Partial<Pick<Services, 'session' | 'productApi' | 'config' | 'publicReads'>> & {
    readonly address?: string
  } = {},
) {
  const storefront = createStorefrontClient(config.storefront)
  const queryClient = createQueryClient(config.queryCache)
  const root = createRootRoute()
  const paths = ['/', '/sklep', '/sklep/produkt/$handle', '/kasa/$token']
  const routeTree = root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path })))
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  const rendered = render(
    <I18nProvider i18n={setupI18n({ locale: 'pl', messages: { pl: {} } })}>
      <ServicesProvider
        services={{
          origin: 'https://iskra.example',
          isTakingOver: () => false,
          publicReads,
          config,
          storefront,
          queryClient,
          session,
          productApi,
        }}
      >
        <OurPricesProvider value={isOwnStorefront(config)}>
          <QueryClientProvider client={queryClient}>
            <RouterContextProvider router={router}>{screen}</RouterContextProvider>
          </QueryClientProvider>
        </OurPricesProvider>
      </ServicesProvider>
    </I18nProvider>,
  )
  return { ...rendered, router, queryClient }
}
