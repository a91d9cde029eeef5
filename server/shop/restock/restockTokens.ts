import { z } from 'zod'
import type { ServerContext } from '#server/platform/context.ts'
import { seal, unseal } from '#server/platform/mail/seal.ts'

/** How long a confirmation link is valid. */
const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60_000

const askedSchema = z.object({
  until: z.number(),
  email: z.string(),
  language: z.enum(['pl', 'en']),
  variantId: z.string(),
  handle: z.string(),
  title: z.string(),
})

/** The address and the variant of a request. */
export type Asked = Omit<z.infer<typeof askedSchema>, 'until'>

/**
 * A token that confirms one request. It holds all data itself, so that the server keeps nothing of a person who never
 * confirms. Within its time it may be reused: confirming is idempotent.
 */
export function requestToken(
  { config, now }: Pick<ServerContext, 'config' | 'now'>,
  asked: Asked,
): { token: string; validUntil: Date } {
  const until = now().getTime() + CONFIRM_WITHIN_MS
  const token = seal(config.auth.secret, 'restock request', JSON.stringify({ ...asked, until }))
  return { token, validUntil: new Date(until) }
}

/** A token's request, and whether it still confirms; null for one that is not ours. */
export function openRequestToken(
  { config, now }: Pick<ServerContext, 'config' | 'now'>,
  token: string,
): (Asked & { readonly isGood: boolean }) | null {
  const content = unseal(config.auth.secret, 'restock request', token)
  if (content === null) return null
  const { until, ...asked } = askedSchema.parse(JSON.parse(content))
  return { ...asked, isGood: until > now().getTime() }
}

/** A token that withdraws all requests of an address: every letter about a product has it. */
export function leaveToken({ config }: Pick<ServerContext, 'config'>, email: string): string {
  return seal(config.auth.secret, 'restock leave', email)
}

/** The address whose requests a token withdraws; null for one that is not ours. */
export function openLeaveToken({ config }: Pick<ServerContext, 'config'>, token: string): string | null {
  return unseal(config.auth.secret, 'restock leave', token)
}
