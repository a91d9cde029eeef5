import { type StoreRule, storeRule } from '../session/storeRule.ts'
import type { JobRow } from './jobRow.ts'

interface JobStore<Row> {
  /** Start and cancel of one job go in order. */
  readonly entity: (refCode: string) => string
  /** The part of a row in its owner's export. */
  readonly export: (row: Row) => unknown
}

/** The rule of a store of paid jobs. */
export function jobStoreRule<Row extends JobRow>({
  entity,
  export: exported,
}: JobStore<Row>): StoreRule<Row> {
  return storeRule<Row>({
    owner: 'present',
    atSignIn: 'stay',
    // Those that changes are about, and those that ask before they are sent.
    atOthersSignIn(rows, unsent) {
      const entities = new Set(unsent.map((intent) => intent.entity))
      return rows.filter((row) => row.asks || entities.has(entity(row.refCode)))
    },
    atSignOut: 'cleared',
    rescue: 'state',
    export: exported,
  })
}
