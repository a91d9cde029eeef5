import type { ServerContext } from '#server/platform/context.ts'
import { failureOf } from '#server/platform/mail/mailWorker.ts'
import { renderLetter } from '#server/platform/mail/renderLetter.ts'
import { hasTransport, letterTransport, type SendLetter } from '#server/platform/mail/transport.ts'
import { startSchedule } from '#server/platform/tasks/schedule.ts'
import { claimIssueLetter, settleSent, settleUnsent } from './issueQueue.ts'
import { unsubscribeToken } from './newsletterTokens.ts'

const IDLE_MS = 500

/** Sends the next due letter of an issue; returns how many it tried: none or one. */
export async function deliverIssueLetter(context: ServerContext, send: SendLetter): Promise<number> {
  const claimed = await claimIssueLetter(context)
  if (claimed === null) return 0
  const { row, to, words } = claimed
  try {
    const letter = await renderLetter(
      {
        kind: 'newsletter-issue',
        to,
        language: row.language,
        words,
        unsubscribeToken: unsubscribeToken(context, to),
      },
      context.config.publicOrigin,
    )
    await send(row.letterId, letter)
  } catch (error) {
    const outcome = failureOf(error)
    // Not the error itself: mail servers' errors name the person.
    context.log.warn('a letter of the newsletter could not be sent', { issue: row.issueId, ...outcome })
    await settleUnsent(context, row, outcome)
    return 1
  }
  await settleSent(context, row)
  return 1
}

/** Sends newsletter issues letter by letter, until stopped. `stop` waits for letters being sent. */
export function startNewsletterDelivery(context: ServerContext): { stop(): Promise<void> } {
  if (!hasTransport(context.config)) return { stop: () => Promise.resolve() }
  const transport = letterTransport(context)
  // Often enough to reach nearly the full pace.
  const everyMs = Math.min(IDLE_MS, 15_000 / context.config.newsletter.perMinute)
  const delivery = startSchedule(context, [
    { name: 'delivery of the newsletter', everyMs, run: () => deliverIssueLetter(context, transport.send) },
  ])
  return {
    async stop() {
      await delivery.stop()
      transport.close()
    },
  }
}
