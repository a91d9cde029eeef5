/** Whether `If-None-Match` names this tag, or any; compared weakly, as RFC 9110 asks of it. */
export function isKnownTag(ifNoneMatch: string, etag: string): boolean {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes('*') || known.includes(etag)
}
