import type { Area } from '#server/platform/area/areaParts.ts'
import { PRINTS_PATH } from '#server/shop/gifts/prints/printAddress.ts'
import { CARD_DELIVERY } from './cards.ts'
import { DOCUMENTS_PATH } from './documentAddress.ts'
import { documentRoutes } from './documentRoutes.ts'
import { orderRoutes } from './orderRoutes.ts'
import { printFileRoutes } from './prints/printFiles.ts'
import { TABLE_RULES } from './tableRules.ts'

/** The follow-up of orders: files, prints, invoices, parcels and cards. */
export const ORDERS: Area = {
  tables: TABLE_RULES,
  endpoints: orderRoutes,
  services: {
    addresses: [
      'GET /files/orders/{order}/{document}',
      'PUT /files/prints/{id}/picture',
      'GET /files/prints/{id}/preview.webp',
      'GET /files/prints/{id}/print.pdf',
    ],
    mount: (app, context) =>
      app.route(DOCUMENTS_PATH, documentRoutes(context)).route(PRINTS_PATH, printFileRoutes(context)),
  },
  tasks: [CARD_DELIVERY],
}
