import type { Area } from '#server/platform/area/areaParts.ts'
import { startStoreAccessCheck } from './elsewhere/checkStoreAccess.ts'
import { storefrontRoutes } from './storefrontRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** The embedded storefront. */
export const STOREFRONT: Area = {
  tables: TABLE_RULES,
  services: {
    addresses: [
      'ALL /api/storefront/{version}/graphql.json',
      'POST /api/storefront/{version}/graphql.json',
      'ALL /api/storefront/graphql.json',
      'POST /api/storefront/graphql.json',
      'ALL /api/{version}/graphql.json',
      'POST /api/{version}/graphql.json',
      'ALL /api/graphql.json',
      'POST /api/graphql.json',
    ],
    mount: (app, context) => {
      // A real store has its own: these beside it would be a second, cheaper way to its goods and credits.
      if (!context.config.storefront.embedded) return
      const storefront = storefrontRoutes(context)
      app.route('/api/storefront', storefront)
      // The address where Shopify clients, which know only the domain, look for a storefront.
      app.route('/api', storefront)
    },
  },
  work: (context) => [startStoreAccessCheck(context)],
}
