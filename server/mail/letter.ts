import { z } from 'zod'

const common = { to: z.string(), language: z.enum(['pl', 'en']) }
/** A link that is good until then; after that the letter isn't sent any more either. */
const link = { token: z.string(), validUntil: z.coerce.date() }

/** A letter to be written, as the outbox keeps it. Its words come at the moment it is sent. */
export const letterSchema = z.discriminatedUnion('kind', [
  /** To a new account: confirms the address. */
  z.object({
    kind: z.literal('verify-email'),
    ...common,
    ...link,
    /** Tells which of several accounts of one address; letters that were written before it was told have none. */
    registeredAt: z.coerce.date().optional(),
  }),
  /** Instead of it, where the address has an account already. */
  z.object({ kind: z.literal('account-exists'), ...common }),
  z.object({ kind: z.literal('reset-password'), ...common, ...link }),
  z.object({ kind: z.literal('password-changed'), ...common }),
  /** To the new address of an account. */
  z.object({ kind: z.literal('confirm-new-email'), ...common, ...link }),
  /** To the old one, once the new one counts. */
  z.object({ kind: z.literal('email-changed'), ...common }),
  z.object({ kind: z.literal('passkey-added'), ...common }),
  z.object({ kind: z.literal('account-deleted'), ...common }),
  /** To whoever became an administrator or ceased to be one. */
  z.object({ kind: z.literal('administrator-changed'), ...common, isAdministrator: z.boolean() }),
  z.object({ kind: z.literal('newsletter-confirm'), ...common, ...link }),
  z.object({ kind: z.literal('newsletter-welcome'), ...common, unsubscribeToken: z.string() }),
  /**
   * Never sent. Written where there is nobody to write to, so that the call does the same work as for somebody
   * and its time doesn't tell who has an account.
   */
  z.object({ kind: z.literal('nothing'), ...common }),
])

export type Letter = z.infer<typeof letterSchema>
export type LetterKind = Letter['kind']

/** A letter that reaches somebody. */
export type SentLetter = Exclude<Letter, { kind: 'nothing' }>
