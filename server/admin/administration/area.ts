import type { Area } from '#server/platform/area/areaParts.ts'
import { administrationRoutes } from './administrationRoutes.ts'
import { affiliateCodeRoutes } from './affiliateCodeRoutes.ts'
import { issueRoutes } from './issueRoutes.ts'
import { fulfilmentRoutes } from './fulfilmentRoutes.ts'
import { reportRoutes } from './reportRoutes.ts'
import { reviewRoutes } from './reviewRoutes.ts'
import { stockRoutes } from './stockRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Administrators' acts and their audit log. */
export const ADMINISTRATION: Area = {
  tables: TABLE_RULES,
  endpoints: (context) => [
    ...administrationRoutes(context),
    ...issueRoutes(context),
    ...reviewRoutes(context),
    ...reportRoutes(context),
    ...fulfilmentRoutes(context),
    ...stockRoutes(context),
    ...affiliateCodeRoutes(context),
  ],
}
