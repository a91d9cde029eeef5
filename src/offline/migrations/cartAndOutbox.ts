import type { Migration } from './migration.ts'

export const cartAndOutbox = {
  name: 'cart and outbox',
  stores: {
    cartItems: 'id, key, position',
    cartState: 'id',
    outbox: '++id, coalesceKey, entity, [state+nextAttemptAt]',
    settings: 'key',
  },
} satisfies Migration
