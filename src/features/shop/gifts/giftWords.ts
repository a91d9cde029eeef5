import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GiftOccasion, Recipient } from '#domain/catalogue/giftNames.ts'

/** Whom a present is for, as a choice among others. */
export const RECIPIENT_LABELS = {
  mama: msg`Mama`,
  tata: msg`Tata`,
  'druga-polowka': msg`Ukochana osoba`,
  dziecko: msg`Dziecko`,
  dziadkowie: msg`Dziadkowie`,
  przyjaciele: msg`Przyjaciele`,
  nauczyciel: msg`Nauczyciele`,
  praca: msg`Szef i zespół`,
} satisfies Record<Recipient, MessageDescriptor>

/** The day a present is for. */
export const OCCASION_LABELS = {
  urodziny: msg`Urodziny`,
  rocznica: msg`Rocznica`,
  slub: msg`Ślub`,
  narodziny: msg`Narodziny`,
  swieta: msg`Święta`,
  walentynki: msg`Walentynki`,
  'dzien-matki': msg`Dzień Matki`,
  'dzien-ojca': msg`Dzień Ojca`,
  podziekowania: msg`Podziękowania`,
  gratulacje: msg`Gratulacje`,
} satisfies Record<GiftOccasion, MessageDescriptor>
