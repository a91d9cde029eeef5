import { t as datetime } from './iso-DqmrjKOJ.js'
import {
  $n as string,
  An as _enum,
  Gn as optional,
  Hn as nullable,
  Ln as extend,
  Mn as array,
  Nn as boolean,
  Qn as refine,
  Rn as int,
  Wn as object,
  Zn as record,
  lr as _maxLength,
} from '../renderPage.js'
import { t as isTimeZone } from './timeZone-B7K9s8gj.js'
import { t as LONGEST_TEXT } from './giftWords-Cedayq-c.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
// src/domain/orders/fileAddresses.ts
/** Where the forms of a file are had (`FILE_FORMS`): addresses that are signed and run out; null for what it hasn’t. */
var formAddressesSchema = object({
  print: nullable(string()),
  home: nullable(string()),
  picture: nullable(string()),
})
// src/domain/orders/fileKinds.ts
/** What a bought digital thing comes as. */
var FILE_KINDS = ['card', 'letter', 'message', 'email', 'course']
// src/domain/gifts/card.ts
/** How something written lies before whoever got it, closed. */
var frontSchema = object({
  url: string(),
  width: int(),
  height: int(),
  altText: string(),
})
/** How it reads: paragraphs, in which a line break stays one, and who signs them; an empty signature is none. */
var writtenSchema = object({
  paragraphs: array(string()),
  signature: string(),
})
/** `GET /api/v1/cards/{token}`: a card as whoever got it sees it. */
var cardSchema = extend(formAddressesSchema, {
  kind: _enum(FILE_KINDS),
  title: string(),
  /** What the text is written in. */
  language: _enum(['pl', 'en']),
  front: nullable(frontSchema),
  ...writtenSchema.shape,
  /** Who has ordered it; empty where they don’t want it said, or gave no name. */
  sender: string(),
  /** The giver’s words beside the card; empty without any. */
  message: string(),
  /** The file as it is on paper; the address is signed and runs out. */
  pdf: string(),
  /** The recipient has said that it arrived. */
  isReceived: boolean(),
})
/** A card's way to its recipient, as the giver sees it. */
var cardDeliverySchema = object({
  state: _enum(['planned', 'sent', 'received']),
  recipientName: string(),
  recipientEmail: string(),
  /** When it is or was sent. */
  at: nullable(datetime()),
  /** A calendar day, `YYYY-MM-DD`, or empty. */
  day: string(),
  /** One of `GIFT_DAYS`, or empty. */
  occasion: string(),
  /** Of the card’s private page, to be given by hand too. */
  token: string(),
})
object({
  recipient_email: string().check(_maxLength(320)),
  delivery_date: string().check(_maxLength(10)),
  time_zone: string().check(_maxLength(64), refine(isTimeZone)),
})
// src/domain/orders/orderFiles.ts
/**
 * The text of a file that is personalised: `template` with `{blanks}` in braces, and what was given for each; or a text
 * of the giver’s `own` instead.
 */
var fileTextSchema = object({
  template: string(),
  own: nullable(string()),
  blanks: array(
    object({
      name: string(),
      label: string(),
      given: string(),
    }),
  ),
})
/** A file of an order. Its address is signed and runs out: it is asked for anew each time. */
var orderFileSchema = extend(formAddressesSchema, {
  id: string(),
  kind: _enum(FILE_KINDS),
  title: string(),
  text: nullable(fileTextSchema),
  /** Of a card that its giver has written: its way to the recipient. */
  delivery: nullable(cardDeliverySchema),
  /** Null for what isn’t written to anybody. */
  front: nullable(frontSchema),
  written: nullable(writtenSchema),
  /** Its giver’s words are still to come from their device. */
  isAwaited: boolean(),
  url: string(),
})
/** `GET /api/v1/orders/{token}/files`: what an order brings as files, and its invoice once there is one. */
var orderFilesSchema = object({
  files: array(orderFileSchema),
  invoice: nullable(
    object({
      number: string(),
      url: string(),
    }),
  ),
})
object({ lang: _enum(['pl', 'en']) })
object({
  text: optional(nullable(string().check(_maxLength(LONGEST_TEXT)))),
  words: record(string().check(_maxLength(40)), string().check(_maxLength(300))),
})
// src/api/product/cardCalls.ts
/** The card at a private address. Rejects with NOT_FOUND. */
function readCard(api, token, options) {
  const request = {
    path: { token },
    answer: cardSchema,
    isAnonymous: true,
  }
  return api.call('GET /api/v1/cards/{token}', {
    ...options,
    ...request,
  })
}
/** Says to the giver that the card has arrived. Rejects with NOT_FOUND. */
function sayReceived(api, token, options) {
  const request = {
    path: { token },
    answer: NO_ANSWER,
    isAnonymous: true,
  }
  return api.call('POST /api/v1/cards/{token}/received', {
    ...keyed(options),
    ...request,
  })
}
/** Sends a card at once; one that was sent before stays sent. Rejects with NOT_FOUND, and VALIDATION_FAILED without an address. */
function sendCardNow(api, asked, options) {
  const { token, file, language } = asked
  const request = {
    path: {
      token,
      file,
    },
    query: { lang: language },
    answer: orderFilesSchema,
    isAnonymous: true,
  }
  return api.call('POST /api/v1/orders/{token}/files/{file}/send', {
    ...keyed(options),
    ...request,
  })
}
/** Says to whom and when a card goes. Rejects with NOT_FOUND for one that was sent, and VALIDATION_FAILED. */
function changeCardDelivery(api, asked, body, options) {
  const { token, file, language } = asked
  const request = {
    path: {
      token,
      file,
    },
    query: { lang: language },
    body,
    answer: orderFilesSchema,
    isAnonymous: true,
  }
  return api.call('PUT /api/v1/orders/{token}/files/{file}/delivery', {
    ...keyed(options),
    ...request,
  })
}
export { orderFilesSchema as a, sendCardNow as i, readCard as n, sayReceived as r, changeCardDelivery as t }
