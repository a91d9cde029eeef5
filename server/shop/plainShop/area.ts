import type { Area } from '#server/platform/area/areaParts.ts'
import { plainShopRoutes } from './plainShopRoutes.ts'

/** The shop without scripts. */
export const PLAIN_SHOP: Area = {
  services: {
    addresses: [
      'POST /api/forms/language',
      'POST /api/forms/card/{token}/thanks',
      'POST /api/forms/cart/add',
      'POST /api/forms/cart/line',
      'POST /api/forms/cart/discount',
      'POST /api/forms/checkout/{token}/details',
      'POST /api/forms/checkout/{token}/discount',
    ],
    mount: (app, context) => app.route('/', plainShopRoutes(context)),
  },
}
