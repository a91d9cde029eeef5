import { eq } from 'drizzle-orm'
import { SIGNED_IN } from '#domain/access/access.ts'
import { type Billing, billingSchema, EMPTY_BILLING } from '#domain/account/billing.ts'
import { checkBilling, normaliseBilling } from '#domain/account/checkBilling.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { accountBilling } from '#server/platform/users/tables.ts'

/** The invoice data of an account. */
export function billingRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const { database } = context
  return [
    endpoint(
      'GET /api/v1/account/billing',
      SIGNED_IN,
      { summary: "The user's billing details, empty fields where there are none", answer: billingSchema },
      ({ caller }) => readBilling(database, caller.user.id),
    ),
    endpoint(
      'PUT /api/v1/account/billing',
      SIGNED_IN,
      {
        summary: 'Puts these billing details in the place of those before',
        body: billingSchema,
        answer: billingSchema,
        refusals: ['VALIDATION_FAILED'],
      },
      async ({ caller, body }) => {
        const problems = checkBilling(body)
        if (problems.length > 0) throw new Refusal('VALIDATION_FAILED', { problems })
        const billing = normaliseBilling(body)
        await database
          .insert(accountBilling)
          .values({ userId: caller.user.id, billing })
          .onConflictDoUpdate({ target: accountBilling.userId, set: { billing } })
        return billing
      },
    ),
  ]
}

/** The billing details of a user. */
export async function readBilling(database: Database | Transaction, userId: string): Promise<Billing> {
  const [row] = await database.select().from(accountBilling).where(eq(accountBilling.userId, userId))
  return row?.billing ?? EMPTY_BILLING
}
