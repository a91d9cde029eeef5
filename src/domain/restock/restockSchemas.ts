import * as z from 'zod/mini'

/** `POST /api/v1/restock`: asks to be told when a form of a product can be had again. */
export const restockRequestSchema = z.object({
  /** As the storefront names it. */
  variantId: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The address of the letter; null for the signed-in user's address. */
  email: z.nullable(z.string().check(z.maxLength(254))),
  language: z.enum(['pl', 'en']),
})
export type RestockRequest = z.infer<typeof restockRequestSchema>

/** `waiting`: it is noted; `letter`: a letter first confirms the address, whether or not it has an account. */
export const restockOutcomeSchema = z.object({ outcome: z.enum(['waiting', 'letter']) })
export type RestockOutcome = z.infer<typeof restockOutcomeSchema>

const waitedForSchema = z.object({
  id: z.string(),
  variantId: z.string(),
  handle: z.string(),
  /** Of the product, and of its form where it has several, in the language it was asked in. */
  title: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
  /** When it is given up; ISO 8601. */
  until: z.string(),
})
export type WaitedFor = z.infer<typeof waitedForSchema>

/** `GET /api/v1/account/restock`: the products that the confirmed address waits for, newest first. */
export const waitedForListSchema = z.object({ products: z.array(waitedForSchema) })
export type WaitedForList = z.infer<typeof waitedForListSchema>
