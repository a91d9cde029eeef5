import type { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { changedCart } from '#support/cartCalls.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { askStorefront, makeProduct, storefrontApp, variantGid } from '#support/storefrontFixture.ts'
import { seedDiscountCodes } from '../seedDiscountCodes.ts'

// The cart fields that other people's storefronts query.

const FIELDS = `
  appliedGiftCards { id } delivery { addresses { id } } deliveryGroups(first: 1) { nodes { id } }
  metafield(key: "a") { value } metafields(identifiers: [{ key: "a" }]) { value }
  buyerIdentity { customer { id } deliveryAddressPreferences { __typename } preferences { wallet } }
  cost { totalDutyAmount { amount } totalTaxAmount { amount } } estimatedCost { totalAmount { amount } totalDutyAmount { amount } }
  discountAllocations { targetType discountedAmount { amount }
    ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title }
    discountApplication { allocationMethod targetSelection targetType
      value { __typename ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage } } } }
  lines(first: 5) { nodes { __typename estimatedCost { totalAmount { amount } }
    ... on CartLine { parentRelationship { parent { id } } sellingPlanAllocation { price: priceAdjustments { price { amount } } }
      instructions { canRemove canUpdateQuantity } }
    ... on ComponentizableCartLine { lineComponents { id } } } }`

describeOnDatabase('a cart for the fronts of others', (freshContext) => {
  let context: ServerContext
  let app: Hono
  beforeEach(async () => {
    context = await freshContext()
    app = storefrontApp(context)
    await seedDiscountCodes(context.database)
    await makeProduct(context, { id: 1, variants: [{ price: 10_000 }] })
  })

  it('says what it has, and null or nothing of what the checkout decides', async () => {
    const { id } = await changedCart(app, 'cartCreate', {
      input: { lines: [{ merchandiseId: variantGid(1), quantity: 2 }], discountCodes: ['TECHVIBE'] },
    })
    const { data, errors } = await askStorefront(app, `query ($id: ID!) { cart(id: $id) { ${FIELDS} } }`, {
      id,
    })
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      cart: {
        appliedGiftCards: [],
        delivery: { addresses: [] },
        deliveryGroups: { nodes: [] },
        metafield: null,
        metafields: [null],
        buyerIdentity: { customer: null, deliveryAddressPreferences: [], preferences: null },
        cost: { totalDutyAmount: null, totalTaxAmount: null },
        estimatedCost: { totalAmount: { amount: '170.00' }, totalDutyAmount: null },
        discountAllocations: [
          {
            targetType: 'LINE_ITEM',
            discountedAmount: { amount: '30.00' },
            code: 'TECHVIBE',
            discountApplication: {
              allocationMethod: 'ACROSS',
              targetSelection: 'ALL',
              targetType: 'LINE_ITEM',
              value: { __typename: 'PricingPercentageValue', percentage: 15 },
            },
          },
        ],
        lines: {
          nodes: [
            {
              __typename: 'CartLine',
              estimatedCost: { totalAmount: { amount: '200.00' } },
              parentRelationship: null,
              sellingPlanAllocation: null,
              instructions: { canRemove: true, canUpdateQuantity: true },
            },
          ],
        },
      },
    })
  })

  it('is found by its whole id among nodes, and by no other', async () => {
    const { id } = await changedCart(app, 'cartCreate', { input: {} })
    const query = 'query ($id: ID!) { node(id: $id) { __typename ... on Cart { totalQuantity } } }'
    expect((await askStorefront(app, query, { id })).data).toEqual({
      node: { __typename: 'Cart', totalQuantity: 0 },
    })
    expect((await askStorefront(app, query, { id: id.replace(/\?.*/, '') })).data).toEqual({ node: null })
  })

  it('refuses by user errors what is not kept in carts, and takes a wish for nothing', async () => {
    const { id } = await changedCart(app, 'cartCreate', { input: {} })
    const { data, errors } = await askStorefront(
      app,
      `mutation ($id: ID!) {
        none: cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: []) { cart { id } userErrors { code } warnings { code } }
        codes: cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: ["abc"]) { cart { id } userErrors { code field } }
        more: cartGiftCardCodesAdd(cartId: $id, giftCardCodes: ["abc"]) { userErrors { code field } }
        fewer: cartGiftCardCodesRemove(cartId: $id, appliedGiftCardIds: ["gid://shopify/AppliedGiftCard/1"]) { userErrors { field } }
        add: cartDeliveryAddressesAdd(cartId: $id, addresses: [{ address: { deliveryAddress: { city: "Łódź" } } }]) { userErrors { code field } }
        remove: cartDeliveryAddressesRemove(cartId: $id, addressIds: ["gid://shopify/CartSelectableAddress/1"]) { userErrors { code field } }
        option: cartSelectedDeliveryOptionsUpdate(cartId: $id, selectedDeliveryOptions: [{ deliveryGroupId: "gid://shopify/CartDeliveryGroup/1", deliveryOptionHandle: "a" }]) { userErrors { code } }
        set: cartMetafieldsSet(metafields: [{ ownerId: $id, key: "a", type: "number_integer", value: "1" }]) { metafields { id } userErrors { code } }
        delete: cartMetafieldDelete(input: { ownerId: $id, key: "a" }) { deletedId userErrors { code } }
        customer: cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: { customerAccessToken: "x" }) { cart { id } userErrors { field } }
        nowhere: cartGiftCardCodesUpdate(cartId: "gid://shopify/Cart/nowhere?key=0", giftCardCodes: []) { userErrors { field } }
      }`,
      { id },
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      none: { cart: { id }, userErrors: [], warnings: [] },
      codes: { cart: null, userErrors: [{ code: 'INVALID', field: ['giftCardCodes', '0'] }] },
      more: { userErrors: [{ code: 'INVALID', field: ['giftCardCodes', '0'] }] },
      fewer: { userErrors: [{ field: ['appliedGiftCardIds', '0'] }] },
      add: { userErrors: [{ code: 'INVALID', field: ['addresses', '0'] }] },
      remove: { userErrors: [{ code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addressIds', '0'] }] },
      option: { userErrors: [{ code: 'INVALID_DELIVERY_GROUP' }] },
      set: { metafields: null, userErrors: [{ code: 'APP_NOT_AUTHORIZED' }] },
      delete: { deletedId: null, userErrors: [{ code: 'METAFIELD_DOES_NOT_EXIST' }] },
      customer: { cart: null, userErrors: [{ field: ['buyerIdentity', 'customerAccessToken'] }] },
      nowhere: { userErrors: [{ field: ['cartId'] }] },
    })
  })

  it('is answered at once where a part of it is deferred', async () => {
    const query =
      'mutation { cartCreate { ... @defer { cart { totalQuantity } } userErrors { code } ...More @defer(label: "a") } } fragment More on CartCreatePayload { warnings { code } }'
    expect(await askStorefront(app, query)).toMatchObject({
      data: { cartCreate: { cart: { totalQuantity: 0 }, userErrors: [], warnings: [] } },
    })
  })
})
