import { VERIFIED } from '#domain/access/access.ts'
import { checkEmail } from '#domain/account/checkEmail.ts'
import { newsletterTokenSchema } from '#domain/account/newsletter.ts'
import { tidyEmail } from '#domain/contact/emailAddress.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import {
  restockOutcomeSchema,
  restockRequestSchema,
  waitedForListSchema,
} from '#domain/restock/restockSchemas.ts'
import { endpoint, openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { fieldRefusal, Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { RESTOCK_FROM_ADDRESS, RESTOCK_TO_ACCOUNT } from './limits.ts'
import { variantReader } from './readVariants.ts'
import { addRequest, listRequests, removeRequests } from './restockRequests.ts'
import { openLeaveToken, openRequestToken, requestToken } from './restockTokens.ts'

/** Requests to be told when a sold-out product is back: by double opt-in without an account, at once with one. */
export function restockRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [...askingRoutes(context), ...accountRoutes(context)]
}

function askingRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const readVariants = variantReader(context)
  return [
    openEndpoint(
      'POST /api/v1/restock',
      {
        summary:
          'Notes what a confirmed account waits for, or sends any other address a letter that asks first',
        body: restockRequestSchema,
        answer: restockOutcomeSchema,
        status: 202,
        refusals: ['VALIDATION_FAILED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'],
      },
      async ({ body, caller, address }) => {
        const { variantId, language } = body
        const typed = body.email ?? caller?.user.email ?? ''
        const problem = checkEmail(typed)
        if (problem !== null) throw fieldRefusal('email', problem)
        const email = tidyEmail(typed)
        await throttle(context, RESTOCK_FROM_ADDRESS, address)
        await throttle(context, RESTOCK_TO_ACCOUNT, foldEmail(email))
        // The product's name goes into a letter to another person: the store gives it, not the caller.
        const [variant] = await readVariants([variantId], language)
        if (variant === undefined) throw new Refusal('NOT_FOUND')
        const { handle, title } = variant
        const asked = { email, language, variantId, handle, title }
        const isProved =
          caller !== null && caller.user.verifiedAt !== null && caller.user.emailFolded === foldEmail(email)
        await context.database.transaction(async (tx) => {
          if (isProved) return addRequest(tx, context, asked)
          const link = requestToken(context, asked)
          return enqueueLetter(tx, context, {
            kind: 'restock-confirm',
            to: email,
            language,
            product: title,
            ...link,
          })
        })
        return { outcome: isProved ? ('waiting' as const) : ('letter' as const) }
      },
    ),
    openEndpoint(
      'POST /api/v1/restock/confirm',
      {
        summary: 'Notes what the letter asked about; again changes nothing',
        query: newsletterTokenSchema,
        refusals: ['LINK_INVALID'],
      },
      async ({ query }) => {
        const asked = openRequestToken(context, query.token)
        if (asked === null || !asked.isGood) throw new Refusal('LINK_INVALID')
        await context.database.transaction((tx) => addRequest(tx, context, asked))
      },
    ),
    openEndpoint(
      'POST /api/v1/restock/withdraw',
      {
        summary:
          'Withdraws the one request that a letter asked about, or all of an address that it told of something',
        query: newsletterTokenSchema,
        refusals: ['LINK_INVALID'],
      },
      async ({ query }) => {
        const asked = openRequestToken(context, query.token)
        const email = asked?.email ?? openLeaveToken(context, query.token)
        if (email === null) throw new Refusal('LINK_INVALID')
        const only = asked === null ? {} : { variantId: asked.variantId }
        await removeRequests(context.database, email, only)
      },
    ),
  ]
}

function accountRoutes({ database }: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/account/restock',
      VERIFIED,
      { summary: 'What one waits for with the confirmed address', answer: waitedForListSchema },
      async ({ caller }) => ({ products: await listRequests(database, caller.user.email) }),
    ),
    endpoint(
      'DELETE /api/v1/account/restock/{id}',
      VERIFIED,
      { summary: 'Withdraws a request', answer: waitedForListSchema, refusals: ['NOT_FOUND'] },
      async ({ caller, path }) => {
        const { email } = caller.user
        if (!(await removeRequests(database, email, { id: path('id') }))) throw new Refusal('NOT_FOUND')
        return { products: await listRequests(database, email) }
      },
    ),
  ]
}
