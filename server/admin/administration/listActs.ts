import { desc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Act, ActsPage } from '#domain/administration/acts.ts'
import type { Database } from '#server/platform/database/database.ts'
import { users } from '#server/platform/users/tables.ts'
import { behind, readCursor, writeCursor } from '#server/studio/generators/cursor.ts'
import { type ActRow, administratorActs } from './tables.ts'

const PAGE = 20
const administrators = alias(users, 'administrators')

/** A page of the audit log, the newest first, `before` another page's end. */
export async function listActs(database: Database, before: string | null): Promise<ActsPage> {
  const cursor = before === null ? null : readCursor(before)
  const { createdAt, id } = administratorActs
  const acts = await readActs(database, {
    where: cursor === null ? undefined : behind(cursor, createdAt, id),
    limit: PAGE + 1,
  })
  const page = acts.slice(0, PAGE)
  const last = page.at(-1)
  return {
    acts: page,
    next:
      acts.length > PAGE && last !== undefined
        ? writeCursor({ at: new Date(last.createdAt), id: last.id })
        : null,
  }
}

/** The newest acts about a person. */
export function actsAbout(database: Database, userId: string): Promise<Act[]> {
  return readActs(database, { where: eq(administratorActs.userId, userId), limit: PAGE })
}

async function readActs(
  database: Database,
  { where, limit }: { readonly where: SQL | undefined; readonly limit: number },
): Promise<Act[]> {
  const rows = await database
    .select({ act: administratorActs, email: users.email, administratorEmail: administrators.email })
    .from(administratorActs)
    .leftJoin(users, eq(users.id, administratorActs.userId))
    .leftJoin(administrators, eq(administrators.id, administratorActs.administratorId))
    .where(where)
    .orderBy(desc(administratorActs.createdAt), desc(administratorActs.id))
    .limit(limit)
  return rows.map(actView)
}

interface NamedAct {
  readonly act: ActRow
  readonly email: string | null
  readonly administratorEmail: string | null
}

function actView({ act, email, administratorEmail }: NamedAct): Act {
  const { id, number, kind, reason, credits, subjectId } = act
  return {
    id,
    number,
    kind,
    reason,
    credits,
    subjectId,
    person: act.userId === null ? null : { id: act.userId, email },
    administrator:
      act.administratorId === null ? null : { id: act.administratorId, email: administratorEmail },
    roles:
      act.rolesBefore === null || act.rolesAfter === null
        ? null
        : { before: act.rolesBefore, after: act.rolesAfter },
    createdAt: act.createdAt.toISOString(),
  }
}
