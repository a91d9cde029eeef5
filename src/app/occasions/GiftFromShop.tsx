import { GiftButton } from '#features/occasions/GiftButton.tsx'
import type { OccasionGift } from '#features/occasions/giftOf.ts'
import { useGiftShelf } from './useGiftShelf.ts'

export interface GiftFromShopProps {
  readonly gift: OccasionGift
  /** What it is for, in words. */
  readonly occasion: string
}

/** Begins the gift of an occasion: what there is to give is read with the sight of it. */
export function GiftFromShop(props: GiftFromShopProps) {
  return <GiftButton {...props} shelf={useGiftShelf()} variant="primary" />
}
