import { z } from 'zod'

// The fields that Google's documentation of product structured data (merchant listings) and of breadcrumbs requires,
// and those of its recommendations that this shop gives. Any other field in an object is an error.

const decimal = z.string().regex(/^\d+\.\d{2}$/)
const currency = z.string().regex(/^[A-Z]{3}$/)
const country = z.string().regex(/^[A-Z]{2}$/)

const shippingSchema = z.strictObject({
  '@type': z.literal('OfferShippingDetails'),
  shippingRate: z.strictObject({ '@type': z.literal('MonetaryAmount'), value: decimal, currency }),
  shippingDestination: z
    .array(z.strictObject({ '@type': z.literal('DefinedRegion'), addressCountry: country }))
    .nonempty(),
})

const returnPolicySchema = z
  .strictObject({
    '@type': z.literal('MerchantReturnPolicy'),
    applicableCountry: country,
    returnPolicyCategory: z.enum([
      'https://schema.org/MerchantReturnFiniteReturnWindow',
      'https://schema.org/MerchantReturnNotPermitted',
    ]),
    merchantReturnDays: z.int().positive().optional(),
    merchantReturnLink: z.url(),
  })
  // A return window has its days, and goods that can't be returned have none.
  .refine(
    ({ returnPolicyCategory, merchantReturnDays }) =>
      returnPolicyCategory.endsWith('Window') === (merchantReturnDays !== undefined),
  )

const offerSchema = z.strictObject({
  '@type': z.literal('Offer'),
  name: z.string().min(1).optional(),
  url: z.url(),
  sku: z.string().min(1),
  price: decimal,
  priceCurrency: currency,
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/SoldOut']),
  itemCondition: z.literal('https://schema.org/NewCondition'),
  shippingDetails: z.array(shippingSchema).nonempty().optional(),
  hasMerchantReturnPolicy: returnPolicySchema.optional(),
})

export const productDataSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Product'),
  '@id': z.url(),
  name: z.string().min(1).max(150),
  description: z.string().min(1).max(5_000),
  url: z.url(),
  sku: z.string().min(1).optional(),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) }),
  category: z.string().min(1),
  image: z.array(z.url()).nonempty(),
  aggregateRating: z
    .strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().min(1).max(5),
      bestRating: z.literal(5),
      reviewCount: z.int().positive(),
    })
    .optional(),
  offers: z.array(offerSchema).nonempty(),
})

export const breadcrumbDataSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: z.string().min(1),
        item: z.url(),
      }),
    )
    .min(2),
})

/** The structured data in the text of a document: each object as it is written. */
export function structuredDataIn(html: string): unknown[] {
  const written = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...written].map(([, text = '']): unknown => JSON.parse(text))
}
