/** The name of the document's line that vouches for a visit to what it is about (server/analytics/visitToken.ts). */
export const VISIT_TOKEN_NAME = 'iskra-visit'

/** Somebody looks at some pages in a row; one that was left for longer is asked for anew. */
const MOST_NOTED = 20

const noted = new Map<string, string>()

/** Notes what came with an answer that a page is made of, for the visit that follows. */
export function noteVisitToken(subject: string, token: string | undefined): void {
  if (token === undefined) return
  noted.delete(subject)
  noted.set(subject, token)
  const [oldest] = noted.keys()
  if (noted.size > MOST_NOTED && oldest !== undefined) noted.delete(oldest)
}

/** What was noted last of this subject; empty for nothing. */
export function notedVisitToken(subject: string): string {
  return noted.get(subject) ?? ''
}
