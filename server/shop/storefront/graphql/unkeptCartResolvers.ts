import { refuseUnkept } from '../cart/unkeptChanges.ts'
import { atMost } from '../paging.ts'
import type { GraphContext } from './graphContext.ts'

// There are no gift cards; addresses and delivery are chosen at the checkout; carts have no metafields.

const KNOWN_GIFT_CARD = {
  field: 'appliedGiftCardIds',
  code: 'INVALID',
  message: 'The gift card is not applied to the cart.',
} as const
const GIFT_CARD = {
  field: 'giftCardCodes',
  code: 'INVALID',
  message: 'The gift card code is invalid.',
} as const
const NEW_ADDRESS = {
  field: 'addresses',
  code: 'INVALID',
  message: 'Delivery addresses are given at the checkout.',
} as const
const KNOWN_ADDRESS = {
  field: 'addresses',
  code: 'INVALID_DELIVERY_ADDRESS_ID',
  message: 'The delivery address does not exist.',
} as const
const DELIVERY_OPTION = {
  field: 'selectedDeliveryOptions',
  code: 'INVALID_DELIVERY_GROUP',
  message: 'The delivery group does not exist.',
} as const

/** A mutation of a cart by the list in `refusal.field`. */
const refusing =
  (refusal: Parameters<typeof refuseUnkept>[3]) =>
  (_: unknown, args: { cartId: string } & Readonly<Record<string, unknown>>, { server }: GraphContext) => {
    const wanted = args[refusal.field]
    return refuseUnkept(
      server,
      args.cartId,
      atMost(Array.isArray(wanted) ? wanted : [], [refusal.field]),
      refusal,
    )
  }

export const unkeptCartResolvers = {
  Mutation: {
    cartGiftCardCodesAdd: refusing(GIFT_CARD),
    cartGiftCardCodesUpdate: refusing(GIFT_CARD),
    cartGiftCardCodesRemove: refusing(KNOWN_GIFT_CARD),
    cartDeliveryAddressesAdd: refusing(NEW_ADDRESS),
    cartDeliveryAddressesReplace: refusing(NEW_ADDRESS),
    cartDeliveryAddressesUpdate: refusing(KNOWN_ADDRESS),
    cartDeliveryAddressesRemove: refusing({ ...KNOWN_ADDRESS, field: 'addressIds' }),
    cartSelectedDeliveryOptionsUpdate: refusing(DELIVERY_OPTION),
    cartMetafieldsSet: () => ({
      metafields: null,
      userErrors: [
        {
          code: 'APP_NOT_AUTHORIZED',
          elementIndex: 0,
          field: ['metafields', '0'],
          message: 'Carts have no metafields here.',
        },
      ],
    }),
    cartMetafieldDelete: () => ({
      deletedId: null,
      userErrors: [
        {
          code: 'METAFIELD_DOES_NOT_EXIST',
          field: ['input', 'key'],
          message: 'The metafield does not exist.',
        },
      ],
    }),
  },
}
