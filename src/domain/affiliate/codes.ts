/** The offer to a visitor who comes by an affiliate code (specification part 1, section 3). */
export interface AffiliateOffer {
  /** In capitals. */
  readonly code: string
  /** Whose it is, as the banner names them. */
  readonly creator: string
  /** Credits given once to a buyer who orders with it. */
  readonly bonusCredits: number
  /** Whole per cent; 0 takes nothing off. */
  readonly discountPercent: number
}

/**
 * The codes every shop begins with (specification part 1, section 9). Administrators add others and end any of them:
 * the server is the source, and this list serves only without a network.
 */
export const SEED_CODES: readonly AffiliateOffer[] = [
  { code: 'AIMASTER2024', creator: 'AI Master', bonusCredits: 100, discountPercent: 10 },
  { code: 'TECHVIBE', creator: 'Tech Vibe', bonusCredits: 100, discountPercent: 15 },
  { code: 'FUTUREAI', creator: 'Future AI', bonusCredits: 150, discountPercent: 0 },
  { code: 'CREATIVEPRO', creator: 'Creative Pro', bonusCredits: 100, discountPercent: 5 },
]

export const CODE_LENGTH = { min: 3, max: 32 } as const
const SHAPE = /^[A-Za-z0-9_-]+$/

/**
 * The form in which affiliate codes are compared; null for a text that can be none. Judged before it is put in
 * capitals: letters of other scripts have capitals of this one.
 */
export function affiliateKeyOf(text: string): string | null {
  // A far too long text isn't even trimmed.
  if (text.length > 2 * CODE_LENGTH.max) return null
  const code = text.trim()
  const { min, max } = CODE_LENGTH
  return code.length >= min && code.length <= max && SHAPE.test(code) ? code.toUpperCase() : null
}

/** The seed of a code in capitals, or null. */
export function seedCode(code: string): AffiliateOffer | null {
  return SEED_CODES.find((seed) => seed.code === code) ?? null
}
