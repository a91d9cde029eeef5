import { getRequestListener } from '@hono/node-server'
import { createStorefrontClient } from '#api/storefront/createStorefrontClient.ts'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import type { StorefrontClientOptions } from '#api/storefront/storefrontOptions.ts'
import { EMBEDDED_PUBLIC_TOKEN } from '#server/platform/config.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { serveLocally, type LocalServer } from './localServer.ts'
import { STOREFRONT_PATH, storefrontApp } from './storefrontFixture.ts'

/** A client of the storefront at an origin. */
export function clientOf(origin: string, options: StorefrontClientOptions = {}): StorefrontClient {
  const endpoint = `${origin}${STOREFRONT_PATH}`
  return createStorefrontClient(
    { endpoint, publicToken: EMBEDDED_PUBLIC_TOKEN, apiVersion: '2026-04' },
    options,
  )
}

/** The embedded storefront on a real socket. */
export async function serveStorefront(context: ServerContext): Promise<LocalServer> {
  const listener = getRequestListener(storefrontApp(context).fetch)
  return serveLocally((request, response) => void listener(request, response))
}
