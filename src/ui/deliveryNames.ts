import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CountryCode } from '#domain/checkout/countries.ts'
import { type ShippingMethodCode, STANDARD_DAYS } from '#domain/checkout/shippingMethods.ts'
import { CARRIER_NAMES, type Carrier } from '#domain/orders/carriers.ts'
import type { ParcelState } from '#domain/orders/parcel.ts'

export const COUNTRY_NAMES = {
  PL: msg`Polska`,
  CZ: msg`Czechy`,
  DE: msg`Niemcy`,
  LT: msg`Litwa`,
  SK: msg`Słowacja`,
} satisfies Record<CountryCode, MessageDescriptor>

export const SHIPPING_NAMES = {
  standard: msg`Kurier`,
  locker: msg`Automat paczkowy`,
  express: msg`Kurier ekspresowy`,
} satisfies Record<ShippingMethodCode, MessageDescriptor>

/** How long each takes and where it ends. */
export const SHIPPING_TIMES = {
  standard: msg`${STANDARD_DAYS.earliest}–${STANDARD_DAYS.latest} dni robocze, pod drzwi`,
  locker: msg`2 dni robocze, odbiór o dowolnej porze`,
  express: msg`następny dzień roboczy, do 12:00`,
} satisfies Record<ShippingMethodCode, MessageDescriptor>

/** How far a parcel is, as its buyer and whoever sends it call it. */
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
