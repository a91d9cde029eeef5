import type { Area } from '#server/area/areaParts.ts'
import { startNewsletterDelivery } from './issueWorker.ts'
import { newsletterRoutes } from './newsletterRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** The newsletter: its readers, and its issues on their way to them. */
export const NEWSLETTER: Area = {
  tables: TABLE_RULES,
  endpoints: newsletterRoutes,
  work: (context) => [startNewsletterDelivery(context)],
}
