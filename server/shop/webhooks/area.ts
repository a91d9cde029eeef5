import type { Area } from '#server/platform/area/areaParts.ts'
import { TABLE_RULES } from './tableRules.ts'
import { webhookRoutes } from './webhookRoutes.ts'

/** Where the storefront’s webhooks arrive. */
export const WEBHOOKS: Area = {
  tables: TABLE_RULES,
  services: {
    addresses: ['POST /api/webhooks/orders-paid'],
    mount: (app, context) => app.route('/api/webhooks', webhookRoutes(context)),
  },
}
