import type { Area } from '#server/platform/area/areaParts.ts'
import { startMailDelivery } from './mailWorker.ts'
import { mailboxRoutes } from './mailboxRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** The outbox of letters, and the mailbox of a development server. */
export const MAIL: Area = {
  tables: TABLE_RULES,
  services: {
    addresses: [
      'GET /dev/poczta',
      'GET /dev/poczta/letters.json',
      'GET /dev/poczta/{id}',
      'GET /dev/poczta/{id}/html',
    ],
    mount: (app, context) => {
      if (context.config.mail.mailbox) app.route('/dev/poczta', mailboxRoutes(context))
    },
  },
  work: (context) => [startMailDelivery(context)],
}
