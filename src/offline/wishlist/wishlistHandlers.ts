import type { IntentHandler } from '../outbox/handler.ts'
import { lazySender } from '../outbox/lazySender.ts'

const sender = lazySender(
  { service: 'product-api', stores: [], manner: 'latest' },
  async () => (await import('./sendWishes.ts')).sendWishes,
)

/** Discarding a change needs nothing more: the account's state is stored beside it. */
const nothingToTakeBack = () => Promise.resolve()

export const wishlistSaveHandler: IntentHandler<never> = {
  sender,
  isChange: true,
  discard: nothingToTakeBack,
}

export const wishlistReadHandler: IntentHandler<never> = {
  sender,
  isChange: false,
  discard: nothingToTakeBack,
}
