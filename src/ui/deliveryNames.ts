import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CountryCode } from '#domain/checkout/countries.ts'
import type { ShippingMethodCode } from '#domain/checkout/shippingMethods.ts'

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
