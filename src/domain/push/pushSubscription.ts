import * as z from 'zod/mini'
import { GENERATION_STATUSES } from '../generation/generation.ts'

/** A browser's push subscription, as its `toJSON()` gives it. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url().check(z.maxLength(1_000)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
})
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>

/** `DELETE /api/v1/push/subscriptions`. */
export const pushEndpointSchema = z.pick(pushSubscriptionSchema, { endpoint: true })

/** The longest word of a message; a whole message has to fit into 4 kB. */
const words = z.string().check(z.maxLength(500))

/** The content of a push message, by its kind: nothing that would tell a stranger who reads it the person's work. */
export const pushMessageSchema = z.discriminatedUnion('kind', [
  /** A generation has ended. */
  z.object({ kind: z.literal('generation'), id: z.string(), status: z.enum(GENERATION_STATUSES) }),
  /** A product that the person waited for is back. */
  z.object({ kind: z.literal('restocked'), handle: z.string() }),
  /** Days the person wanted to be reminded of, in their words: encrypted on the way, to their browser alone. */
  z.object({ kind: z.literal('date'), id: z.string(), title: words, body: words }),
  /** A run of a template has ended. */
  z.object({ kind: z.literal('run'), id: z.string(), slug: z.string(), status: z.enum(GENERATION_STATUSES) }),
])
export type PushMessage = z.infer<typeof pushMessageSchema>
