import type { IntentHandler } from '../outbox/handler.ts'
import { isIntentOf } from '../outbox/intent.ts'
import { lateSender } from '../outbox/lateSender.ts'
import { enqueueRunCancel, enqueueRunPoll } from './enqueueRun.ts'

/** Starts what a click asked for. The same refCode costs once, however often it is sent. */
export const runHandler: IntentHandler<'templateRuns'> = {
  sender: senderOf('template.run'),
  isChange: true,
  async discard(stores, intent) {
    if (!isIntentOf(intent, 'template.run')) return
    const row = await stores.templateRuns.get(intent.arguments.refCode)
    if (row?.status !== 'pending') return
    if (row.wasSent) await enqueueRunCancel(stores, row)
    await stores.templateRuns.delete(row.refCode)
  },
}

/** Stops on the server what a person doesn’t want any more, whether its start was ever answered or not. */
export const runCancelHandler: IntentHandler<'templateRuns'> = {
  sender: senderOf('template.cancel'),
  isChange: true,
  async discard(stores, intent) {
    if (!isIntentOf(intent, 'template.cancel')) return
    await stores.templateRuns.update(intent.arguments.refCode, { isCancelling: false, attempts: 0 })
    await enqueueRunPoll(stores, 0)
  },
}

/** Asks how every run under way stands. As long as one is, the next question follows. */
export const runPollHandler: IntentHandler<'templateRuns'> = {
  sender: senderOf('template.poll'),
  isChange: false,
  discard: () => Promise.resolve(),
}

function senderOf(kind: 'template.run' | 'template.cancel' | 'template.poll') {
  return lateSender(
    { service: 'product-api', stores: ['templateRuns'], manner: 'in-order' },
    async () => (await import('./sendRuns.ts')).SEND_RUNS[kind],
  )
}
