import type { IntentKind, IntentRow } from '#offline/outbox/intent.ts'

/** Where a change belongs, and whom it waits for: the shop, or the account. */
export type IntentPlace = 'cart' | 'account'

const PLACES = {
  'cart.line': 'cart',
  'cart.discount': 'cart',
  'cart.buyer': 'cart',
  'cart.sync': 'cart',
  'preferences.save': 'account',
  'preferences.read': 'account',
  'session.revoke': 'account',
} satisfies Record<IntentKind, IntentPlace>

export function intentPlace(intent: Pick<IntentRow, 'kind'>): IntentPlace {
  return PLACES[intent.kind]
}
