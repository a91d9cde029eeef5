import { Hono } from 'hono'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { cardThanksSchema } from '#domain/gifts/cardThanks.ts'
import { CARD_THANKS_FORM, PLAIN_FIELDS } from '#domain/plainShop/plainForms.ts'
import { NOTICE_PARAMETER } from '#domain/plainShop/plainPage.ts'
import { addressOf } from '#server/platform/api/callerAddress.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { takeThanks } from '#server/shop/orders/takeThanks.ts'
import { readForm } from './readForm.ts'

/** Thanks for a card from a recipient without a script: as the endpoint takes them, and back to the card. */
export function cardForms(context: ServerContext): Hono {
  const routes = new Hono()
  routes.post(CARD_THANKS_FORM, async (c) => {
    const token = c.req.param('token')
    const body = cardThanksSchema.safeParse({ words: (await readForm(c)).get(PLAIN_FIELDS.words) ?? '' })
    if (!body.success) return errorAnswer('INVALID_REQUEST')
    const path = screenPath('/kartka/$token', { token })
    try {
      await takeThanks(context, { token, body: body.data, address: addressOf(context, c) })
      return c.redirect(path, 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return c.redirect(`${path}?${NOTICE_PARAMETER}=${error.code}`, 303)
    }
  })
  return routes
}
