import type { Personalization } from '#domain/gifts/personalization.ts'
import type { Print } from '#domain/prints/print.ts'

/** The shop's last known terms of a line's sale. */
export interface SaleTerms {
  /** Whether it is a thing that travels. */
  readonly requiresShipping: boolean
  /** Pieces left; null when the shop doesn't count them. */
  readonly quantityAvailable: number | null
  /** The most pieces a line may hold; null where the shop has no rule of its own. */
  readonly maximumQuantity: number | null
}

/** A line of the cart kept on this device. Specification part 1, section 3. */
export interface CartItem {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly title: string
  readonly variantTitle: string
  readonly handle: string
  readonly quantity: number
  /** `amount` is the storefront's decimal string, as the specification has it; sums are made in grosze. */
  readonly price: { readonly amount: string; readonly currencyCode: string }
  readonly image: { readonly url: string; readonly altText: string } | null
  readonly personalization?: Personalization
  /** The buyer's own picture, for a product printed with one. */
  readonly print?: Print
  /** Absent in lines of earlier releases, until the shop has been asked. */
  readonly terms?: SaleTerms
  /** The blanks of its text, by their names; none without a text. Absent as `terms` are. */
  readonly blanks?: readonly string[]
}
