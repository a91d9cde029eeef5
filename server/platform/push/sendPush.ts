import webPush from 'web-push'
import type { PushMessage } from '#domain/push/pushSubscription.ts'
import type { PushConfig } from '#server/platform/config.ts'
import { postForStatus } from '#server/platform/web/postForStatus.ts'
import { MESSAGE_LIFE_MS, type OutgoingPush } from './pushOutbox.ts'
import { vapidPublicKey } from './pushKeys.ts'

const TIMEOUT_MS = 10_000

/** Posts a message to the browser's push service and returns its HTTP status; rejects when there was no answer. */
export type SendPush = (push: OutgoingPush) => Promise<number>

/** Encrypts for the browser alone, signs with our VAPID key, and posts. */
export function pushSender({ privateKey, contact }: PushConfig, post: typeof fetch = fetch): SendPush {
  const publicKey = vapidPublicKey(privateKey) ?? ''
  return async ({ subscription, message }) => {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: subscription.endpoint, keys: { p256dh: subscription.p256dh, auth: subscription.auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: MESSAGE_LIFE_MS / 1_000,
        urgency: 'normal',
        topic: topicOf(message),
      },
    )
    const sent = new Headers(headers)
    // `fetch` sets the body's length by itself.
    sent.delete('content-length')
    const posting = { headers: sent, body: new Uint8Array(body), timeoutMs: TIMEOUT_MS }
    return postForStatus(endpoint, posting, post)
  }
}

/**
 * A message's topic: a newer one of the same topic replaces one that still waits with the push service. A topic has at
 * most 32 characters of base64url.
 */
function topicOf(message: PushMessage): string {
  const subject = message.kind === 'restocked' ? message.handle : message.id
  return subject.replace(/[^\w-]/g, '').slice(0, 32)
}
