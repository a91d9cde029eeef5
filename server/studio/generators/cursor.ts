import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

// Paging for lists that grow at their front: a page begins behind the last row of the one before.

/** The end of a page. */
export interface Cursor {
  readonly at: Date
  readonly id: string
}

export function writeCursor({ at, id }: Cursor): string {
  return `${at.getTime().toString(36)}.${id}`
}

/** Null for a cursor that isn't ours. */
export function readCursor(text: string): Cursor | null {
  const [, time = '', id = ''] = /^([0-9a-z]{1,9})\.([\w-]{1,64})$/.exec(text) ?? []
  return time === '' ? null : { at: new Date(Number.parseInt(time, 36)), id }
}

/** The rows behind a cursor, in the order newest first. */
export function behind({ at, id }: Cursor, atColumn: AnyColumn, idColumn: AnyColumn): SQL {
  return sql`(${atColumn}, ${idColumn}) < (${at.toISOString()}::timestamptz, ${id})`
}
