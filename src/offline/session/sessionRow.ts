import type { StoredTokens } from '#api/product/tokenStore.ts'
import type { SessionEnd } from '#api/session/session.ts'
import type { IskraDatabase } from '../database.ts'

/** How the last session ended. */
export interface EndedSession {
  readonly end: SessionEnd
  /** Whether some page has told the person. */
  readonly isTold: boolean
}

/** The session of this device: one row, made by the first sign-in. */
export interface SessionRow {
  readonly id: 'session'
  /** Grows with every change of the tokens and is never set back. */
  readonly version: number
  /** Null while nobody is signed in. */
  readonly held: HeldSession | null
  readonly ended: EndedSession | null
}

interface HeldSession {
  readonly userId: string
  readonly signInId: string
  readonly tokens: HeldTokens
}

export type HeldTokens = Omit<StoredTokens, 'version' | 'signInId'>

const NO_SESSION: SessionRow = { id: 'session', version: 0, held: null, ended: null }

export async function readSessionRow(db: IskraDatabase): Promise<SessionRow> {
  return (await db.session.get('session')) ?? NO_SESSION
}

/** Writes the next state of the session, inside the caller's transaction. */
export async function writeSessionRow(
  db: IskraDatabase,
  next: Pick<SessionRow, 'held' | 'ended'>,
): Promise<void> {
  const { version } = await readSessionRow(db)
  await db.session.put({ id: 'session', version: version + 1, ...next })
}
