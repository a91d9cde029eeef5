import type { ServerContext } from '#server/context.ts'
import { seal, unseal } from '#server/mail/seal.ts'

/** How long a link that confirms is good for. */
const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60_000

type Language = 'pl' | 'en'

/**
 * A token that confirms an address. It holds all data itself, so that the server keeps nothing of a person
 * who never confirms. Within its time it may be reused: confirming is idempotent.
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

/** Whom a token confirms; null for one that is not ours or has run out. */
export function openConfirmToken(
  { config, now }: Pick<ServerContext, 'config' | 'now'>,
  token: string,
): { email: string; language: Language } | null {
  const [, until, language, email] =
    /^(\d+) (pl|en) (.+)$/.exec(unseal(config.auth.secret, 'newsletter confirm', token) ?? '') ?? []
  if (email === undefined || Number(until) <= now().getTime()) return null
  return { email, language: language === 'en' ? 'en' : 'pl' }
}

/** A token that takes an address off the list, for good: it stands in every letter of the newsletter. */
export function unsubscribeToken({ config }: Pick<ServerContext, 'config'>, email: string): string {
  return seal(config.auth.secret, 'newsletter leave', email)
}

/** Whom a token takes off the list; null for one that is not ours. */
export function openUnsubscribeToken(
  { config }: Pick<ServerContext, 'config'>,
  token: string,
): string | null {
  return unseal(config.auth.secret, 'newsletter leave', token)
}
