import type { Caller } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { UserRow } from '#server/platform/users/tables.ts'

/** Operations on all data under an account, built from the rules of all tables. */
export interface AccountData {
  /** All stored data of a user, from one snapshot of the database. */
  readonly exportAll: (context: ServerContext, caller: Caller) => Promise<Record<string, unknown>>
  /** Removes an account and everything personal, for good. */
  readonly remove: (tx: Transaction, context: ServerContext, user: UserRow) => Promise<void>
  /** Does the things a person asked for when registering that need a verified address. */
  readonly welcome: (tx: Transaction, context: ServerContext, user: UserRow) => Promise<void>
  /** Moves the data under a user's verified address to their new one, which is verified as well. */
  readonly moveToAddress: (tx: Transaction, before: UserRow, email: string) => Promise<void>
}
