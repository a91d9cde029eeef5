import type { PushSubscriptionKeys } from '#domain/push/pushSubscription.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/** Subscribes this browser, for as long as this sign-in lasts. */
export function subscribeToPush(
  api: ProductApi,
  body: PushSubscriptionKeys,
  options?: CallOptions,
): Promise<void> {
  return api.call('POST /api/v1/push/subscriptions', { ...keyed(options), body, answer: NO_ANSWER })
}

export function unsubscribeFromPush(api: ProductApi, endpoint: string, options?: CallOptions): Promise<void> {
  const request = { body: { endpoint }, answer: NO_ANSWER }
  return api.call('DELETE /api/v1/push/subscriptions', { ...keyed(options), ...request })
}
