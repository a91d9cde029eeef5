import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Recipient } from '#domain/catalogue/giftNames.ts'
import type { Address, Length, Tone } from '#domain/wording/wording.ts'

/** How a text sounds, as a choice among others. */
export const TONE_LABELS = {
  warm: msg`Ciepło`,
  playful: msg`Z humorem`,
  heartfelt: msg`Od serca`,
  solemn: msg`Uroczyście`,
  plain: msg`Po prostu`,
} satisfies Record<Tone, MessageDescriptor>

export const LENGTH_LABELS = {
  short: msg`Krótko`,
  medium: msg`W sam raz`,
  long: msg`Szerzej`,
} satisfies Record<Length, MessageDescriptor>

export const ADDRESS_LABELS = {
  informal: msg`Na „ty”`,
  formal: msg`Na „pan”, „pani”`,
} satisfies Record<Address, MessageDescriptor>

/** Who somebody is to the giver: one person, where the shop’s filters name a circle of them. */
export const RELATION_LABELS = {
  mama: msg`Mama`,
  tata: msg`Tata`,
  'druga-polowka': msg`Ukochana osoba`,
  dziecko: msg`Córka albo syn`,
  dziadkowie: msg`Babcia albo dziadek`,
  przyjaciele: msg`Bliska przyjaźń`,
  nauczyciel: msg`Ktoś, kto uczy`,
  praca: msg`Ktoś z pracy`,
} satisfies Record<Recipient, MessageDescriptor>
