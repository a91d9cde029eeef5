import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { LOCKER_DAYS, type ShippingMethodCode, STANDARD_DAYS } from '#domain/checkout/shippingMethods.ts'

export const SHIPPING_NAMES = {
  standard: msg`Kurier`,
  locker: msg`Automat paczkowy`,
  express: msg`Kurier ekspresowy`,
} satisfies Record<ShippingMethodCode, MessageDescriptor>

/** How long each takes with a carrier, and where it ends. */
const TIMES = {
  standard: msg`${STANDARD_DAYS.earliest}–${STANDARD_DAYS.latest} dni robocze, pod drzwi`,
  locker: msg`${LOCKER_DAYS} dni robocze, odbiór o dowolnej porze`,
  express: msg`następny dzień roboczy, do 12:00`,
} satisfies Record<ShippingMethodCode, MessageDescriptor>

const TO_THE_DOOR = msg`pod drzwi; napiszemy, gdy paczka wyruszy`

/** Where each ends, without promised days: of methods that aren't offered any more, for earlier orders. */
const ENDS = {
  standard: TO_THE_DOOR,
  locker: msg`odbiór o dowolnej porze`,
  express: TO_THE_DOOR,
} satisfies Record<ShippingMethodCode, MessageDescriptor>

/** The words of a delivery method: days only where a carrier keeps them. */
export function shippingWords(method: ShippingMethodCode, hasCarrier: boolean): MessageDescriptor {
  return (hasCarrier ? TIMES : ENDS)[method]
}
