import type { Area } from '#server/platform/area/areaParts.ts'
import { accountOrderRoutes } from './accountOrderRoutes.ts'
import { checkoutRoutes } from './checkoutRoutes.ts'
import { SALES_COUNT } from './countSold.ts'
import { TABLE_RULES } from './tableRules.ts'
import { startWebhookDelivery } from './webhookWorker.ts'

/** Paying for a cart, and the orders that come of it. */
export const CHECKOUT: Area = {
  tables: TABLE_RULES,
  endpoints: accountOrderRoutes,
  services: {
    addresses: [
      'GET /api/checkout/{token}',
      'PUT /api/checkout/{token}/details',
      'PUT /api/checkout/{token}/discount',
      'POST /api/checkout/{token}/pay',
    ],
    mount: (app, context) => {
      // A real store has its own: beside it this would be a second, cheaper way to its goods and credits.
      if (context.config.storefront.embedded) app.route('/api/checkout', checkoutRoutes(context))
    },
  },
  tasks: [SALES_COUNT],
  work: (context) => (context.config.storefront.embedded ? [startWebhookDelivery(context)] : []),
}
