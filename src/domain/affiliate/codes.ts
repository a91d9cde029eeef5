interface AffiliateCode {
  /** Credits whoever orders with it is given, once. */
  readonly bonusCredits: number
  readonly discountPercent: number
}

/** The affiliate codes (specification part 1, section 9), in capitals. */
export const AFFILIATE_CODES: Readonly<Record<string, AffiliateCode>> = {
  AIMASTER2024: { bonusCredits: 100, discountPercent: 10 },
  TECHVIBE: { bonusCredits: 100, discountPercent: 15 },
  FUTUREAI: { bonusCredits: 150, discountPercent: 0 },
  CREATIVEPRO: { bonusCredits: 100, discountPercent: 5 },
}

/** The known code that was typed so, whatever its case and the spaces around it; null for any other. */
export function affiliateCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase()
  return Object.hasOwn(AFFILIATE_CODES, code) ? code : null
}
