import { calendarDay } from '#domain/gifts/calendarDay.ts'
import { unprintableWords } from '#domain/gifts/canBePrinted.ts'
import { checkGift } from '#domain/gifts/personalization.ts'
import { type PersonalizationBody, personalizationOf } from '#domain/gifts/personalizationBody.ts'
import { personalizationBodySchema } from '#domain/gifts/personalizationSchema.ts'
import { checkPersonal } from '#domain/personal/checkPersonal.ts'
import { isPersonal } from '#domain/personal/personalHandles.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { GIFT_FROM_ADDRESS, KILOBYTES_OF_GIFTS_FROM_ADDRESS } from './limits.ts'
import { savePersonalization } from './personalizations.ts'

/** The names of the request's fields that a rule of the form may mention. */
const FIELDS = {
  recipientName: 'recipient_name',
  recipientEmail: 'recipient_email',
  recipientPhone: 'recipient_phone',
  message: 'message',
  deliveryDate: 'delivery_date',
  occasion: 'occasion',
  specialInstructions: 'special_instructions',
  giftWrap: 'gift_wrap',
  anonymousSender: 'anonymous_sender',
} as const satisfies Record<string, keyof PersonalizationBody>

/** The invalid fields of a personalization; a problem names `words`, since the fields are the product's. */
function personalProblems({ handle, words }: PersonalizationBody) {
  if (handle === undefined || !isPersonal(handle)) return []
  return checkPersonal(handle, words?.given ?? {}).map(({ code }) => ({
    field: 'words' as const,
    code: code === 'sign' ? ('wrong' as const) : code,
  }))
}

/**
 * Personalizations of gifts. A caller who knows the line's id, which the giver's device made at random, may change it:
 * it has no effect until an order has such a line.
 */
export function giftRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'POST /api/v1/personalizations',
      {
        summary: 'Saves the gift of a cart’s line, in place of what was saved of it before',
        body: personalizationBodySchema,
        refusals: ['VALIDATION_FAILED', 'NOT_FOUND', 'BEING_MADE', 'TOO_MANY_REQUESTS'],
      },
      async ({ body, caller, address }) => {
        const today = calendarDay(context.now(), body.time_zone)
        const problems = [
          ...checkGift(personalizationOf(body), today).map(({ field, code }) => ({
            field: FIELDS[field],
            code,
          })),
          ...personalProblems(body),
          ...(body.words !== null && unprintableWords(body.words).length > 0
            ? [{ field: 'words' as const, code: 'unprintable' as const }]
            : []),
        ]
        if (problems.length > 0) throw new Refusal('VALIDATION_FAILED', { problems })
        await throttle(context, GIFT_FROM_ADDRESS, address)
        const kilobytes = Math.ceil(JSON.stringify(body).length / 1_000)
        await throttle(context, KILOBYTES_OF_GIFTS_FROM_ADDRESS, address, kilobytes)
        const outcome = await savePersonalization(context, body, caller?.user.id ?? null)
        if (outcome === 'being made') throw new Refusal('BEING_MADE')
        if (outcome === 'unknown') throw new Refusal('NOT_FOUND')
      },
    ),
  ]
}
