import { GraphQLError } from 'graphql'
import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import { createCart } from '../cart/createCart.ts'
import { cartGlobalId, lineGlobalId } from '../cart/cartIds.ts'
import type { BuyerIdentityInput, CartInput, CartLineInput, CartLineUpdateInput } from '../cart/cartInput.ts'
import {
  updateCartAttributes,
  updateCartBuyer,
  updateCartDiscountCodes,
  updateCartNote,
} from '../cart/detailMutations.ts'
import { countDiscountTries } from '../cart/discountTries.ts'
import { findOpenCart } from '../cart/findOpenCart.ts'
import { addCartLines, removeCartLines, updateCartLines } from '../cart/lineMutations.ts'
import { priceCartRow, type PricedCart, type PricedDiscount, type PricedLine } from '../cart/priceCart.ts'
import { loadProducts, type LoadedProduct } from '../catalogue/loadProducts.ts'
import { atMost, connectionOf, type PageArguments } from '../paging.ts'
import { emptyConnection, moneyOf, type GraphContext } from './graphContext.ts'
import { noMetafields } from './noMetafields.ts'
import type { VariantNode } from './variantResolvers.ts'

interface LineNode extends PricedLine {
  readonly merchandise: VariantNode
}

/** Lines with their merchandise; its products are read once, and only when asked for. */
function lineNodes(cart: PricedCart, { server }: GraphContext): LineNode[] {
  let reading: Promise<Map<number, LoadedProduct>> | null = null
  const readProducts = async () => {
    const ids = [...new Set(cart.lines.map((line) => line.product.id))]
    const loaded = await loadProducts(server.database, ids)
    return new Map(loaded.map((product) => [product.row.id, product]))
  }
  return cart.lines.map((line) => {
    const product = async () => {
      reading ??= readProducts()
      const loaded = await reading
      return loaded.get(line.product.id) ?? { row: line.product, media: [], variants: [line.variant] }
    }
    return { ...line, merchandise: { variant: line.variant, picture: line.picture, product } }
  })
}

/** Codes apply to the whole cart, a part or an amount. */
function discountApplication({ worth, amount }: PricedDiscount) {
  const value =
    worth?.kind === 'percent'
      ? { __typename: 'PricingPercentageValue', percentage: worth.value / 100 }
      : { __typename: 'MoneyV2', ...moneyOf(worth?.value ?? amount) }
  return { allocationMethod: 'ACROSS', targetSelection: 'ALL', targetType: 'LINE_ITEM', value }
}

/** The checkout computes tax, duty and delivery, as in the real storefront. */
const costOf = ({ subtotal, total }: PricedCart) => ({
  subtotalAmount: moneyOf(subtotal),
  totalAmount: moneyOf(total),
  checkoutChargeAmount: moneyOf(total),
  totalTaxAmount: null,
  totalDutyAmount: null,
})

function lineCostOf({ variant, total }: PricedLine) {
  const price = moneyOf(variant.price)
  const compareAt = variant.compareAtPrice === null ? null : moneyOf(variant.compareAtPrice)
  return { price, compareAt, sums: { subtotalAmount: moneyOf(total), totalAmount: moneyOf(total) } }
}

const findAttribute = (attributes: readonly LineAttribute[], key: string) =>
  attributes.find((attribute) => attribute.key === key) ?? null

/** Throws THROTTLED, as the real storefront does, for a caller who tries one code after another. */
async function limitDiscountTries({ server, caller }: GraphContext, codes: readonly string[]): Promise<void> {
  if ((await countDiscountTries(server, caller, codes)) === null) return
  throw new GraphQLError('Throttled', { extensions: { code: 'THROTTLED' } })
}

