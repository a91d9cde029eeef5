import type { Caller } from '#server/api/endpoint.ts'
import type { ServerContext } from '#server/context.ts'
import type { Transaction } from '#server/database/database.ts'
import type { UserRow } from '#server/users/tables.ts'

/** What is done with everything that stands under an account: told by whoever knows every table there is. */
export interface AccountData {
  /** All that is kept of a user, as one moment of the database. */
  readonly exportAll: (context: ServerContext, caller: Caller) => Promise<Record<string, unknown>>
  /** Removes an account and everything personal, for good. */
  readonly remove: (tx: Transaction, context: ServerContext, user: UserRow) => Promise<void>
  /** Does what a person asked for when registering and a proved address now allows. */
  readonly welcome: (tx: Transaction, context: ServerContext, user: UserRow) => Promise<void>
  /** Takes what stands under a user's proved address along to their new one, which is proved as well. */
  readonly moveToAddress: (tx: Transaction, before: UserRow, email: string) => Promise<void>
}
