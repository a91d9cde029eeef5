import type { IntentHandler } from '../outbox/handler.ts'
import { lateSender } from '../outbox/lateSender.ts'

const sender = lateSender(
  { service: 'product-api', stores: [], manner: 'as-state' },
  async () => (await import('./sendWishes.ts')).sendWishes,
)

/** Giving a change up needs nothing more: what the account knows is kept beside it. */
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
