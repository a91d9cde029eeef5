import type { Picture } from '#domain/catalogue/product.ts'
import type { Money } from '#domain/money.ts'
import type { DiscountWorth } from './discount.ts'

export interface LineAttribute {
  readonly key: string
  readonly value: string
}

/** A line of the storefront's cart. Specification part 1, section 3. */
export interface RemoteCartLine {
  readonly id: string
  readonly quantity: number
  readonly attributes: readonly LineAttribute[]
  readonly variant: {
    readonly id: string
    readonly title: string
    readonly productId: string
    readonly handle: string
    readonly productTitle: string
    readonly price: Money
    readonly picture: Picture | null
    readonly availableForSale: boolean
    readonly quantityAvailable: number | null
    /** Absent in a cart that an earlier release has stored, as the next. */
    readonly requiresShipping?: boolean
    readonly maximumQuantity?: number | null
    /** Of the product's text, by their names. */
    readonly blanks?: readonly string[]
  }
  readonly total: Money
}

export interface DiscountCode {
  readonly code: string
  readonly applicable: boolean
}

/** The worth of a code that takes something off. */
export interface CodeDiscount extends DiscountWorth {
  readonly code: string
}

/** The storefront's cart, read with up to 100 lines. Specification part 1, sections 3 and 9. */
export interface RemoteCart {
  readonly id: string
  readonly checkoutUrl: string
  readonly lines: readonly RemoteCartLine[]
  readonly cost: { readonly subtotal: Money; readonly total: Money; readonly tax: Money | null }
  readonly buyerIdentity: { readonly email: string | null; readonly phone: string | null }
  readonly discountCodes: readonly DiscountCode[]
  /** Of the codes at work. Absent in a cart that an earlier release has stored. */
  readonly discounts?: readonly CodeDiscount[]
  readonly updatedAt: string
}
