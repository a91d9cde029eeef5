import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DetailsProblemCode } from '#domain/checkout/checkDetails.ts'
import type { DetailsField } from '#domain/checkout/checkoutDetails.ts'

/** The labels of the fields. */
export const FIELD_LABELS = {
  email: msg`Adres e-mail`,
  phone: msg`Telefon`,
  countryCode: msg`Kraj`,
  shippingMethod: msg`Sposób dostawy`,
  sendTo: msg`Dla kogo jest paczka`,
  firstName: msg`Imię`,
  lastName: msg`Nazwisko`,
  company: msg`Firma`,
  lockerCode: msg`Kod automatu paczkowego`,
  address: msg`Ulica i numer`,
  postcode: msg`Kod pocztowy`,
  city: msg`Miejscowość`,
  note: msg`Uwagi do zamówienia`,
} satisfies Record<DetailsField, MessageDescriptor>

const PROBLEM_TEXTS = {
  required: msg`To pole jest wymagane`,
  email: msg`Ten adres wygląda na niepełny. Wzór: imie@poczta.pl`,
  phone: msg`Podaj numer z co najmniej 9 cyframi, na przykład 600 100 200`,
  postcode: msg`Nieprawidłowy kod pocztowy. Przykład jest pod polem`,
  house_number: msg`Dopisz numer domu lub mieszkania`,
  locker: msg`Kod automatu to trzy litery i cyfry, na przykład WAW123M`,
  not_offered: msg`Tego sposobu dostawy teraz nie ma. Wybierz inny`,
} satisfies Record<DetailsProblemCode, MessageDescriptor>

const REQUIRED_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  email: msg`Wpisz adres e-mail`,
  phone: msg`Wpisz telefon, kurier może zadzwonić przed przyjazdem`,
  firstName: msg`Wpisz imię`,
  lastName: msg`Wpisz nazwisko`,
  lockerCode: msg`Wpisz kod automatu, z którego odbierzesz paczkę`,
  address: msg`Wpisz ulicę i numer`,
  postcode: msg`Wpisz kod pocztowy`,
  city: msg`Wpisz miejscowość`,
} satisfies Partial<Record<DetailsField, MessageDescriptor>>

/** A field's problem, with the next step. */
export function problemText(field: string, code: DetailsProblemCode): MessageDescriptor {
  return (code === 'required' ? REQUIRED_TEXTS[field] : undefined) ?? PROBLEM_TEXTS[code]
}
