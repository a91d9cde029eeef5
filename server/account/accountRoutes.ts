import type { AccountData } from '#server/area/accountData.ts'
import type { ServedEndpoint } from '#server/api/endpoint.ts'
import type { ServerContext } from '#server/context.ts'
import { billingRoutes } from './billingRoutes.ts'
import { dataRoutes } from './dataRoutes.ts'
import { preferenceRoutes } from './preferenceRoutes.ts'
import { profileRoutes } from './profileRoutes.ts'
import { reviewRoutes } from './reviewRoutes.ts'
import { sessionRoutes } from './sessionRoutes.ts'

/** Routes by which a person reads and changes their own account, except for signing in. */
export function accountRoutes(context: ServerContext, data: AccountData): readonly ServedEndpoint[] {
  return [
    ...sessionRoutes(context),
    ...preferenceRoutes(context),
    ...profileRoutes(context),
    ...billingRoutes(context),
    ...reviewRoutes(context),
    ...dataRoutes(context, data),
  ]
}
