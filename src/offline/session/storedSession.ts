import type { Readable, Stores } from '../stores.ts'
import type { SessionRow } from './sessionRow.ts'

const NO_SESSION: SessionRow = { id: 'session', version: 0, held: null, ended: null }

export async function readSessionRow(db: Readable<'session'>): Promise<SessionRow> {
  return (await db.session.get('session')) ?? NO_SESSION
}

/** Writes the next state of the session, inside the caller's transaction. */
export async function writeSessionRow(
  db: Stores<'session'>,
  next: Pick<SessionRow, 'held' | 'ended'>,
): Promise<void> {
  const { version } = await readSessionRow(db)
  await db.session.put({ id: 'session', version: version + 1, ...next })
}
