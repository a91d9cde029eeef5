import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldProblemCode } from '#domain/account/apiError.ts'
import { PASSWORD_LENGTH } from '#domain/account/passwordLength.ts'

const { min, max } = PASSWORD_LENGTH

const PROBLEM_TEXTS = {
  required: msg`To pole jest wymagane`,
  email: msg`Ten adres wygląda na niepełny. Wzór: imie@poczta.pl`,
  too_short: msg`To za krótkie. Dopisz coś jeszcze`,
  too_long: msg`To za długie. Skróć trochę`,
  weak: msg`To hasło łatwo zgadnąć. Dodaj jeszcze jedno albo dwa słowa`,
  must_accept: msg`Bez tej zgody nie możemy założyć konta`,
  username: msg`Od 3 do 30 małych liter bez polskich znaków, cyfr i pojedynczych łączników`,
  taken: msg`To jest już zajęte. Wybierz coś innego`,
  reserved: msg`Ta nazwa jest zastrzeżona. Wybierz inną`,
  wrong: msg`Nieprawidłowa wartość. Sprawdź ją i wpisz ponownie`,
  same: msg`To obecna wartość. Wpisz nową`,
  tax_id: msg`Ten numer jest nieprawidłowy. Sprawdź cyfry`,
  postcode: msg`Nieprawidłowy kod pocztowy. Przykład jest pod polem`,
  phone: msg`Podaj numer z co najmniej 9 cyframi, na przykład 600 100 200`,
  too_late: msg`Ten dzień jest za daleko. Wybierz dzień w ciągu najbliższych 5 lat`,
  past: msg`Ten dzień już minął. Wybierz dzisiejszy albo późniejszy`,
  unprintable: msg`Tych znaków nie umiemy wydrukować. Zapisz to inaczej, na przykład literami łacińskimi`,
} satisfies Record<FieldProblemCode, MessageDescriptor>

const FIELD_TEXTS: Readonly<Record<string, Readonly<Partial<Record<FieldProblemCode, MessageDescriptor>>>>> =
  {
    carrier: { required: msg`Wybierz przewoźnika` },
    tracking_number: {
      required: msg`Wpisz numer przesyłki`,
      wrong: msg`Numer przesyłki to od 6 do 40 cyfr i liter. Sprawdź i wpisz jeszcze raz`,
    },
    email: { required: msg`Wpisz adres e-mail`, same: msg`To jest Twój obecny adres. Wpisz nowy` },
    password: {
      required: msg`Wpisz hasło`,
      too_short: msg`Hasło ma mieć co najmniej ${min} znaków`,
      too_long: msg`Hasło może mieć najwyżej ${max} znaków`,
    },
    new_password: {
      required: msg`Wpisz nowe hasło`,
      too_short: msg`Hasło ma mieć co najmniej ${min} znaków`,
      too_long: msg`Hasło może mieć najwyżej ${max} znaków`,
      same: msg`To jest obecne hasło. Wymyśl inne`,
    },
    day: { required: msg`Podaj datę`, wrong: msg`Nie ma takiego dnia` },
    year: { wrong: msg`Od 1900 do 2100` },
    current_password: {
      required: msg`Wpisz obecne hasło`,
      wrong: msg`To nie jest hasło tego konta. Sprawdź i wpisz jeszcze raz`,
    },
  }

/** A field's problem and the next step. */
export function problemText(field: string, code: FieldProblemCode): MessageDescriptor {
  return FIELD_TEXTS[field]?.[code] ?? PROBLEM_TEXTS[code]
}
