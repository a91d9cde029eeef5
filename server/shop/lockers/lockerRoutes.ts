import { z } from 'zod'
import { findLockers } from '#domain/lockers/findLockers.ts'
import { foundLockersSchema, LONGEST_LOCKER_SEARCH } from '#domain/lockers/locker.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { defineLimit } from '#server/platform/throttle/limit.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { lockerList } from './lockerList.ts'

/** One call at each pause while a buyer types to find a locker. */
const LOCKERS_FROM_ADDRESS = defineLimit('lockers from address', 600, '10 minutes')

/** The places to fetch parcels from, for a buyer who chooses one. */
export function lockerRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'GET /api/v1/lockers',
      {
        summary: 'Parcel lockers by code, town, street or postcode, the best first',
        query: z.object({ q: z.string().max(LONGEST_LOCKER_SEARCH) }),
        answer: foundLockersSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ query, address }) => {
        await throttle(context, LOCKERS_FROM_ADDRESS, address)
        const { index, asOf } = await lockerList(context)
        return {
          lockers: [...findLockers(index, query.q)],
          asOf: asOf?.toISOString() ?? null,
        }
      },
    ),
  ]
}
