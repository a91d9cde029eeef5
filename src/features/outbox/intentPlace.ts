import type { IntentKind, IntentRow } from '#offline/outbox/intent.ts'

/** Where a change belongs, and whom it waits for: the shop, the account, or the generators. */
export type IntentPlace = 'cart' | 'account' | 'generations'

const PLACES = {
  'cart.line': 'cart',
  'cart.discount': 'cart',
  'cart.buyer': 'cart',
  'cart.sync': 'cart',
  'preferences.save': 'account',
  'preferences.read': 'account',
  'session.revoke': 'account',
  'generation.start': 'generations',
  'generation.cancel': 'generations',
  'generation.change': 'generations',
  'generation.poll': 'generations',
  'generation.read': 'generations',
} satisfies Record<IntentKind, IntentPlace>

export function intentPlace(intent: Pick<IntentRow, 'kind'>): IntentPlace {
  return PLACES[intent.kind]
}
