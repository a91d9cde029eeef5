import type { ServerContext } from '#server/platform/context.ts'
import { startSchedule } from '#server/platform/tasks/schedule.ts'
import { type Letter, letterSchema } from './letter.ts'
import { claimDueLetters, type OutgoingLetter, settleSent, settleUnsent } from './outbox.ts'
import { renderLetter } from './renderLetter.ts'
import { unseal } from './seal.ts'
import { letterTransport, type SendLetter } from './transport.ts'

const IDLE_MS = 500

/** Sends every due letter once; returns how many it tried. */
export async function deliverDueLetters(context: ServerContext, send: SendLetter): Promise<number> {
  const held = await claimDueLetters(context)
  await Promise.all(held.map((row) => deliver(context, row, send)))
  return held.length
}

async function deliver(context: ServerContext, row: OutgoingLetter, send: SendLetter): Promise<void> {
  const letter = openLetter(context, row)
  if (letter === null) return settleUnsent(context, row, { code: 'UNREADABLE', isFinal: true })
  if (letter.kind === 'nothing') return settleSent(context, row.id)
  if ('validUntil' in letter && letter.validUntil <= context.now()) {
    return settleUnsent(context, row, { code: 'TOO_LATE', isFinal: true })
  }
  try {
    await send(row.id, await renderLetter(letter, context.config.publicOrigin))
    await settleSent(context, row.id)
  } catch (error) {
    const outcome = failureOf(error)
    // Not the error itself: mail servers' errors name the person.
    context.log.warn('a letter could not be sent', { id: row.id, kind: row.kind, ...outcome })
    await settleUnsent(context, row, outcome)
  }
}

/** Null for a letter sealed with another installation's secret, or of a kind that this version doesn't know. */
function openLetter({ config }: ServerContext, { sealed }: OutgoingLetter): Letter | null {
  const opened = unseal(config.auth.secret, 'outgoing letter', sealed ?? '')
  if (opened === null) return null
  return letterSchema.safeParse(JSON.parse(opened)).data ?? null
}

/** The note of a failed try to send: a code that names no person, and whether a retry could succeed. */
export function failureOf(error: unknown): { code: string; isFinal: boolean } {
  if (!(error instanceof Error)) return { code: 'UNKNOWN', isFinal: false }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const reply = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  // The mail server refuses this very letter, and would again; a refused sign-in of ours can still be fixed.
  const isRefused = 'permanent' in error && error.permanent === true
  return { code: `${code}${reply}`, isFinal: isRefused && (code === 'EENVELOPE' || code === 'EMESSAGE') }
}

/** Sends due letters, until stopped. `stop` waits for letters being sent. */
export function startMailDelivery(context: ServerContext): { stop(): Promise<void> } {
  const transport = letterTransport(context)
  const delivery = startSchedule(context, [
    { name: 'delivery of letters', everyMs: IDLE_MS, run: () => deliverDueLetters(context, transport.send) },
  ])
  return {
    async stop() {
      await delivery.stop()
      transport.close()
    },
  }
}
