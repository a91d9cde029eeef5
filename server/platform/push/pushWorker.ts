import type { ServerContext } from '#server/platform/context.ts'
import { startSchedule } from '#server/platform/tasks/schedule.ts'
import {
  claimDuePushes,
  forgetBrowser,
  forgetPush,
  MESSAGE_LIFE_MS,
  type OutgoingPush,
  putOffPush,
} from './pushOutbox.ts'
import { pushSender, type SendPush } from './sendPush.ts'

const IDLE_MS = 1_000

/** Sends every due message once; returns how many it tried. */
export async function deliverDuePushes(context: ServerContext, send: SendPush): Promise<number> {
  const held = await claimDuePushes(context)
  await Promise.all(held.map((push) => deliver(context, push, send)))
  return held.length
}

async function deliver(context: ServerContext, push: OutgoingPush, send: SendPush): Promise<void> {
  if (context.now().getTime() - push.createdAt.getTime() > MESSAGE_LIFE_MS) return forgetPush(context, push)
  const status = await send(push).catch(() => null)
  if (status === 404 || status === 410) return forgetBrowser(context, push)
  if (status === null || status === 429 || status >= 500) return putOffPush(context, push)
  // Not the address: anyone who has it could try to reach the browser.
  if (status >= 400) context.log.warn('a push service refused a message', { id: push.id, status })
  return forgetPush(context, push)
}

/** Sends due messages, until stopped. `stop` waits for messages being sent. */
export function startPushDelivery(context: ServerContext): { stop(): Promise<void> } {
  const send = pushSender(context.config.push)
  return startSchedule(context, [
    { name: 'delivery of push messages', everyMs: IDLE_MS, run: () => deliverDuePushes(context, send) },
  ])
}
