import { acceptedSchema } from '#domain/account/credentials.ts'
import { checkContactMessage, contactMessageSchema } from '#domain/contact/contactMessage.ts'
import { tidyEmail } from '#domain/contact/emailAddress.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { tidyText } from '#domain/contact/tidyText.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerConfig } from '#server/platform/config.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { CONTACT_FROM_ADDRESS, CONTACT_OF_ACCOUNT } from './limits.ts'

/** The contact form: sends a letter to the people who run the shop, who can answer it. */
export function contactRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'POST /api/v1/contact',
      {
        summary: 'Sends a message to whoever runs the shop',
        body: contactMessageSchema,
        answer: acceptedSchema,
        status: 202,
        refusals: ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      async ({ body, address }) => {
        const problems = [...checkContactMessage(body)]
        if (problems.length > 0) throw new Refusal('VALIDATION_FAILED', { problems })
        const from = tidyEmail(body.email)
        await throttle(context, CONTACT_FROM_ADDRESS, address)
        await throttle(context, CONTACT_OF_ACCOUNT, foldEmail(from))
        await context.database.transaction((tx) =>
          enqueueLetter(tx, context, {
            kind: 'contact-message',
            to: operatorAddress(context.config),
            language: 'pl',
            from,
            orderNumber: tidyText(body.order_number),
            message: body.message.trim(),
          }),
        )
        return { status: 'accepted' as const }
      },
    ),
  ]
}

/** Where messages go: the seller's address, else the one that letters come from. */
function operatorAddress({ seller, mail }: ServerConfig): string {
  return seller.email === '' ? (/<([^<>]+)>/.exec(mail.from)?.[1] ?? mail.from) : seller.email
}
