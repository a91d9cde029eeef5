import { I18nProvider, useLingui } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo } from 'react'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import { type Services, ServicesProvider } from '#services/services.tsx'
import { OurPricesProvider } from '#ui/prices.ts'
import type { createAppRouter } from './createAppRouter.ts'
import type { RouterContext } from './routerContext.ts'

export interface AppProps {
  readonly context: RouterContext
  readonly router: ReturnType<typeof createAppRouter>
  /** Called once the page answers presses. */
  readonly onStarted?: () => void
}

/** The whole page under its providers. Renders without a window too. */
export function App({ context, router, onStarted }: AppProps) {
  useEffect(() => onStarted?.(), [onStarted])
  return (
    <I18nProvider i18n={context.i18n}>
      <SpokenServices services={context.services}>
        <OurPricesProvider value={isOwnStorefront(context.services.config)}>
          <QueryClientProvider client={context.services.queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </OurPricesProvider>
      </SpokenServices>
    </I18nProvider>
  )
}

/** The storefront answers in the interface's language: who reads by it reads anew when that changes. */
function SpokenServices({
  services,
  children,
}: {
  readonly services: Services
  readonly children: ReactNode
}) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const spoken = useMemo(() => ({ locale, services: { ...services } }), [locale, services])
  return <ServicesProvider services={spoken.services}>{children}</ServicesProvider>
}
