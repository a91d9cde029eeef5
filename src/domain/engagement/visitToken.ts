/** The name of the document's line that vouches for a visit to its subject (server/studio/analytics/visitToken.ts). */
export const VISIT_TOKEN_NAME = 'iskra-visit'

/** The number of recent pages whose tokens are remembered; older ones are requested anew. */
const MOST_NOTED = 20

const noted = new Map<string, string>()

/** Remembers the token of an answer that a page is made of, for the visit that follows. */
export function noteVisitToken(subject: string, token: string | undefined): void {
  if (token === undefined) return
  noted.delete(subject)
  noted.set(subject, token)
  const [oldest] = noted.keys()
  if (noted.size > MOST_NOTED && oldest !== undefined) noted.delete(oldest)
}

/** The last token of this subject; empty for none. */
export function notedVisitToken(subject: string): string {
  return noted.get(subject) ?? ''
}
