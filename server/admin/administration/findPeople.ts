import { and, type AnyColumn, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import type { PeoplePage } from '#domain/administration/people.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { userView } from '#server/accounts/auth/userView.ts'
import type { Database } from '#server/platform/database/database.ts'
import { users } from '#server/platform/users/tables.ts'
import { behind, readCursor, writeCursor } from '#server/studio/generators/cursor.ts'

const PAGE = 25

/**
 * Finds people by id, by the beginning of an address or user name, or by a part of a name; an empty text finds all.
 * Newest first, one page `after` another's end.
 */
export async function findPeople(
  database: Database,
  { text, after }: { readonly text: string; readonly after: string | null },
): Promise<PeoplePage> {
  const cursor = after === null ? null : readCursor(after)
  const rows = await database
    .select()
    .from(users)
    .where(and(isMeant(text.trim()), cursor === null ? undefined : behind(cursor, users.createdAt, users.id)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    users: page.map(userView),
    next: rows.length > PAGE && last !== undefined ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  }
}

/** In lower case without Polish marks. A database by itself lowers only English letters unless its locale knows others. */
function plain(text: SQL | AnyColumn): SQL {
  return sql`translate(lower(${text}), 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż', 'acelnoszzacelnoszz')`
}

function isMeant(text: string) {
  if (text === '') return undefined
  return or(
    eq(users.id, text),
    like(users.emailFolded, `${literally(foldEmail(text))}%`),
    like(users.username, `${literally(text.toLowerCase())}%`),
    sql`position(${plain(sql`${text}::text`)} in ${plain(users.displayName)}) > 0`,
  )
}

/** A text with its wildcards escaped. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
