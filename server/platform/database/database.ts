import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The server's database: PostgreSQL embedded in the process or elsewhere, with the same tables.
 *
 * Inside `database.transaction((tx) => …)` use `tx` for everything: the embedded one has a single connection,
 * so that a query of the outer `database` would wait for the transaction and the transaction for it.
 */
export type Database = PgDatabase<PgQueryResultHKT>

/** A transaction of it. A function that takes a `Transaction` can't be called outside of one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
