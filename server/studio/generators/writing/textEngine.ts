import type { ServerConfig } from '#server/platform/config.ts'
import { routesInForce } from '#server/platform/providers/modelRoutes.ts'
import { hasProvider } from '#server/platform/providers/providerSettings.ts'
import { ENGINE_NAMES } from '../engineNames.ts'

/** The engine that writes texts here, by its id and name; null where no provider of one is configured. */
export function textEngine({
  providers,
}: Pick<ServerConfig, 'providers'>): { readonly id: string; readonly name: string } | null {
  const routes = routesInForce(providers.routes, (provider) => hasProvider(providers, provider))
  const route = routes.find(({ type }) => type === 'text')
  return route === undefined ? null : { id: route.engine, name: ENGINE_NAMES[route.engine] ?? route.engine }
}
