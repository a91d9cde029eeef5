/**
 * A word that can end a session and do nothing else: the refresh token `session.generation.secret` with the secret
 * replaced by its digest. A device that signs out without a network keeps this instead of the token. Null where the
 * browser has no digests (a page without TLS) or the token is of another product API's form.
 */
export async function revocationOf(refreshToken: string): Promise<string | null> {
  const parts = refreshToken.split('.')
  const [session, generation, secret] = parts
  const digests: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (parts.length !== 3 || secret === undefined || digests === undefined) return null
  const digest = await digests.digest('SHA-256', new TextEncoder().encode(secret))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${session}.${generation}.${hex}`
}
