import type { IskraDatabase } from '#offline/database.ts'
import type { IntentRow } from '#offline/outbox/intent.ts'

/** An intent without its arguments: those may be personal. */
export type IntentFacts = Pick<
  IntentRow,
  'id' | 'kind' | 'state' | 'attempts' | 'createdAt' | 'nextAttemptAt'
> & {
  readonly failure: string | null
}

export interface DatabaseFacts {
  readonly version: number
  readonly rows: Readonly<Record<string, number>>
  readonly intents: readonly IntentFacts[]
}

/** The database's content, in numbers. */
export async function databaseFacts(db: IskraDatabase): Promise<DatabaseFacts> {
  const counts = await Promise.all(db.tables.map(async (table) => [table.name, await table.count()] as const))
  const intents = await db.outbox.orderBy('id').toArray()
  return {
    version: db.verno,
    rows: Object.fromEntries(counts),
    intents: intents.map(({ id, kind, state, attempts, createdAt, nextAttemptAt, lastError }) => ({
      id,
      kind,
      state,
      attempts,
      createdAt,
      nextAttemptAt,
      failure: lastError === null ? null : `${lastError.code} (${lastError.kind})`,
    })),
  }
}
