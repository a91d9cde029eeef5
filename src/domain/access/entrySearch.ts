import { safeRedirect } from './safeRedirect.ts'

/** The search parameters of a letter's link or of a redirect to the sign-in. */
type Given = Readonly<Record<string, unknown>>

/** A search as an address says it, which may be anything. */
export type SaidSearch<Search> = { readonly [Name in keyof Search]?: unknown }

export interface EntrySearch {
  /** Where to go once signed in, on this origin. */
  readonly redirect?: string | undefined
}

// Every key is always returned: the router would hand on a missing one from the present address.

export function readEntrySearch({ redirect }: SaidSearch<EntrySearch>): EntrySearch {
  return { redirect: safeRedirect(redirect) ?? undefined }
}

export function readLinkSearch({ token }: Given): { token?: string | undefined } {
  return { token: typeof token === 'string' ? token : undefined }
}

/** Only an explicit "false" says no to letters (specification part 2, section 7). */
export function readConfirmationSearch(given: Given): {
  token?: string | undefined
  accepts_notifications?: false | undefined
} {
  const said = given['accepts_notifications']
  const isDeclined = said === false || said === 'false'
  return { ...readLinkSearch(given), accepts_notifications: isDeclined ? false : undefined }
}
