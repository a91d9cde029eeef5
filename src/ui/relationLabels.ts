import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Recipient } from '#domain/catalogue/giftNames.ts'

/** A person's relation to the giver: one person, where the shop’s filters name a circle of them. */
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
