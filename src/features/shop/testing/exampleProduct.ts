import type { Product, ProductDetails, ProductVariant } from '#domain/catalogue/product.ts'

const NO_DETAILS: ProductDetails = {
  category: null,
  categoryKey: null,
  difficulty: null,
  duration: null,
  features: [],
  aiType: null,
  aiCategory: null,
  aiCategoryKey: null,
  aiTemplateStyle: null,
  aiTemplateLength: null,
  aiTemplateBase: null,
  aiTemplateVariables: [],
  aiSampleContent: null,
  bestseller: false,
  rating: null,
  reviewCount: 0,
  searchKeywords: null,
}

/** An available variant that costs `zloty` by default. */
export function exampleVariant(zloty: number, change: Partial<ProductVariant> = {}): ProductVariant {
  return {
    id: `gid://shopify/ProductVariant/${zloty}`,
    title: 'Default Title',
    sku: null,
    requiresShipping: false,
    maximumQuantity: null,
    availableForSale: true,
    quantityAvailable: null,
    price: { amount: zloty * 100, currencyCode: 'PLN' },
    compareAtPrice: null,
    selectedOptions: [{ name: 'Title', value: 'Default Title' }],
    picture: null,
    ...change,
  }
}

/** A product with the fields a test needs; prices and availability follow from its variants. */
export function exampleProduct(
  title: string,
  change: Partial<Omit<Product, 'details'>> & { readonly details?: Partial<ProductDetails> } = {},
): Product {
  const variants = change.variants ?? [exampleVariant(20)]
  const amounts = variants.map((variant) => variant.price.amount)
  return {
    id: `gid://shopify/Product/${title}`,
    handle: title.toLowerCase().replaceAll(' ', '-'),
    title,
    description: `Opis: ${title}.`,
    productType: '',
    vendor: 'Iskra',
    tags: [],
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    featuredPicture: null,
    media: [],
    pictures: [],
    seo: { title: null, description: null },
    collections: [],
    ...change,
    variants,
    availableForSale: variants.some((variant) => variant.availableForSale),
    priceRange: {
      min: { amount: Math.min(...amounts), currencyCode: 'PLN' },
      max: { amount: Math.max(...amounts), currencyCode: 'PLN' },
    },
    details: { ...NO_DETAILS, ...change.details },
  }
}
