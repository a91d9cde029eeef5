import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CountryCode } from '#domain/checkout/countries.ts'

export const COUNTRY_NAMES = {
  PL: msg`Polska`,
  CZ: msg`Czechy`,
  DE: msg`Niemcy`,
  LT: msg`Litwa`,
  SK: msg`Słowacja`,
} satisfies Record<CountryCode, MessageDescriptor>
