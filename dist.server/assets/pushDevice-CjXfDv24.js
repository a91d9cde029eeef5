import {
  $n as string,
  An as _enum,
  Bn as literal,
  Gn as optional,
  In as discriminatedUnion,
  Wn as object,
  lr as _maxLength,
  rr as url,
} from '../renderPage.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
import { t as GENERATION_STATUSES } from './generation-BQW4xyj3.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
import { t as change } from './change-BUCoBqBE.js'
import { cacheAccountCopy, readAccountCopy } from './accountCopies-DIQuCOjO.js'
import { r as workerLine } from './workerLine-16aE-uFt.js'
// src/api/product/pushCalls.ts
/** This browser is told from now on, for as long as this sign-in lasts. */
function subscribeToPush(api, body, options) {
  return api.call('POST /api/v1/push/subscriptions', {
    ...keyed(options),
    body,
    answer: NO_ANSWER,
  })
}
function unsubscribeFromPush(api, endpoint, options) {
  const request = {
    body: { endpoint },
    answer: NO_ANSWER,
  }
  return api.call('DELETE /api/v1/push/subscriptions', {
    ...keyed(options),
    ...request,
  })
}
// src/domain/push/pushSubscription.ts
/** A browser's push subscription, as its `toJSON()` gives it. */
var pushSubscriptionSchema = object({
  endpoint: url().check(_maxLength(1e3)),
  keys: object({
    p256dh: string().check(_maxLength(200)),
    auth: string().check(_maxLength(100)),
  }),
})
/** The longest word of a message; a whole message has to fit into 4 kB. */
var words = string().check(_maxLength(500))
discriminatedUnion('kind', [
  object({
    kind: literal('generation'),
    id: string(),
    status: _enum(GENERATION_STATUSES),
  }),
  object({
    kind: literal('run'),
    id: string(),
    slug: string(),
    status: _enum(GENERATION_STATUSES),
  }),
  object({
    kind: literal('restocked'),
    handle: string(),
  }),
  object({
    kind: literal('date'),
    id: string(),
    title: words,
    body: words,
  }),
])
// src/offline/push/notificationTexts.ts
var KEY = 'notification-texts'
var wordsSchema = object({
  title: string(),
  body: string(),
})
object({
  completed: wordsSchema,
  failed: wordsSchema,
  restocked: optional(wordsSchema),
})
function persistNotificationTexts(db, value) {
  return change(db, ['settings'], async (stores) => {
    await stores.settings.put({
      key: KEY,
      value,
    })
  })
}
// src/features/push/pushDevice.ts
/** That this user wants to be told on this device: it ends with the sign-in, like the server's half of it. */
var WISH = 'push'
/** How it stands on this device for this user. */
async function readPushState({ config }, userId) {
  const manager = config.pushKey === null ? null : await pushManager()
  if (manager === null) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await readAccountCopy(await database(), userId, WISH))?.value === true &&
    (await manager.getSubscription()) !== null
    ? 'on'
    : 'off'
}
/**
 * Asks the person's leave, and has this browser told. Has to follow a press: browsers ask for nothing else. Rejects
 * when the push service or the server can't be reached; then nothing has changed.
 */
async function turnPushOn(services, userId, texts) {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const { pushKey } = services.config
  const manager = await pushManager()
  if (manager === null || pushKey === null) return 'unsupported'
  const subscription = await subscribe(manager, pushKey)
  await subscribeToPush(await services.productApi(), pushSubscriptionSchema.parse(subscription.toJSON()))
  const db = await database()
  await persistNotificationTexts(db, texts)
  await cacheAccountCopy(db, userId, WISH, true)
  return 'on'
}
/** Ends it here. What the server still sends, the browser drops. */
async function turnPushOff(services, userId) {
  await cacheAccountCopy(await database(), userId, WISH, false)
  const subscription = await (await pushManager())?.getSubscription()
  if (!subscription) return 'off'
  await subscription.unsubscribe()
  await unsubscribeFromPush(await services.productApi(), subscription.endpoint)
  return 'off'
}
/** Brings the words the worker shows to the page's language. */
async function persistTexts(texts) {
  await persistNotificationTexts(await database(), texts)
}
async function pushManager() {
  if (!('Notification' in globalThis) || !('PushManager' in globalThis)) return null
  return (await (await workerLine())?.pushManager()) ?? null
}
/** A subscription made with another server's key is of no use: it is made anew. */
async function subscribe(manager, applicationServerKey) {
  const options = {
    userVisibleOnly: true,
    applicationServerKey,
  }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  }
}
export { persistTexts, readPushState, turnPushOff, turnPushOn }
