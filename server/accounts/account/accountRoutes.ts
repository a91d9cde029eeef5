import type { ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { AccountData } from '#server/platform/area/accountData.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { billingRoutes } from './billingRoutes.ts'
import { dataRoutes } from './dataRoutes.ts'
import { preferenceRoutes } from './preferenceRoutes.ts'
import { profileRoutes } from './profileRoutes.ts'
import { sessionRoutes } from './sessionRoutes.ts'

/** Routes by which a person reads and changes their own account, except for signing in. */
export function accountRoutes(context: ServerContext, data: AccountData): readonly ServedEndpoint[] {
  return [
    ...sessionRoutes(context),
    ...preferenceRoutes(context),
    ...profileRoutes(context),
    ...billingRoutes(context),
    ...dataRoutes(context, data),
  ]
}
