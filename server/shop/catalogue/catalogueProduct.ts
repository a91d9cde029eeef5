import type { AiProductType, Difficulty } from '#domain/catalogue/product.ts'
import type { Grosze } from '#domain/money.ts'
import type { PlannedPicture } from '#server/platform/media/recipes.ts'
import type { Lesson } from './content/lessons/lesson.ts'
import type { EnglishText } from './english/englishText.ts'
import type { Feature } from './english/features.ts'
import type {
  Category,
  Duration,
  Length,
  Occasion,
  OptionName,
  OptionValue,
  ProductType,
  Style,
  Tag,
} from './english/words.ts'

/** A product as its author writes it: all its texts, and the content of its pictures. */
export interface CatalogueProduct {
  readonly handle: string
  readonly english: EnglishProduct
  readonly title: string
  /** Plain text, two to five sentences. */
  readonly description: string
  readonly productType: ProductType
  /** As people read it and filter by it. */
  readonly category: Category
  readonly tags: readonly Tag[]
  /** Handles of its collections, besides those that follow from its state (`collections.ts`). */
  readonly collections: readonly string[]
  /** The day it was added to the shop, YYYY-MM-DD. */
  readonly added: string
  readonly seo: { readonly title: string; readonly description: string }
  readonly variants: readonly CatalogueVariant[]
  readonly pictures: readonly PlannedPicture[]
  readonly features: readonly Feature[]
  readonly course?: {
    readonly difficulty: Difficulty
    readonly duration: Duration
    readonly lessons: readonly Lesson[]
  }
  readonly ai?: AiTemplate
  /** Picked by the shop to be shown first. This is the storefront's name for it and says nothing of sales. */
  readonly bestseller?: boolean
}

export interface CatalogueVariant {
  /** Option names and values in their order; none for a product with a single form. */
  readonly options: Readonly<Partial<Record<OptionName, OptionValue>>>
  readonly price: Grosze
  /** Announces a reduction; the reference price comes from the shop’s own price history, not from this. */
  readonly compareAtPrice?: Grosze
  /** Pieces in the storeroom at first; null for a variant that is not counted. */
  readonly stock: number | null
  readonly sku: string
  readonly requiresShipping: boolean
  /** Index of the picture that shows this variant. */
  readonly picture?: number
}

/** A product's English texts; the words of fixed sets follow from the Polish ones. */
export interface EnglishProduct extends EnglishText {
  /** For its pictures, in their order. */
  readonly altTexts: readonly string[]
  /** The same with English words on them, for a personalised product. */
  readonly pictures?: readonly PlannedPicture[]
  readonly cover?: readonly string[]
  readonly base?: string
  readonly sample?: string
  /** For a course. */
  readonly lessons?: readonly string[]
}

/** How the text of a personalised product is made. Specification part 1, section 3. */
export interface AiTemplate {
  readonly type: AiProductType
  /** The occasion it is for. */
  readonly occasion: Occasion
  readonly style: Style
  readonly length: Length
  /** The text with its `{variables}` in braces. */
  readonly base: string
  /** An example of the whole text. */
  readonly sample: string
}

/** A named selection of products as its author writes it. */
export interface CatalogueCollection {
  readonly handle: string
  readonly english: {
    readonly title: string
    readonly description: string
    readonly seo: { readonly title: string; readonly description: string }
    readonly altText: string
  }
  readonly title: string
  readonly description: string
  readonly picture: PlannedPicture
  readonly seo: { readonly title: string; readonly description: string }
}
