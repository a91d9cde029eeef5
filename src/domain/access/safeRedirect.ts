/** Any origin would do: only whether an address leaves it is asked. */
const HERE = 'https://here.invalid'
const LONGEST = 2000
/** The most nested escapes that a genuine address may have. */
const MOST_DECODINGS = 5

/**
 * The place on this origin that a `redirect` parameter names (path, query and hash), or null for everything else.
 * Strict on purpose: refuses an address that another parser might read as another origin, before or after decoding.
 */
export function safeRedirect(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST || !value.startsWith('/')) return null
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(value)) return null
  // Safari before 18 has no `URL.parse`.
  if (!URL.canParse(value, HERE)) return null
  const address = new URL(value, HERE)
  if (address.origin !== HERE || address.username !== '') return null
  const place = address.pathname + address.search + address.hash
  return isPlainPath(address.pathname) ? place : null
}

/** Whether a path stays one however often it is decoded: no empty first segment, backslash or control character. */
function isPlainPath(path: string): boolean {
  let read = path
  for (let count = 0; count < MOST_DECODINGS; count += 1) {
    if (/\/\/|[\s\p{Cc}\p{Cf}\\]/u.test(read.normalize('NFKC'))) return false
    const decoded = decode(read)
    if (decoded === null) return false
    if (decoded === read) return true
    read = decoded
  }
  return false
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
