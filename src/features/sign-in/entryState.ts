declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that a screen of signing in or confirming starts with. */
    email?: string
    /** The person's destination after the confirmation: a path of this origin with its query. */
    redirect?: string
    /** Whether the account was made a moment ago and only the sign-in is left. */
    isNew?: boolean
  }
}

/** The state from one entry screen to the next, in the history: never in the address. */
export interface EntryState {
  readonly email?: string
  readonly redirect?: string
}

/** The state for a link to another entry screen; unknown values are left out. */
export function entryState(email: string, redirect: string | null = null): EntryState {
  return {
    ...(email.trim() === '' ? {} : { email: email.trim() }),
    ...(redirect === null ? {} : { redirect }),
  }
}
