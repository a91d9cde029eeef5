import { screenPath } from '#domain/addresses/screenPath.ts'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { variantKey } from '#domain/catalogue/variantChoice.ts'
import { withTax } from '#domain/checkout/tax.ts'
import { formatAmount } from '#domain/money.ts'
import { isOwnStorefront, type RuntimeConfig } from '#domain/runtimeConfig.ts'
import { returnPolicy, shippingDetails } from './offerTerms.ts'

interface Site {
  /** This site's address. */
  readonly origin: string
  /** Where our own checkout sells, delivery and returns are as we say, else as that store says. */
  readonly config: RuntimeConfig
}

/**
 * A product and the way to it in the words of schema.org, for search engines: one object per script. The served page
 * and the screen say the same, for both ask here.
 */
export function productStructuredData(product: Product, site: Site): readonly object[] {
  const { origin } = site
  const url = origin + screenPath('/sklep/produkt/$handle', { handle: product.handle })
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': url,
      name: product.title,
      description: product.description,
      url,
      ...skuOf(product),
      brand: { '@type': 'Brand', name: product.vendor },
      category: product.details.category ?? product.productType,
      image: product.pictures.map((picture) => new URL(picture.url, `${origin}/`).href),
      ...rating(product),
      offers: product.variants.map((variant) => offer(product, variant, url, site)),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Sklep', item: origin + screenPath('/sklep') },
        { '@type': 'ListItem', position: 2, name: product.title, item: url },
      ],
    },
  ]
}

/** Of several forms each offer has its own. */
function skuOf({ variants }: Product) {
  const [only] = variants
  return only === undefined || variants.length > 1 || only.sku === null ? {} : { sku: only.sku }
}

function rating({ details: { rating: value, reviewCount } }: Product) {
  if (value === null || reviewCount === 0) return {}
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: value, bestRating: 5, reviewCount } }
}

function offer(product: Product, variant: ProductVariant, url: string, site: Site): object {
  const { origin, config } = site
  const isOwnShop = isOwnStorefront(config)
  const isOneOfSeveral = product.variants.length > 1
  return {
    '@type': 'Offer',
    ...(isOneOfSeveral ? { name: variant.title } : {}),
    url: isOneOfSeveral ? `${url}?wariant=${variantKey(variant)}` : url,
    ...(variant.sku === null ? {} : { sku: variant.sku }),
    // The price with tax, as the page shows it.
    price: formatAmount(isOwnShop ? withTax(variant.price.amount) : variant.price.amount),
    priceCurrency: variant.price.currencyCode,
    availability: variant.availableForSale ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    itemCondition: 'https://schema.org/NewCondition',
    ...(isOwnShop
      ? { ...shippingDetails(variant, config.hasCarrier), ...returnPolicy(product, variant, origin) }
      : {}),
  }
}
