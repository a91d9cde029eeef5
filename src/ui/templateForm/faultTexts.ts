import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { FormFault } from '#domain/template/checkFormField.ts'
import { FORM_FIELD_TYPES, type FormFieldType, type Held } from '#domain/template/formFieldTypes.ts'

type PlainCode = Exclude<FormFault, { readonly bound: number } | { readonly message: string }>['code']

const PLAIN = {
  required: msg`To pole jest wymagane`,
  email: msg`Ten adres wygląda na niepełny. Wzór: imie@poczta.pl`,
  url: msg`To nie jest pełny adres. Wzór: https://przyklad.pl`,
  number: msg`Wpisz liczbę`,
  integer: msg`Wpisz liczbę całkowitą`,
  positive: msg`Wpisz liczbę większą od zera`,
  pattern: msg`Nieprawidłowy format. Wskazówka jest pod polem`,
  exists: msg`Taka wartość już jest w innym polu`,
  format: msg`To ma zły format. Popraw albo wybierz jeszcze raz`,
} satisfies Record<PlainCode, MessageDescriptor>

/** The words for a missing value, by the kind of value. */
const MISSING: Readonly<Partial<Record<Held, MessageDescriptor>>> = {
  flag: msg`Zaznacz to, żeby pójść dalej`,
  option: msg`Wybierz jedną z możliwości`,
  options: msg`Wybierz co najmniej jedną możliwość`,
  file: msg`Dodaj plik`,
}

/** Some types' words for a malformed value. */
const MALFORMED: Readonly<Partial<Record<FormFieldType, MessageDescriptor>>> = {
  tel: msg`W numerze są tylko cyfry, spacje, plus, minus i nawiasy`,
  date: msg`Takiego dnia nie ma w kalendarzu`,
  time: msg`Podaj godzinę i minuty, na przykład 17:30`,
  datetime: msg`Podaj dzień i godzinę`,
  color: msg`Wybierz kolor jeszcze raz`,
  json: msg`To nie jest poprawny JSON. Miejsce błędu jest pod polem`,
}

/** The words for a value's fault (specification part 2, section 5); the author’s own where they have some. */
export function faultText(type: FormFieldType, fault: FormFault): MessageDescriptor | string {
  const { holds } = FORM_FIELD_TYPES[type]
  if (fault.code === 'custom') return fault.message === '' ? PLAIN.format : fault.message
  if (fault.code === 'min_length')
    return holds === 'options' ? leastChoices(fault.bound) : leastLength(fault.bound)
  if (fault.code === 'max_length')
    return holds === 'options' ? mostChoices(fault.bound) : mostLength(fault.bound)
  if (fault.code === 'min_value') {
    const { bound } = fault
    return msg`Najmniej, ile może być: ${bound}`
  }
  if (fault.code === 'max_value') {
    const { bound } = fault
    return msg`Najwięcej, ile może być: ${bound}`
  }
  if (fault.code === 'required') return MISSING[holds] ?? PLAIN.required
  if (fault.code === 'format') return MALFORMED[type] ?? PLAIN.format
  return PLAIN[fault.code]
}

const leastLength = (bound: number) =>
  msg`${plural(bound, {
    one: 'Napisz co najmniej # znak',
    few: 'Napisz co najmniej # znaki',
    many: 'Napisz co najmniej # znaków',
    other: 'Napisz co najmniej # znaku',
  })}`

const mostLength = (bound: number) =>
  msg`${plural(bound, {
    one: 'Zmieści się tu najwyżej # znak',
    few: 'Zmieszczą się tu najwyżej # znaki',
    many: 'Zmieści się tu najwyżej # znaków',
    other: 'Zmieści się tu najwyżej # znaku',
  })}`

const leastChoices = (bound: number) =>
  msg`${plural(bound, {
    one: 'Wybierz co najmniej # możliwość',
    few: 'Wybierz co najmniej # możliwości',
    many: 'Wybierz co najmniej # możliwości',
    other: 'Wybierz co najmniej # możliwości',
  })}`

const mostChoices = (bound: number) =>
  msg`${plural(bound, {
    one: 'Wybierz najwyżej # możliwość',
    few: 'Wybierz najwyżej # możliwości',
    many: 'Wybierz najwyżej # możliwości',
    other: 'Wybierz najwyżej # możliwości',
  })}`
