import type { ServerContext } from '#server/platform/context.ts'
import { seal, unseal } from '#server/platform/mail/seal.ts'

/** How long a confirmation link is valid. */
const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60_000

type Language = 'pl' | 'en'

/**
 * A token that confirms an address. It holds all data itself, so that the server keeps nothing of a person who never
 * confirms. Within its time it may be reused: confirming is idempotent.
 */
export function confirmToken(
  { config, now }: Pick<ServerContext, 'config' | 'now'>,
  email: string,
  language: Language,
): { token: string; validUntil: Date } {
  const validUntil = new Date(now().getTime() + CONFIRM_WITHIN_MS)
  const content = `${validUntil.getTime()} ${language} ${email}`
  return { token: seal(config.auth.secret, 'newsletter confirm', content), validUntil }
}

/** The address that a token confirms; null for an invalid or expired one. */
export function openConfirmToken(
  { config, now }: Pick<ServerContext, 'config' | 'now'>,
  token: string,
): { email: string; language: Language } | null {
  const [, until, language, email] =
    /^(\d+) (pl|en) (.+)$/.exec(unseal(config.auth.secret, 'newsletter confirm', token) ?? '') ?? []
  if (email === undefined || Number(until) <= now().getTime()) return null
  return { email, language: language === 'en' ? 'en' : 'pl' }
}

/** A token that unsubscribes an address for good: every letter of the newsletter has it. */
export function unsubscribeToken({ config }: Pick<ServerContext, 'config'>, email: string): string {
  return seal(config.auth.secret, 'newsletter leave', email)
}

/** The address that a token unsubscribes; null for one that is not ours. */
export function openUnsubscribeToken(
  { config }: Pick<ServerContext, 'config'>,
  token: string,
): string | null {
  return unseal(config.auth.secret, 'newsletter leave', token)
}
