import * as z from 'zod/mini'

/** `POST /auth/verify-email/look` and `/decline`: the token of a letter's link, in the body and not in an address. */
export const emailLinkRequestSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

/** The content of a letter's link, shown to its holder. */
export const emailLinkSchema = z.object({
  /** To confirm the address of a new account, or the new one of an account there is. */
  purpose: z.enum(['verify', 'change']),
  /** The address the letter went to. */
  email: z.string(),
  /** When the account was made or the change was asked for, ISO 8601: tells which of several letters this is. */
  asked_at: z.string(),
  /** Whether the caller is signed in to this account: then no password is needed. */
  is_own: z.boolean(),
})

export type EmailLink = z.infer<typeof emailLinkSchema>
