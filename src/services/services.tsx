import type { QueryClient } from '@tanstack/react-query'
import { createContext, use, type ReactNode } from 'react'
import type { RuntimeConfig } from '#domain/runtimeConfig.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import type { PublicReads } from '#api/publicReads/publicReads.ts'
import type { Session } from '#api/session/session.ts'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'

/** The services of a page: one object, made once at the start (or per render on a server). */
export interface Services {
  /** This site's own address, without a path. */
  readonly origin: string
  readonly config: RuntimeConfig
  readonly storefront: StorefrontClient
  /** The product API's public reads: the only part of it that a document is rendered with. */
  readonly publicReads: PublicReads
  readonly queryClient: QueryClient
  /** True while a document is rendered or hydrated: a screen then waits for all of its data. */
  readonly isTakingOver: () => boolean
  /** The user of this page. */
  readonly session: Session
  /** Fetches the product API's client when it is first needed; rejects when its code can't be fetched. */
  readonly productApi: () => Promise<ProductApi>
}

const ServicesContext = createContext<Services | null>(null)

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}

/** The services of this page. Loaders find the same object as `context.services`. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (services === null) throw new Error('useServices needs a ServicesProvider above it')
  return services
}
