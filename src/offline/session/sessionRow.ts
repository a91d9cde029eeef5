import type { StoredTokens } from '#api/product/tokenStore.ts'
import type { SessionEnd } from '#api/session/session.ts'

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
  /** Null for a guest. */
  readonly held: HeldSession | null
  readonly ended: EndedSession | null
}

interface HeldSession {
  readonly userId: string
  readonly signInId: string
  readonly tokens: HeldTokens
}

export type HeldTokens = Omit<StoredTokens, 'version' | 'signInId'>
