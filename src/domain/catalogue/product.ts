import type { Money } from '#domain/money.ts'

/**
 * A picture by the address of its original. Smaller widths are asked for with the `width` query parameter
 * (px), which the storefront's picture service answers in the best format the browser accepts.
 */
export interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly altText: string
}

/** Something shown in a product's gallery. */
export type ProductMedia =
  | { readonly kind: 'picture'; readonly id: string; readonly picture: Picture }
  | {
      readonly kind: 'video'
      readonly id: string
      readonly sources: readonly VideoSource[]
      readonly poster: Picture | null
      readonly altText: string
    }

export interface VideoSource {
  readonly url: string
  readonly mimeType: string
}

export interface SelectedOption {
  readonly name: string
  readonly value: string
}

/** One buyable form of a product. Specification part 1, section 3. */
export interface ProductVariant {
  readonly id: string
  readonly title: string
  /** The shop's own number of it; null where it has none. */
  readonly sku: string | null
  /** Whether it is a thing that travels. */
  readonly requiresShipping: boolean
  readonly availableForSale: boolean
  /** Pieces left; null when the storefront doesn't count them. */
  readonly quantityAvailable: number | null
  /** The most pieces of it that one line may hold; null where the storefront has no such rule. */
  readonly maximumQuantity: number | null
  readonly price: Money
  readonly compareAtPrice: Money | null
  readonly selectedOptions: readonly SelectedOption[]
  readonly picture: Picture | null
}

export const DIFFICULTIES = ['podstawowy', 'średni', 'zaawansowany'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const AI_PRODUCT_TYPES = [
  'greeting_card',
  'thank_you_note',
  'love_letter',
  'birthday_message',
  'business_email',
] as const
export type AiProductType = (typeof AI_PRODUCT_TYPES)[number]

/** The custom fields a product carries as metafields in the namespace `custom`. Specification part 1, section 3. */
export interface ProductDetails {
  readonly category: string | null
  /** The category's name in an address, the same in every language; null where the store doesn't tell. */
  readonly categoryKey: string | null
  readonly difficulty: Difficulty | null
  /** As the author words it, for example "6 godzin". */
  readonly duration: string | null
  readonly features: readonly string[]
  readonly aiType: AiProductType | null
  readonly aiCategory: string | null
  /** Names the occasion in an address, as `categoryKey` does. */
  readonly aiCategoryKey: string | null
  readonly aiTemplateStyle: string | null
  readonly aiTemplateLength: string | null
  readonly aiTemplateBase: string | null
  readonly aiTemplateVariables: readonly string[]
  readonly aiSampleContent: string | null
  readonly bestseller: boolean
  /** 0 to 5; null without ratings. */
  readonly rating: number | null
  readonly reviewCount: number
  /** Words by which it is also found, of the other language for example; not shown. */
  readonly searchKeywords: string | null
}

/** A shop product. Lists carry the same shape with fewer pictures and variants (section 9). */
export interface Product {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly description: string
  readonly productType: string
  /** Whose brand it is. */
  readonly vendor: string
  readonly tags: readonly string[]
  readonly createdAt: string
  readonly updatedAt: string
  readonly availableForSale: boolean
  readonly featuredPicture: Picture | null
  readonly media: readonly ProductMedia[]
  readonly pictures: readonly Picture[]
  readonly variants: readonly ProductVariant[]
  readonly priceRange: { readonly min: Money; readonly max: Money }
  readonly seo: { readonly title: string | null; readonly description: string | null }
  readonly details: ProductDetails
  /** Handles of the collections it is in, as far as it was read in a list. */
  readonly collections: readonly string[]
}

/** A named selection of products. */
export interface Collection {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly description: string
  readonly picture: Picture | null
}

/** One page of a list; `endCursor` asks for the next. */
export interface ProductPage {
  readonly products: readonly Product[]
  readonly hasNextPage: boolean
  readonly endCursor: string | null
}
