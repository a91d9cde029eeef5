/**
 * The letters that a text message packs into seven bits; any other character makes the whole message one of sixteen.
 */
const PLAIN = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** These take two places of seven bits. */
const DOUBLE = new Set('^{}\\[~]|€\f')

export interface SmsLength {
  /** `gsm`: 160 characters in a message. `unicode`: 70, because of a Polish letter, a quotation mark or a picture. */
  readonly alphabet: 'gsm' | 'unicode'
  readonly parts: number
  /** The characters that the last part still has room for. */
  readonly left: number
  /** The characters that make it `unicode`, each once, in order. */
  readonly because: readonly string[]
}

const ALONE = { gsm: 160, unicode: 70 } as const
/** A part of several carries its number. */
const OF_SEVERAL = { gsm: 153, unicode: 67 } as const

/** The number of messages in which a telephone sends a text. A character that takes two places is never split. */
export function smsParts(text: string): SmsLength {
  const signs = Array.from(text)
  const because = [...new Set(signs.filter((sign) => !PLAIN.has(sign) && !DOUBLE.has(sign)))]
  const alphabet = because.length === 0 ? 'gsm' : 'unicode'
  const sizes = signs.map((sign) => (alphabet === 'gsm' ? (DOUBLE.has(sign) ? 2 : 1) : sign.length))
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  if (whole <= ALONE[alphabet])
    return { alphabet, parts: whole === 0 ? 0 : 1, left: ALONE[alphabet] - whole, because }
  const room = OF_SEVERAL[alphabet]
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > room) {
      parts += 1
      used = 0
    }
    used += size
  }
  return { alphabet, parts, left: room - used, because }
}
