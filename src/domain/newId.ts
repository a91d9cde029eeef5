// Not `crypto.randomUUID`: that is missing on pages served without TLS in a local network.

/** A random id. */
export function newId(): string {
  return hexOf(randomBytes())
}

/** A random id as a UUID (version 4), for servers that require one. */
export function newUuid(): string {
  // The version, and the variant of RFC 9562.
  const hex = hexOf(
    randomBytes().map((byte, at) =>
      at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte,
    ),
  )
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(16))

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
