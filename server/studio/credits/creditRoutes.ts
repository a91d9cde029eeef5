import { z } from 'zod'
import { SIGNED_IN, VERIFIED } from '#domain/access/access.ts'
import { creatorResultsSchema } from '#domain/affiliate/affiliateCodes.ts'
import { creditsSchema, movementsPageSchema, purchaseSchema } from '#domain/credits/credits.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { openAccount } from './account.ts'
import { creatorResults } from './affiliateResults.ts'
import { type DescribeSubjects, listMovements } from './movements.ts'
import { purchaseOf } from './purchase.ts'
import type { AccountRow } from './tables.ts'

const pageShape = z.object({
  before: z.string().max(15).regex(/^\d+$/).optional(),
})

/** A person's view of their credits; `describeSubjects` says what they were spent on. */
export function creditRoutes(
  context: ServerContext,
  describeSubjects: DescribeSubjects,
): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/credits',
      SIGNED_IN,
      { summary: 'My credits', answer: creditsSchema },
      async ({ caller }) => creditsView(await upToDate(context, caller.user)),
    ),
    endpoint(
      'GET /api/v1/credits/movements',
      SIGNED_IN,
      {
        summary: 'What moved my credits, one entry for each piece of work, newest first',
        query: pageShape,
        answer: movementsPageSchema,
      },
      async ({ caller, query }) => {
        await upToDate(context, caller.user)
        const page = { userId: caller.user.id, before: query.before ?? null }
        return listMovements(context.database, describeSubjects, page)
      },
    ),
    endpoint(
      'GET /api/v1/credits/purchases/{token}',
      SIGNED_IN,
      { summary: "What became of an order's credits, by its checkout's token", answer: purchaseSchema },
      async ({ caller, path }) => {
        await upToDate(context, caller.user)
        return purchaseOf(context, caller.user, path('token'))
      },
    ),
    endpoint(
      'GET /api/v1/affiliate/results',
      VERIFIED,
      { summary: 'My affiliate codes, and what they brought', answer: creatorResultsSchema },
      ({ caller }) => creatorResults(context.database, caller.user.id),
    ),
  ]
}

/** A user who has just verified their address gets the credits that waited for it. */
function upToDate(context: ServerContext, user: UserRow): Promise<AccountRow> {
  return context.database.transaction((tx) => openAccount(tx, context, user))
}

function creditsView({ available, reserved, used, total, updatedAt }: AccountRow) {
  return { available, reserved, used, total, lastUpdated: updatedAt.toISOString() }
}
