import type { Migration } from './migration.ts'

/** Rows of the versions before. */
interface OldRow {
  readonly owner: string
  readonly intents: readonly object[]
  readonly cart: { readonly items: readonly object[]; readonly state: object } | null
  readonly generations?: readonly object[]
}

/** Groups set-aside rows by the name of their store, so that each store can be set aside. */
export const setAsideByStore = {
  name: 'set aside by store',
  stores: {},
  async upgrade(transaction) {
    const table = transaction.table<object, string>('setAside')
    const rows = await transaction.table<OldRow>('setAside').toArray()
    await table.bulkPut(
      rows.map(({ owner, intents, cart, generations = [] }) => ({
        owner,
        rows: {
          outbox: intents,
          cartItems: cart?.items ?? [],
          cartState: cart === null ? [] : [cart.state],
          generations,
        },
      })),
    )
  },
} satisfies Migration
