import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'

const FILLED = `SELECT oid::regclass AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0`

/**
 * Deletes every row and restarts every counter. A table that never had a row has no page, so it is skipped. TRUNCATE
 * would work for the others, but makes new files for each and for its indexes, which takes PostgreSQL far longer. As a
 * replica nothing is checked, so that no order is needed.
 */
const EMPTY_WHAT_WAS_FILLED = `DO $$
  DECLARE filled regclass;
  BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    FOR filled IN ${FILLED}
    LOOP
      EXECUTE format('DELETE FROM %s', filled);
    END LOOP;
    PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
      FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
  END $$`

/** Leaves a database with the server's tables, all of them empty. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.execute(sql.raw(EMPTY_WHAT_WAS_FILLED))
}

const namesSchema = z.object({ rows: z.array(z.object({ name: z.string() })) })

/** Gives back the pages of tables that are empty, so that they are as those that never had a row. */
export async function givePagesBack(database: Database): Promise<void> {
  const { rows } = namesSchema.parse(await database.execute(sql.raw(FILLED)))
  if (rows.length > 0) await database.execute(sql.raw(`VACUUM ${rows.map(({ name }) => name).join(', ')}`))
}
