import type { Area } from '#server/area/areaParts.ts'
import { administrationRoutes } from './administrationRoutes.ts'
import { affiliateCodeRoutes } from './affiliateCodeRoutes.ts'
import { issueRoutes } from './issueRoutes.ts'
import { fulfilmentRoutes } from './fulfilmentRoutes.ts'
import { reviewRoutes } from './reviewRoutes.ts'
import { stockRoutes } from './stockRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'
import { workRoutes } from './workRoutes.ts'

/** Administrators' acts and their audit log. */
export const ADMINISTRATION: Area = {
  tables: TABLE_RULES,
  endpoints: (context) => [
    ...administrationRoutes(context),
    ...issueRoutes(context),
    ...reviewRoutes(context),
    ...workRoutes(context),
    ...fulfilmentRoutes(context),
    ...stockRoutes(context),
    ...affiliateCodeRoutes(context),
  ],
}
