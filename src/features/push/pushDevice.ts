import { subscribeToPush, unsubscribeFromPush } from '#api/product/pushCalls.ts'
import { answerWithin } from '#domain/browser/answerWithin.ts'
import { askNotificationLeave, notificationLeave } from '#domain/browser/page/notifications.ts'
import type { Services } from '#services/services.tsx'
import { pushSubscriptionSchema } from '#domain/push/pushSubscription.ts'
import { database } from '#offline/openDatabase.ts'
import { persistNotificationTexts, type NotificationTexts } from '#offline/push/notificationTexts.ts'
import { cacheAccountCopy, readAccountCopy } from '#offline/session/accountCopies.ts'
import { workerLine } from '#offline/workerLine.ts'
import type { PushState } from './pushState.ts'

/** The longest wait for a push service, ms: an unreachable one may let a browser wait for ever. */
const SUBSCRIBED_WITHIN_MS = 30_000

type PushServices = Pick<Services, 'config' | 'productApi'>

/** That this user wants to be told on this device: it ends with the sign-in, like the server's half of it. */
const WISH = 'push'

/** The state of push on this device for this user. */
export async function readPushState({ config }: Services, userId: string): Promise<PushState> {
  const manager = config.pushKey === null ? null : await pushManager()
  if (manager === null) return 'unsupported'
  if (notificationLeave() === 'denied') return 'blocked'
  const wish = await readAccountCopy(await database(), userId, WISH)
  return wish?.value === true && (await manager.getSubscription()) !== null ? 'on' : 'off'
}

/**
 * Asks the person's leave, and has this browser told. Has to follow a press: browsers ask for nothing else. Rejects
 * when the push service or the server can't be reached; then nothing has changed.
 */
export async function turnPushOn(
  services: PushServices,
  userId: string,
  texts: NotificationTexts,
): Promise<PushState> {
  const permission = await askNotificationLeave()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const { pushKey } = services.config
  const manager = await pushManager()
  if (manager === null || pushKey === null) return 'unsupported'
  const subscription = await answerWithin(SUBSCRIBED_WITHIN_MS, subscribe(manager, pushKey), null)
  if (subscription === null) throw new Error('the push service does not answer')
  await subscribeToPush(await services.productApi(), pushSubscriptionSchema.parse(subscription.toJSON()))
  const db = await database()
  await persistNotificationTexts(db, texts)
  await cacheAccountCopy(db, userId, WISH, true)
  return 'on'
}

/** Ends it here. The browser drops later messages of the server. */
export async function turnPushOff(services: Services, userId: string): Promise<PushState> {
  await cacheAccountCopy(await database(), userId, WISH, false)
  const subscription = await (await pushManager())?.getSubscription()
  if (!subscription) return 'off'
  await subscription.unsubscribe()
  await unsubscribeFromPush(await services.productApi(), subscription.endpoint)
  return 'off'
}

/** Brings the words the worker shows to the page's language. */
export async function persistTexts(texts: NotificationTexts): Promise<void> {
  await persistNotificationTexts(await database(), texts)
}

async function pushManager(): Promise<PushManager | null> {
  if (notificationLeave() === undefined || !('PushManager' in globalThis)) return null
  return (await (await workerLine())?.pushManager()) ?? null
}

/** A subscription made with another server's key is of no use: it is made anew. */
async function subscribe(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  }
}
