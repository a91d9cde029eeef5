import type { ProductDetails } from '#domain/catalogue/product.ts'

/** The text fields of a product's details; the others mean the same in every language. */
type TranslatedDetail =
  | 'category'
  | 'duration'
  | 'features'
  | 'aiCategory'
  | 'aiTemplateStyle'
  | 'aiTemplateLength'
  | 'aiTemplateBase'
  | 'aiSampleContent'
  | 'searchKeywords'

/** A product's texts in another language. */
export interface ProductTranslation {
  readonly title: string
  readonly description: string
  readonly productType: string
  readonly tags: readonly string[]
  /** Translated names and values of options, by the Polish ones. */
  readonly optionWords: Readonly<Record<string, string>>
  readonly details: Pick<ProductDetails, TranslatedDetail>
  readonly seoTitle: string
  readonly seoDescription: string
  /** Of its media, in their order. */
  readonly altTexts: readonly string[]
  /** The addresses of pictures with other words on them; none when all are the same. */
  readonly pictures: readonly string[]
}

/** A collection's texts in another language. */
export interface CollectionTranslation {
  readonly title: string
  readonly description: string
  readonly seoTitle: string
  readonly seoDescription: string
  readonly imageAltText: string
}
