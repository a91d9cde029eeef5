import * as fc from 'fast-check'
import { GIFT_OCCASIONS, RECIPIENTS } from './giftNames.ts'
import { AI_PRODUCT_TYPES, DIFFICULTIES, type Product, type ProductVariant } from './product.ts'
import type { CatalogueFilters } from './productFilters.ts'

const money = (amount: number) => ({ amount, currencyCode: 'PLN' })

const WORDS = ['Kartka', 'kubek', 'Życzenia', 'miłość', 'Łódź', 'zażółć', 'gęślą', 'jaźń', 'Urodziny', 'kurs']
const text = (maxLength: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 6 })), { maxLength })
    .map((words) => words.join(' '))

const variantArbitrary: fc.Arbitrary<ProductVariant> = fc
  .record({ amount: fc.nat(30_000), availableForSale: fc.boolean(), id: fc.nat() })
  .map(({ amount, availableForSale, id }) => ({
    id: `gid://shopify/ProductVariant/${id}`,
    title: 'Default Title',
    sku: null,
    requiresShipping: false,
    maximumQuantity: null,
    availableForSale,
    quantityAvailable: null,
    price: money(amount),
    compareAtPrice: null,
    selectedOptions: [],
    picture: null,
  }))

const TAGS = ['prezent', 'gift', 'mama', 'Mother’s Day', 'urodziny', 'dla pary', 'rocznica', 'praca']

/** Any product that a storefront could send, for property tests. */
export const productArbitrary: fc.Arbitrary<Product> = fc
  .record({
    id: fc.nat(),
    title: text(4),
    description: text(8),
    productType: fc.constantFrom('', 'Kartka', 'Kubek', 'Kurs'),
    tags: fc.array(fc.oneof(fc.constantFrom(...TAGS), text(2)), { maxLength: 3 }),
    day: fc.integer({ min: 0, max: 400 }),
    variants: fc.array(variantArbitrary, { minLength: 1, maxLength: 4 }),
    category: fc.option(fc.constantFrom('Kartki i życzenia', 'Kubki', 'Kursy')),
    difficulty: fc.option(fc.constantFrom(...DIFFICULTIES)),
    aiType: fc.option(fc.constantFrom(...AI_PRODUCT_TYPES)),
    rating: fc.option(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)),
    reviewCount: fc.nat(500),
    bestseller: fc.boolean(),
  })
  .map((made) => {
    const prices = made.variants.map((variant) => variant.price.amount)
    const day = new Date(Date.UTC(2026, 0, 1 + made.day)).toISOString()
    return {
      id: `gid://shopify/Product/${made.id}`,
      handle: `produkt-${made.id}`,
      title: made.title,
      description: made.description,
      productType: made.productType,
      vendor: 'Iskra',
      tags: made.tags,
      createdAt: day,
      updatedAt: day,
      availableForSale: made.variants.some((variant) => variant.availableForSale),
      featuredPicture: null,
      media: [],
      pictures: [],
      variants: made.variants,
      priceRange: { min: money(Math.min(...prices)), max: money(Math.max(...prices)) },
      seo: { title: null, description: null },
      collections: [],
      details: {
        category: made.category,
        categoryKey: null,
        difficulty: made.difficulty,
        duration: null,
        features: [],
        aiType: made.aiType,
        aiCategory: null,
        aiCategoryKey: null,
        aiTemplateStyle: null,
        aiTemplateLength: null,
        aiTemplateBase: null,
        aiTemplateVariables: [],
        aiSampleContent: null,
        bestseller: made.bestseller,
        rating: made.rating,
        reviewCount: made.reviewCount,
        searchKeywords: null,
      },
    }
  })

export const productsArbitrary = fc.array(productArbitrary, { maxLength: 30 })

/** Any filters a list can be narrowed by. */
export const filtersArbitrary: fc.Arbitrary<CatalogueFilters> = fc.record({
  recipient: fc.option(fc.constantFrom(...RECIPIENTS)),
  occasion: fc.option(fc.constantFrom(...GIFT_OCCASIONS)),
  categories: fc.subarray(['kartki-i-zyczenia', 'kubki', 'kursy', 'kartka', 'nieznana']),
  minPrice: fc.option(fc.nat(30_000)),
  maxPrice: fc.option(fc.nat(30_000)),
  availableOnly: fc.boolean(),
  minRating: fc.option(fc.constantFrom(3, 4, 4.5)),
  difficulties: fc.subarray([...DIFFICULTIES]),
})
