import type { RuntimeConfig } from '#domain/runtimeConfig.ts'
import { runtimeConfigReader } from '#domain/runtimeConfig.ts'
import { hasCarrier, type ServerConfig } from '#server/platform/config.ts'
import { vapidPublicKey } from '#server/platform/push/pushKeys.ts'
import { textEngine } from '#server/studio/generators/writing/textEngine.ts'
import packageJson from '../../package.json' with { type: 'json' }

/** The server's settings that the page may know, chosen field by field, so that no secret can slip in. */
export function runtimeConfigOf(config: ServerConfig): RuntimeConfig {
  const { cacheTimes } = config
  return runtimeConfigReader({
    version: packageJson.version,
    storefront: {
      endpoint: config.storefront.endpoint,
      publicToken: config.storefront.publicToken,
      apiVersion: config.storefront.apiVersion,
    },
    isStorefrontEmbedded: config.storefront.embedded,
    hasCarrier: hasCarrier(config),
    pushKey: vapidPublicKey(config.push.privateKey),
    queryCache: {
      ...(cacheTimes.queryStaleMs === null ? {} : { staleTimeMs: cacheTimes.queryStaleMs }),
      ...(cacheTimes.queryKeptMs === null ? {} : { gcTimeMs: cacheTimes.queryKeptMs }),
    },
    mailbox: config.mail.mailbox ? '/dev/poczta' : null,
    textEngine: textEngine(config)?.name ?? null,
    seller: config.seller,
    logLevel: config.logLevel,
    features: config.features,
  })
}
