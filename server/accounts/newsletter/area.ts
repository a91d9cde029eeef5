import type { Area } from '#server/platform/area/areaParts.ts'
import { startNewsletterDelivery } from './issueWorker.ts'
import { newsletterRoutes } from './newsletterRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** The newsletter: its subscribers, and its issues. */
export const NEWSLETTER: Area = {
  tables: TABLE_RULES,
  endpoints: newsletterRoutes,
  work: (context) => [startNewsletterDelivery(context)],
}
