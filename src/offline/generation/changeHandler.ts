import { changeGeneration } from '#api/product/generationCalls.ts'
import { isRefusal } from '../outbox/failure.ts'
import type { IntentHandler, SendContext, SendResult } from '../outbox/handler.ts'
import type { IntentRow } from '../outbox/intent.ts'
import { again, done, isGone, parked, sendOne } from '../outbox/outcomes.ts'
import { enqueueRead } from './enqueueGeneration.ts'

/** Brings tags and favourites to the archive. */
export const changeHandler: IntentHandler<'generations'> = {
  sender: {
    service: 'generators',
    stores: ['generations'],
    manner: 'fifo',
    send: (intents, context) =>
      sendOne(intents, 'generation.change', (intent) => sendChange(intent, context)),
  },
  isChange: true,
  /** Reads the archive's present state instead. */
  discard: (stores) => enqueueRead(stores),
}

async function sendChange(
  intent: IntentRow<'generation.change'>,
  { db, productApi }: SendContext,
): Promise<SendResult<'generations'>> {
  const { refCode, change } = intent.arguments
  const id = (await db.generations.get(refCode))?.id ?? intent.arguments.id
  // Never started: its start brings them along, should it come.
  if (id === null) return done(intent)
  try {
    await changeGeneration(await productApi(), id, change, { idempotencyKey: intent.idempotencyKey })
    return done(intent)
  } catch (error) {
    if (isGone(error)) return done(intent)
    return isRefusal(error) ? parked(intent, error) : again(intent, error)
  }
}
