import { z } from 'zod'
import { orderViewSchema } from '#domain/checkout/checkoutView.ts'
import { SHIPPING_METHOD_CODES } from '#domain/checkout/shippingMethods.ts'
import { GENERATION_TYPES } from '#domain/generation/engines.ts'
import { CARRIERS } from '#domain/orders/carriers.ts'
import { comingDateSchema } from './comingWords.ts'

const common = { to: z.string(), language: z.enum(['pl', 'en']) }
/** A link that is valid until then; after that the letter isn't sent any more either. */
const link = { token: z.string(), validUntil: z.coerce.date() }
/** A link that unsubscribes from such letters for good. */
const leave = { unsubscribeToken: z.string() }

/** A thing that one person writes to another and has us send. */
export const CARD_THINGS = ['card', 'letter', 'message', 'email'] as const
export type CardThing = (typeof CARD_THINGS)[number]
/** Names in these two have passed `plainName`; letters noted before they had names have none. */
const ofCard = { thing: z.enum(CARD_THINGS).default('card'), recipient: z.string().default('') }

/** A letter to be written, as the outbox keeps it. Its words are made when it is sent. */
export const letterSchema = z.discriminatedUnion('kind', [
  /** To a new account: confirms the address. */
  z.object({
    kind: z.literal('verify-email'),
    ...common,
    ...link,
    /** Tells which of several accounts of one address; older letters have none. */
    registeredAt: z.coerce.date().optional(),
  }),
  /** Sent instead when the address has an account already. */
  z.object({ kind: z.literal('account-exists'), ...common }),
  z.object({ kind: z.literal('reset-password'), ...common, ...link }),
  z.object({ kind: z.literal('password-changed'), ...common }),
  /** To the new address of an account. */
  z.object({ kind: z.literal('confirm-new-email'), ...common, ...link }),
  /** To the old address, once the new one counts. */
  z.object({ kind: z.literal('email-changed'), ...common }),
  z.object({ kind: z.literal('passkey-added'), ...common }),
  z.object({ kind: z.literal('account-deleted'), ...common }),
  /** To a user who became an administrator or stopped being one. */
  z.object({ kind: z.literal('administrator-changed'), ...common, isAdministrator: z.boolean() }),
  z.object({ kind: z.literal('newsletter-confirm'), ...common, ...link }),
  z.object({ kind: z.literal('newsletter-welcome'), ...common, ...leave }),
  /** An issue of the newsletter, or a test of one. */
  z.object({
    kind: z.literal('newsletter-issue'),
    ...common,
    ...leave,
    words: z.object({ subject: z.string(), preheader: z.string(), body: z.string() }),
  }),
  /** To the buyer, with an account or without: their order, in the words of the order's page. */
  z.object({
    kind: z.literal('order-placed'),
    ...common,
    order: orderViewSchema,
    checkoutToken: z.string(),
  }),
  /** To the buyer: their parcel has left, or its number was corrected. */
  z.object({
    kind: z.literal('parcel-sent'),
    ...common,
    order: z.object({ number: z.string(), shippingMethod: z.enum(SHIPPING_METHOD_CODES) }),
    carrier: z.enum(CARRIERS),
    /** Empty where the carrier gives none. */
    trackingNumber: z.string(),
    isCorrected: z.boolean(),
    checkoutToken: z.string(),
  }),
  /** Asks for confirmation that a product, by its store's name, should be reported when it is back. */
  z.object({ kind: z.literal('restock-confirm'), ...common, ...link, product: z.string() }),
  /** The product is available again. */
  z.object({
    kind: z.literal('restocked'),
    ...common,
    ...leave,
    product: z.string(),
    handle: z.string(),
  }),
  /** To a card's recipient, on its day. */
  z.object({
    kind: z.literal('card'),
    ...common,
    ...ofCard,
    cardToken: z.string(),
    /** Empty when the giver gave no name. */
    sender: z.string().default(''),
    /** The giver wants to stay unnamed. */
    isAnonymous: z.boolean().default(false),
  }),
  /** To a card's giver: the recipient's reply. */
  z.object({
    kind: z.literal('card-thanks'),
    ...common,
    ...ofCard,
    words: z.string(),
    isAnonymous: z.boolean(),
    checkoutToken: z.string(),
  }),
  /** To the giver on that day, when some of the card's words are missing: it wasn't sent. */
  z.object({ kind: z.literal('card-unfinished'), ...common, checkoutToken: z.string() }),
  /** A work took so long that its owner doesn't wait at the page any more. */
  z.object({
    kind: z.literal('work-finished'),
    ...common,
    ...leave,
    generation: z.object({ id: z.string(), type: z.enum(GENERATION_TYPES) }),
    end: z.enum(['completed', 'failed']),
  }),
  /** A run of a template took so long. */
  z.object({
    kind: z.literal('run-finished'),
    ...common,
    ...leave,
    run: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
    end: z.enum(['completed', 'failed']),
  }),
  z.object({ kind: z.literal('credits-low'), ...common, ...leave, available: z.int() }),
  /** To a person who wanted reminders of their own dates. */
  z.object({ kind: z.literal('dates-near'), ...common, ...leave, coming: z.array(comingDateSchema) }),
  /** From the contact page to the people who run the shop. */
  z.object({
    kind: z.literal('contact-message'),
    ...common,
    from: z.string(),
    orderNumber: z.string(),
    message: z.string(),
  }),
  /**
   * Never sent. Written when there is no recipient, so that the call does the same work and its time doesn't reveal who
   * has an account.
   */
  z.object({ kind: z.literal('nothing'), ...common }),
])

export type Letter = z.infer<typeof letterSchema>
export type LetterKind = Letter['kind']

/** A letter with a recipient. */
export type SentLetter = Exclude<Letter, { kind: 'nothing' }>

/**
 * The choice of a person by which each kind is sent: `always` for letters that an account or an order needs, `dates`
 * for the choice at each of their dates, else the preference that switches it off; `restock` is asked for one by one,
 * and withdrawn by its own letter.
 */
export const LETTER_CHOICE = {
  'verify-email': 'always',
  'account-exists': 'always',
  'reset-password': 'always',
  'password-changed': 'always',
  'confirm-new-email': 'always',
  'email-changed': 'always',
  'passkey-added': 'always',
  'account-deleted': 'always',
  'administrator-changed': 'always',
  'newsletter-confirm': 'always',
  'restock-confirm': 'always',
  'order-placed': 'always',
  'parcel-sent': 'always',
  card: 'always',
  'card-thanks': 'always',
  'card-unfinished': 'always',
  'contact-message': 'always',
  'newsletter-welcome': 'marketingEmails',
  'newsletter-issue': 'marketingEmails',
  'work-finished': 'emailNotifications',
  'run-finished': 'emailNotifications',
  'credits-low': 'emailNotifications',
  restocked: 'restock',
  'dates-near': 'dates',
} as const satisfies Record<
  SentLetter['kind'],
  'always' | 'dates' | 'emailNotifications' | 'marketingEmails' | 'restock'
>

type KindsBy<Choice> = {
  [Kind in SentLetter['kind']]: (typeof LETTER_CHOICE)[Kind] extends Choice ? Kind : never
}[SentLetter['kind']]

/** A letter that `emailNotifications` switches off. */
export type Notice = Extract<SentLetter, { kind: KindsBy<'emailNotifications'> }>
