/** The worker's table of events. What is done stands in a file per policy; how they are put together, in worker.ts. */
import '#domain/olderEngines.ts'
import { onNotificationPress } from './push.ts'
import { answerFetch, answerPage, install, activate, hearPush, syncOutbox } from './worker.ts'
import { OUTBOX_SYNC_TAG } from '#offline/outboxSyncTag.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate(event)))
self.addEventListener('fetch', (event) => {
  const answer = answerFetch(event)
  // Left unanswered, a request goes the browser's own way.
  if (answer) event.respondWith(answer)
})
self.addEventListener('message', (event) => event.waitUntil(answerPage(event)))
self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(syncOutbox())
})
self.addEventListener('push', (event) => event.waitUntil(hearPush(event)))
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(onNotificationPress(event.notification, self))
})
