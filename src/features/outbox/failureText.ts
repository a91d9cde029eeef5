import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type IntentFailure, type IntentKind, isSignedOutFailure } from '#offline/outbox/intent.ts'
import { interruptedText } from '#ui/interruptedText.ts'
import { type IntentPlace, intentPlace } from './intentKinds.tsx'

/** Why a change hasn't arrived, and what happens next. */
const TEXTS = {
  cart: {
    unreachable: msg`Nie ma połączenia ze sklepem. Wyślemy, gdy tylko wróci.`,
    busy: msg`Sklep jest teraz zajęty. Spróbujemy za chwilę.`,
    broken: msg`Sklep odpowiedział błędnie. Spróbujemy jeszcze raz.`,
    refused: msg`Sklep odrzucił tę zmianę. Popraw ją, spróbuj ponownie albo usuń.`,
  },
  account: {
    unreachable: msg`Nie ma połączenia z serwerem. Wyślemy, gdy tylko wróci.`,
    busy: msg`Serwer jest teraz zajęty. Spróbujemy za chwilę.`,
    broken: msg`Serwer nie mógł teraz tego zapisać. Spróbujemy jeszcze raz.`,
    refused: msg`Serwer odrzucił tę zmianę. Wybierz inaczej, spróbuj ponownie albo ją usuń.`,
  },
  generations: {
    unreachable: msg`Nie ma połączenia z generatorem. Jeśli nie wróci szybko, zapytamy Cię jeszcze raz o cenę.`,
    busy: msg`Generator jest teraz zajęty. Spróbujemy za chwilę.`,
    broken: msg`Generator nie mógł teraz tego przyjąć. Spróbujemy jeszcze raz.`,
    refused: msg`Serwer odrzucił tę zmianę. Popraw ją w historii, spróbuj ponownie albo usuń.`,
  },
} satisfies Record<IntentPlace, Record<IntentFailure['kind'], MessageDescriptor>>

/** A session that has ended needs a person, whatever else the failure says. */
const SIGNED_OUT = msg`Sesja wygasła. Wyślemy to, gdy zalogujesz się ponownie.`

/** What somebody prints by now stays as it is: no other try can end otherwise. */
const BEING_MADE = msg`Ten produkt jest już w produkcji, więc nie można zmienić słów ani obrazu. Jeśli coś jest nie tak, od razu do nas napisz i podaj numer zamówienia.`

export function failureText(failure: IntentFailure, place: IntentPlace): MessageDescriptor {
  if (failure.code === 'BEING_MADE') return BEING_MADE
  if (isSignedOutFailure(failure)) return SIGNED_OUT
  const { kind, sentPercent = 0 } = failure
  return kind === 'unreachable' && sentPercent > 0 ? interruptedText(sentPercent) : TEXTS[place][kind]
}

/** In the words of specification part 1, section 5. */
const GIFT_NOT_SAVED = msg`Nie udało się zapisać personalizacji. Spróbuj ponownie.`

/** Why a change was refused; a gift is no matter of the shop’s. */
export function refusalText(kind: IntentKind, failure: IntentFailure): MessageDescriptor {
  const isGift = kind === 'personalization.save' && failure.kind === 'refused'
  return isGift && !isSignedOutFailure(failure) ? GIFT_NOT_SAVED : failureText(failure, intentPlace({ kind }))
}
