import { type GiftDetails, NO_DETAILS } from '#domain/gifts/personalization.ts'
import { requestFor, type WrittenProduct } from '#domain/wording/requestFor.ts'
import type { Writing } from '#domain/wording/writing.ts'
import type { GiftIdea } from './giftIdea.ts'

/** Whom a gift is begun for, and for which day (`YYYY-MM-DD`). The name may be empty. */
export interface GiftFor {
  readonly name: string
  readonly day: string
}

/** The details of a begun gift's form. */
export function begunDetails({ formDay }: GiftIdea, { name, day }: GiftFor): GiftDetails {
  return { ...NO_DETAILS, recipientName: name, occasion: formDay, deliveryDate: day }
}

/** The writing rules' input for it. */
export function begunWriting(
  product: WrittenProduct,
  { wordsDay, relation }: GiftIdea,
  { name }: GiftFor,
): Writing {
  const request = requestFor(product, { name, memory: '', sender: '' })
  return { isOpen: true, request: { ...request, occasion: wordsDay, relation }, variant: null, turns: {} }
}
