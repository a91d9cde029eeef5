import { and, eq, isNotNull } from 'drizzle-orm'
import { checkEmail } from '#domain/account/checkEmail.ts'
import { acceptedSchema } from '#domain/account/credentials.ts'
import { newsletterRequestSchema, newsletterTokenSchema } from '#domain/account/newsletter.ts'
import { tidyEmail } from '#domain/contact/emailAddress.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { chooseForAccount } from '#server/accounts/preferences/accountPreferences.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { fieldRefusal, Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { defineLimit } from '#server/platform/throttle/limit.ts'
import { LETTER_FROM_ADDRESS } from '#server/platform/throttle/sharedLimits.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { users } from '#server/platform/users/tables.ts'
import { confirmToken, openConfirmToken, openUnsubscribeToken, unsubscribeToken } from './newsletterTokens.ts'
import { addSubscriber, removeSubscriber } from './subscribers.ts'
import { newsletterReaders } from './tables.ts'

/**
 * Counted apart, so that a stranger who asks for the newsletter doesn't block the owner's letter for a new password.
 */
const NEWSLETTER_TO_ACCOUNT = defineLimit('newsletter to account', 4, 'hour')

/** Subscribing by double opt-in, and unsubscribing. Both work without an account. */
export function newsletterRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'POST /api/v1/newsletter',
      {
        summary: 'Sends a letter with the link that confirms, whoever the address belongs to',
        body: newsletterRequestSchema,
        answer: acceptedSchema,
        status: 202,
        refusals: ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      async ({ body, address }) => {
        const problem = checkEmail(body.email)
        if (problem !== null) throw fieldRefusal('email', problem)
        const email = tidyEmail(body.email)
        await throttle(context, LETTER_FROM_ADDRESS, address)
        await throttle(context, NEWSLETTER_TO_ACCOUNT, foldEmail(email))
        await inviteReader(context, email, body.language)
        return { status: 'accepted' as const }
      },
    ),
    openEndpoint(
      'POST /api/v1/newsletter/confirm',
      {
        summary: 'Puts the address of a confirmed letter on the list; again changes nothing',
        query: newsletterTokenSchema,
        refusals: ['LINK_INVALID'],
      },
      async ({ query }) => {
        const reader = openConfirmToken(context, query.token)
        if (reader === null) throw new Refusal('LINK_INVALID')
        const now = context.now()
        await context.database.transaction(async (tx) => {
          const isNew = await addSubscriber(tx, reader, now)
          await tellAccount(tx, reader.email, true, now)
          if (isNew) await enqueueLetter(tx, context, welcomeLetter(context, reader))
        })
      },
    ),
    openEndpoint(
      'POST /api/v1/newsletter/unsubscribe',
      {
        summary: 'Takes the address off the list; again changes nothing',
        query: newsletterTokenSchema,
        refusals: ['LINK_INVALID'],
      },
      async ({ query }) => {
        const email = openUnsubscribeToken(context, query.token)
        if (email === null) throw new Refusal('LINK_INVALID')
        await context.database.transaction(async (tx) => {
          await removeSubscriber(tx, email)
          await tellAccount(tx, email, false, context.now())
        })
      },
    ),
  ]
}

/** Sends a letter that asks, or, to a subscriber, one that says so: the same work either way. */
async function inviteReader(context: ServerContext, email: string, language: 'pl' | 'en'): Promise<void> {
  await context.database.transaction(async (tx) => {
    const [reader] = await tx
      .select()
      .from(newsletterReaders)
      .where(eq(newsletterReaders.emailFolded, foldEmail(email)))
    await enqueueLetter(
      tx,
      context,
      reader === undefined
        ? { kind: 'newsletter-confirm', to: email, language, ...confirmToken(context, email, language) }
        : welcomeLetter(context, { email: reader.email, language }),
    )
  })
}

function welcomeLetter(
  context: ServerContext,
  { email, language }: { email: string; language: 'pl' | 'en' },
) {
  const kind = 'newsletter-welcome' as const
  return { kind, to: email, language, unsubscribeToken: unsubscribeToken(context, email) }
}

/** A user with an account of this address sees the same choice among their preferences. */
async function tellAccount(
  tx: Transaction,
  email: string,
  marketingEmails: boolean,
  now: Date,
): Promise<void> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailFolded, foldEmail(email)), isNotNull(users.verifiedAt)))
  if (user !== undefined) await chooseForAccount(tx, user.id, { marketingEmails }, now)
}
