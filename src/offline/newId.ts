/** A random id. Not `crypto.randomUUID`: that is missing on pages served without TLS in a local network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
