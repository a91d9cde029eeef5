import type { Product } from '#domain/catalogue/product.ts'
import { variantKey } from '#domain/catalogue/variantChoice.ts'
import { formatAmount } from '#domain/money.ts'

/** A product and the way to it in the words of schema.org, for search engines. `origin` is this site's address. */
export function productStructuredData(product: Product, origin: string): object[] {
  const url = `${origin}/sklep/produkt/${product.handle}`
  const { rating, reviewCount } = product.details
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.title,
      description: product.description,
      url,
      category: product.details.category ?? product.productType,
      image: product.pictures.map((picture) => new URL(picture.url, origin).href),
      ...(rating === null || reviewCount === 0
        ? {}
        : {
            aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, bestRating: 5, reviewCount },
          }),
      offers: product.variants.map((variant) => ({
        '@type': 'Offer',
        ...(product.variants.length > 1 ? { name: variant.title } : {}),
        url: product.variants.length > 1 ? `${url}?wariant=${variantKey(variant)}` : url,
        price: formatAmount(variant.price.amount),
        priceCurrency: variant.price.currencyCode,
        availability: variant.availableForSale ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Sklep', item: `${origin}/sklep` },
        { '@type': 'ListItem', position: 2, name: product.title, item: url },
      ],
    },
  ]
}
