import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CARRIER_NAMES, type Carrier } from '#domain/orders/carriers.ts'
import type { ParcelState } from '#domain/orders/parcel.ts'

/** The state of a parcel, in the words of its buyer and its sender. */
export const PARCEL_STATE_WORDS = {
  ordered: msg`Przyjęta`,
  made: msg`Przygotowana`,
  sent: msg`Wysłana`,
  delivered: msg`Doręczona`,
} satisfies Record<ParcelState, MessageDescriptor>

const OTHER_CARRIER = msg`Inny przewoźnik`

/** A carrier as people call it. */
export function carrierName(carrier: Carrier, i18n: I18n): string {
  return carrier === 'other' ? i18n._(OTHER_CARRIER) : CARRIER_NAMES[carrier]
}