const mutations = {
  cartCreate: async (_: unknown, { input }: { input?: CartInput | null }, context: GraphContext) => {
    atMost(input?.lines ?? [], ['input', 'lines'])
    atMost(input?.attributes ?? [], ['input', 'attributes'])
    atMost(input?.discountCodes ?? [], ['input', 'discountCodes'])
    await limitDiscountTries(context, input?.discountCodes ?? [])
    return createCart(context.server, input ?? {})
  },
  cartLinesAdd: (
    _: unknown,
    { cartId, lines }: { cartId: string; lines: readonly CartLineInput[] },
    { server }: GraphContext,
  ) => addCartLines(server, cartId, atMost(lines, ['lines'])),
  cartLinesUpdate: (
    _: unknown,
    { cartId, lines }: { cartId: string; lines: readonly CartLineUpdateInput[] },
    { server }: GraphContext,
  ) => updateCartLines(server, cartId, atMost(lines, ['lines'])),
  cartLinesRemove: (
    _: unknown,
    { cartId, lineIds }: { cartId: string; lineIds: readonly string[] },
    { server }: GraphContext,
  ) => removeCartLines(server, cartId, atMost(lineIds, ['lineIds'])),
  cartBuyerIdentityUpdate: (
    _: unknown,
    { cartId, buyerIdentity }: { cartId: string; buyerIdentity: BuyerIdentityInput },
    { server }: GraphContext,
  ) => updateCartBuyer(server, cartId, buyerIdentity),
  cartDiscountCodesUpdate: async (
    _: unknown,
    { cartId, discountCodes }: { cartId: string; discountCodes: readonly string[] },
    context: GraphContext,
  ) => {
    atMost(discountCodes, ['discountCodes'])
    await limitDiscountTries(context, discountCodes)
    return updateCartDiscountCodes(context.server, cartId, discountCodes)
  },
  cartAttributesUpdate: (
    _: unknown,
    { cartId, attributes }: { cartId: string; attributes: readonly LineAttribute[] },
    { server }: GraphContext,
  ) => updateCartAttributes(server, cartId, atMost(attributes, ['attributes'])),
  cartNoteUpdate: (
    _: unknown,
    { cartId, note }: { cartId: string; note: string },
    { server }: GraphContext,
  ) => updateCartNote(server, cartId, note),
}

export const cartResolvers = {
  QueryRoot: {
    cart: async (_: unknown, { id }: { id: string }, { server }: GraphContext) => {
      const cart = await findOpenCart(server.database, id)
      return cart === null ? null : priceCartRow(server.database, cart, server.now())
    },
  },
  Mutation: mutations,
  Cart: {
    id: ({ cart }: PricedCart) => cartGlobalId(cart),
    checkoutUrl: ({ cart }: PricedCart, _: unknown, context: GraphContext) =>
      `${context.checkoutOrigin}/kasa/${cart.checkoutToken}`,
    createdAt: ({ cart }: PricedCart) => cart.createdAt.toISOString(),
    updatedAt: ({ cart }: PricedCart) => cart.updatedAt.toISOString(),
    note: ({ cart }: PricedCart) => cart.note,
    attributes: ({ cart }: PricedCart) => cart.attributes,
    attribute: ({ cart }: PricedCart, { key }: { key: string }) => findAttribute(cart.attributes, key),
    buyerIdentity: ({ cart }: PricedCart) => cart,
    totalQuantity: ({ lines }: PricedCart) => lines.reduce((sum, line) => sum + line.quantity, 0),
    // The real storefront shows the newest first.
    lines: (cart: PricedCart, page: PageArguments & { reverse?: boolean | null }, context: GraphContext) =>
      connectionOf(lineNodes(cart, context).toReversed(), page, (line) => line.id),
    cost: costOf,
    estimatedCost: costOf,
    discountCodes: ({ discounts }: PricedCart) =>
      discounts.map(({ code, refusal }) => ({ code, applicable: refusal === null })),
    discountAllocations: ({ discounts }: PricedCart) =>
      discounts
        .filter((discount) => discount.amount > 0)
        .map((discount) => ({
          code: discount.code,
          discountedAmount: moneyOf(discount.amount),
          targetType: 'LINE_ITEM',
          discountApplication: discountApplication(discount),
        })),
    // Addresses, ways of delivery and payment are chosen at the checkout.
    appliedGiftCards: () => [],
    delivery: () => ({ addresses: [] }),
    deliveryGroups: emptyConnection,
    ...noMetafields,
  },
  CartBuyerIdentity: { deliveryAddressPreferences: () => [] },
  CartLine: {
    id: (line: LineNode) => lineGlobalId(line),
    attribute: (line: LineNode, { key }: { key: string }) => findAttribute(line.attributes, key),
    discountAllocations: () => [],
    cost: (line: LineNode) => {
      const { price, compareAt, sums } = lineCostOf(line)
      return { amountPerQuantity: price, compareAtAmountPerQuantity: compareAt, ...sums }
    },
    estimatedCost: (line: LineNode) => {
      const { price, compareAt, sums } = lineCostOf(line)
      return { amount: price, compareAtAmount: compareAt, ...sums }
    },
    instructions: () => ({ canRemove: true, canUpdateQuantity: true }),
  },
  BaseCartLine: { __resolveType: () => 'CartLine' },
  CartDiscountAllocation: { __resolveType: () => 'CartCodeDiscountAllocation' },
}
