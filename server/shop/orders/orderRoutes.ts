import { billingSchema } from '#domain/account/billing.ts'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import { canBePrinted } from '#domain/gifts/canBePrinted.ts'
import { cardDeliveryChangeSchema, cardSchema, cardSendingSchema } from '#domain/gifts/card.ts'
import { cardThanksSchema } from '#domain/gifts/cardThanks.ts'
import { checkDetails, NO_DETAILS } from '#domain/gifts/personalization.ts'
import { checkInvoiceBuyer } from '#domain/orders/invoice.ts'
import {
  fileWordsSchema,
  type OrderFiles,
  orderFilesQuerySchema,
  orderFilesSchema,
} from '#domain/orders/orderFiles.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { GIFT_FROM_ADDRESS } from '#server/shop/gifts/limits.ts'
import { changeDelivery, findCard, markReceived, sendCard } from './cards.ts'
import { giveWords } from './giveWords.ts'
import { issueInvoice } from './issueInvoice.ts'
import { INVOICE_FROM_ADDRESS, WORDS_FROM_ADDRESS } from './limits.ts'
import { orderFiles } from './orderFiles.ts'
import { TOKEN } from './privateToken.ts'
import { takeThanks } from './takeThanks.ts'

const FILE = /^\d{1,4}$/

/** The follow-up of an order, for a person with its page's token. */
export function orderRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const filesOf = async (token: string, language: 'pl' | 'en'): Promise<OrderFiles> => {
    const files = TOKEN.test(token) ? await orderFiles(context, token, language) : null
    if (files === null) throw new Refusal('NOT_FOUND')
    return files
  }
  return [
    openEndpoint(
      'GET /api/v1/orders/{token}/files',
      {
        summary: 'The files that an order brings and its invoice, at addresses that are good for an hour',
        query: orderFilesQuerySchema,
        answer: orderFilesSchema,
        refusals: ['NOT_FOUND'],
      },
      ({ path, query }) => filesOf(path('token'), query.lang),
    ),
    openEndpoint(
      'PUT /api/v1/orders/{token}/files/{file}/words',
      {
        summary: 'Puts the buyer’s words into the text of a file, in place of those given before',
        body: fileWordsSchema,
        query: orderFilesQuerySchema,
        answer: orderFilesSchema,
        refusals: ['VALIDATION_FAILED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
      },
      async ({ path, body, query, address }) => {
        const problems = Object.entries({ ...body.words, text: body.text ?? '' })
          .filter(([, words]) => !canBePrinted(words))
          .map(([field]) => ({ field, code: 'unprintable' as const }))
        if (problems.length > 0) throw new Refusal('VALIDATION_FAILED', { problems })
        await throttle(context, WORDS_FROM_ADDRESS, address)
        const token = path('token')
        const isGiven =
          TOKEN.test(token) &&
          FILE.test(path('file')) &&
          (await giveWords(
            context,
            { token, file: path('file') },
            { given: body.words, text: body.text ?? null },
          ))
        if (!isGiven) throw new Refusal('NOT_FOUND')
        return filesOf(token, query.lang)
      },
    ),
    openEndpoint(
      'PUT /api/v1/orders/{token}/files/{file}/delivery',
      {
        summary: 'Says to whom and when a card goes that wasn’t sent yet',
        body: cardDeliveryChangeSchema,
        query: orderFilesQuerySchema,
        answer: orderFilesSchema,
        refusals: ['NOT_FOUND', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      async ({ path, body, query, address }) => {
        const { recipient_email: recipientEmail, delivery_date: deliveryDate, time_zone: timeZone } = body
        const asked = { ...NO_DETAILS, recipientName: '-', recipientEmail, deliveryDate }
        const problems = checkDetails(asked, calendarDay(context.now(), timeZone)).map(({ field, code }) => ({
          field: field === 'recipientEmail' ? 'recipient_email' : 'delivery_date',
          code,
        }))
        if (problems.length > 0) throw new Refusal('VALIDATION_FAILED', { problems })
        await throttle(context, GIFT_FROM_ADDRESS, address)
        const [token, file] = [path('token'), path('file')]
        const isKnown = TOKEN.test(token) && FILE.test(file)
        if (!isKnown || !(await changeDelivery(context, { token, file }, body)))
          throw new Refusal('NOT_FOUND')
        return filesOf(token, query.lang)
      },
    ),
    openEndpoint(
      'POST /api/v1/orders/{token}/files/{file}/send',
      {
        summary:
          'Sends a card before its day, at once or in half an hour; one that was sent before stays sent',
        body: cardSendingSchema,
        query: orderFilesQuerySchema,
        answer: orderFilesSchema,
        refusals: ['NOT_FOUND', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      async ({ path, body, query, address }) => {
        await throttle(context, GIFT_FROM_ADDRESS, address)
        const [token, file] = [path('token'), path('file')]
        const outcome =
          TOKEN.test(token) && FILE.test(file)
            ? await sendCard(context, { token, file }, body.when)
            : 'unknown'
        if (outcome === 'unknown') throw new Refusal('NOT_FOUND')
        if (outcome !== 'agreed') {
          const field = outcome === 'unfinished' ? 'words' : 'recipient_email'
          throw new Refusal('VALIDATION_FAILED', { problems: [{ field, code: 'required' }] })
        }
        return filesOf(token, query.lang)
      },
    ),
    openEndpoint(
      'GET /api/v1/cards/{token}',
      { summary: 'A card, for whoever has its private address', answer: cardSchema, refusals: ['NOT_FOUND'] },
      async ({ path }) => {
        const found = await findCard(context, path('token'))
        if (found === null) throw new Refusal('NOT_FOUND')
        return found.card
      },
    ),
    openEndpoint(
      'POST /api/v1/cards/{token}/received',
      {
        summary: 'Says to the giver that a card has arrived',
        refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
      },
      async ({ path, address }) => {
        await throttle(context, WORDS_FROM_ADDRESS, address)
        const isKnown = TOKEN.test(path('token')) && (await markReceived(context, path('token')))
        if (!isKnown) throw new Refusal('NOT_FOUND')
      },
    ),
    openEndpoint(
      'POST /api/v1/cards/{token}/thanks',
      {
        summary:
          'Sends the recipient’s thanks for a card to its giver as a letter, once; nobody’s address is told',
        body: cardThanksSchema,
        refusals: ['NOT_FOUND', 'VALIDATION_FAILED', 'THANKED_ALREADY', 'TOO_MANY_REQUESTS'],
      },
      async ({ path, body, address }) => {
        await takeThanks(context, { token: path('token'), body, address })
      },
    ),
    openEndpoint(
      'POST /api/v1/orders/{token}/invoice',
      {
        summary: 'Issues the invoice of an order to this buyer; one that was issued before stays as it is',
        body: billingSchema,
        query: orderFilesQuerySchema,
        answer: orderFilesSchema,
        refusals: ['NOT_FOUND', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      async ({ path, body, query, address }) => {
        const problems = [...checkInvoiceBuyer(body)]
        if (problems.length > 0) throw new Refusal('VALIDATION_FAILED', { problems })
        await throttle(context, INVOICE_FROM_ADDRESS, address)
        const token = path('token')
        if (!TOKEN.test(token) || (await issueInvoice(context, token, body)) === null) {
          throw new Refusal('NOT_FOUND')
        }
        return filesOf(token, query.lang)
      },
    ),
  ]
}
