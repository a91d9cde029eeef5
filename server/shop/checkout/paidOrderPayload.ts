import { formatAmount } from '#domain/money.ts'
import { globalId } from '#server/shop/storefront/globalId.ts'
import type { OrderLineRow, OrderRow } from './orderView.ts'

/**
 * The body of `orders/paid`: the part of Shopify's order that receivers of it live on, under the same names and
 * in the same forms (amounts as decimal strings, ids as numbers, line attributes as `properties`).
 */
export function paidOrderPayload(order: OrderRow, lines: readonly OrderLineRow[]) {
  const { details } = order
  const placedAt = order.placedAt.toISOString()
  const address = order.needsDelivery ? shippingAddress(order) : null
  return {
    id: order.id,
    admin_graphql_api_id: `gid://shopify/Order/${order.id}`,
    name: order.number,
    order_number: order.id,
    email: details.email,
    contact_email: details.email,
    phone: details.phone === '' ? null : details.phone,
    created_at: placedAt,
    processed_at: placedAt,
    currency: order.currencyCode,
    financial_status: 'paid',
    fulfillment_status: null,
    /** No money moved: the embedded checkout knows test payments alone. */
    test: true,
    cart_token: order.cartId,
    checkout_token: order.checkoutToken,
    total_line_items_price: formatAmount(order.subtotal),
    total_discounts: formatAmount(order.discount),
    subtotal_price: formatAmount(order.subtotal - order.discount),
    total_tax: formatAmount(order.tax),
    total_price: formatAmount(order.total),
    discount_codes: order.discountCodes.map((code) => ({ code, amount: formatAmount(order.discount) })),
    customer: { email: details.email, first_name: details.firstName, last_name: details.lastName },
    shipping_address: address,
    shipping_lines: order.needsDelivery
      ? [{ code: details.shippingMethod, title: details.shippingMethod, price: formatAmount(order.shipping) }]
      : [],
    note: details.note === '' ? null : details.note,
    line_items: lines.map((line) => ({
      id: line.id,
      admin_graphql_api_id: `gid://shopify/LineItem/${line.id}`,
      product_id: line.productId,
      variant_id: line.variantId,
      variant_admin_graphql_api_id: globalId('ProductVariant', line.variantId),
      handle: line.handle,
      title: line.title,
      variant_title: line.variantTitle === '' ? null : line.variantTitle,
      sku: line.sku,
      quantity: line.quantity,
      price: formatAmount(line.unitPrice),
      requires_shipping: line.requiresShipping,
      gift_wrap_price: formatAmount(line.giftWrapCost),
      properties: line.attributes.map(({ key, value }) => ({ name: key, value })),
    })),
  }
}

function shippingAddress({ details }: OrderRow) {
  const isLocker = details.shippingMethod === 'locker'
  return {
    first_name: details.firstName,
    last_name: details.lastName,
    company: details.company === '' ? null : details.company,
    address1: isLocker ? details.lockerCode : details.address,
    zip: isLocker ? null : details.postcode,
    city: isLocker ? null : details.city,
    country_code: details.countryCode,
    phone: details.phone,
  }
}
