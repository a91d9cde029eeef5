import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IntentFailure } from '#offline/outbox/intent.ts'

/** Why a change hasn't arrived, and what happens next. */
const TEXTS = {
  unreachable: msg`Nie ma połączenia ze sklepem. Wyślemy, gdy tylko wróci.`,
  busy: msg`Sklep ma teraz dużo pracy i prosi, żeby chwilę poczekać.`,
  broken: msg`Sklep odpowiedział niezrozumiale. Spróbujemy jeszcze raz.`,
  refused: msg`Sklep nie przyjął tej zmiany. Zmień ją, spróbuj ponownie albo odrzuć.`,
} satisfies Record<IntentFailure['kind'], MessageDescriptor>

export function failureText(failure: IntentFailure): MessageDescriptor {
  return TEXTS[failure.kind]
}
