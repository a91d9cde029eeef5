import type { ServerContext } from '#server/platform/context.ts'
import { seal, unseal } from '#server/platform/mail/seal.ts'

/** A token that switches a person's notices off for good: every notice has it. */
export function noticeToken({ config }: Pick<ServerContext, 'config'>, userId: string): string {
  return seal(config.auth.secret, 'notices leave', userId)
}

/** The person whose notices a token switches off; null for one that is not ours. */
export function openNoticeToken({ config }: Pick<ServerContext, 'config'>, token: string): string | null {
  return unseal(config.auth.secret, 'notices leave', token)
}
