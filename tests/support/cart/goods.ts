import type { ProductVariant } from '#domain/catalogue/product.ts'
import type { ProductOfLine } from '#offline/cart/commands.ts'

export const variantId = (number: number) => `gid://shopify/ProductVariant/${number}`

/** The data that the shop screen passes on when a product's variant is put in the cart. */
export function goods(
  number: number,
  price = 1_000,
): {
  product: ProductOfLine
  variant: ProductVariant
} {
  return {
    product: {
      id: `gid://shopify/Product/${number}`,
      title: `Produkt ${number}`,
      handle: `produkt-${number}`,
      featuredPicture: null,
      details: { aiTemplateBase: null },
    },
    variant: {
      id: variantId(number),
      title: 'Domyślny',
      sku: null,
      requiresShipping: false,
      maximumQuantity: null,
      availableForSale: true,
      quantityAvailable: null,
      price: { amount: price, currencyCode: 'PLN' },
      compareAtPrice: null,
      selectedOptions: [],
      picture: null,
    },
  }
}
