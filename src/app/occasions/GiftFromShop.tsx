import { GiftButton } from '#features/occasions/GiftButton.tsx'
import type { OccasionGift } from '#features/occasions/giftOf.ts'
import { useGiftShelf } from './useGiftShelf.ts'

export interface GiftFromShopProps {
  readonly gift: OccasionGift
  /** The occasion, in words. */
  readonly occasion: string
}

/** Starts the gift of an occasion: the products to give load when it comes into view. */
export function GiftFromShop(props: GiftFromShopProps) {
  return <GiftButton {...props} shelf={useGiftShelf()} variant="primary" />
}
