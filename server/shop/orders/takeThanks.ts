import { type CardThanksBody, checkThanks } from '#domain/gifts/cardThanks.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { thankFor } from './cardThanks.ts'
import { THANKS_FROM_ADDRESS } from './limits.ts'
import { TOKEN } from './privateToken.ts'

interface AskedThanks {
  readonly token: string
  readonly body: CardThanksBody
  /** The caller's network address. */
  readonly address: string
}

/**
 * Takes thanks for a card from its recipient: moderated, limited, and sent once. Throws VALIDATION_FAILED,
 * TOO_MANY_REQUESTS, NOT_FOUND when there is no such card or no person to write to, and THANKED_ALREADY.
 */
export async function takeThanks(
  context: ServerContext,
  { token, body, address }: AskedThanks,
): Promise<void> {
  const problems = [...checkThanks(body)]
  if (problems.length > 0) throw new Refusal('VALIDATION_FAILED', { problems })
  await throttle(context, THANKS_FROM_ADDRESS, address)
  const outcome = TOKEN.test(token) ? await thankFor(context, token, body.words) : 'closed'
  if (outcome === 'closed') throw new Refusal('NOT_FOUND')
  if (outcome === 'sent before') throw new Refusal('THANKED_ALREADY')
}
