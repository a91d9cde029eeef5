import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CountryCode } from '#domain/checkout/countries.ts'
import { LOCKER_DAYS, type ShippingMethodCode, STANDARD_DAYS } from '#domain/checkout/shippingMethods.ts'

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
  locker: msg`${LOCKER_DAYS} dni robocze, odbiór o dowolnej porze`,
  express: msg`następny dzień roboczy, do 12:00`,
} satisfies Record<ShippingMethodCode, MessageDescriptor>
