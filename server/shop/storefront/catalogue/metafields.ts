import type { ProductDetails } from '#domain/catalogue/product.ts'

/** The namespace of our custom fields. Specification part 1, section 3. */
export const METAFIELD_NAMESPACE = 'custom'

/** The metafield of buyers' reviews: JSON of a `ReviewSummary`. It is in no product's details. */
export const REVIEWS_KEY = 'reviews'

type MetafieldType =
  | 'single_line_text_field'
  | 'multi_line_text_field'
  | 'list.single_line_text_field'
  | 'number_decimal'
  | 'number_integer'
  | 'boolean'

/** Each metafield's key, with its type and its field in a product's details. */
export const METAFIELDS = {
  category: { type: 'single_line_text_field', field: 'category' },
  category_key: { type: 'single_line_text_field', field: 'categoryKey' },
  difficulty: { type: 'single_line_text_field', field: 'difficulty' },
  duration: { type: 'single_line_text_field', field: 'duration' },
  features: { type: 'list.single_line_text_field', field: 'features' },
  ai_type: { type: 'single_line_text_field', field: 'aiType' },
  ai_category: { type: 'single_line_text_field', field: 'aiCategory' },
  ai_category_key: { type: 'single_line_text_field', field: 'aiCategoryKey' },
  ai_template_style: { type: 'single_line_text_field', field: 'aiTemplateStyle' },
  ai_template_length: { type: 'single_line_text_field', field: 'aiTemplateLength' },
  ai_template_base: { type: 'multi_line_text_field', field: 'aiTemplateBase' },
  ai_template_variables: { type: 'list.single_line_text_field', field: 'aiTemplateVariables' },
  ai_sample_content: { type: 'multi_line_text_field', field: 'aiSampleContent' },
  bestseller: { type: 'boolean', field: 'bestseller' },
  rating: { type: 'number_decimal', field: 'rating' },
  review_count: { type: 'number_integer', field: 'reviewCount' },
  search_keywords: { type: 'single_line_text_field', field: 'searchKeywords' },
} as const satisfies Record<string, { type: MetafieldType; field: keyof ProductDetails }>

type MetafieldKey = keyof typeof METAFIELDS

export function isMetafieldKey(key: string): key is MetafieldKey {
  return Object.hasOwn(METAFIELDS, key)
}

/** A metafield's value as the storefront writes it: lists as JSON, everything else as text. Null when not set. */
export function metafieldValue(details: ProductDetails, key: MetafieldKey): string | null {
  const value = details[METAFIELDS[key].field]
  if (value === null) return null
  if (typeof value === 'object') return value.length === 0 ? null : JSON.stringify(value)
  return String(value)
}
