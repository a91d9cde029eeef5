import * as z from 'zod/mini'

export const newsletterRequestSchema = z.object({
  email: z.string().check(z.maxLength(254)),
  language: z.enum(['pl', 'en']),
})

/** Of `/newsletter/confirm` and `/newsletter/unsubscribe`, in the query. The token holds the address, sealed. */
export const newsletterTokenSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(1200)) })
