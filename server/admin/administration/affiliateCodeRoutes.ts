import { ADMIN, ADMIN_PROVED } from '#domain/access/access.ts'
import {
  addCodeSchema,
  endCodeSchema,
  type ManagedCodes,
  managedCodesSchema,
} from '#domain/affiliate/affiliateCodes.ts'
import { type Caller, endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Limit } from '#server/platform/throttle/limit.ts'
import { ACT_OF_ADMINISTRATOR, LOOK_OF_ADMINISTRATOR } from '#server/platform/throttle/sharedLimits.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { codesWithResults } from '#server/studio/credits/affiliateResults.ts'
import { addAffiliateCode, endAffiliateCode } from './affiliateCodeActs.ts'

/** Administrators' list, adding and ending of affiliate codes. */
export function affiliateCodeRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const count = (limit: Limit, { user }: Caller) => throttle(context, limit, user.id)
  const list = async (): Promise<ManagedCodes> => ({ codes: await codesWithResults(context.database) })

  return [
    endpoint(
      'GET /api/v1/admin/affiliate-codes',
      ADMIN,
      {
        summary: 'Affiliate codes with what they brought, the newest first',
        answer: managedCodesSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller }) => {
        await count(LOOK_OF_ADMINISTRATOR, caller)
        return list()
      },
    ),
    endpoint(
      'POST /api/v1/admin/affiliate-codes',
      ADMIN_PROVED,
      {
        summary: 'Add an affiliate code; the same act again changes nothing',
        body: addCodeSchema,
        answer: managedCodesSchema,
        refusals: ['VALIDATION_FAILED', 'KEY_REUSED', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, body }) => {
        await count(ACT_OF_ADMINISTRATOR, caller)
        await addAffiliateCode(context, caller.user.id, body)
        return list()
      },
    ),
    endpoint(
      'POST /api/v1/admin/affiliate-codes/{code}/end',
      ADMIN_PROVED,
      {
        summary: 'Let an affiliate code be good for no new order',
        body: endCodeSchema,
        answer: managedCodesSchema,
        refusals: ['KEY_REUSED', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await count(ACT_OF_ADMINISTRATOR, caller)
        await endAffiliateCode(context, caller.user.id, { ...body, code: path('code') })
        return list()
      },
    ),
  ]
}
