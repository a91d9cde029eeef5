import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type IntentFailure, isSignedOutFailure } from '#offline/outbox/intent.ts'
import type { IntentPlace } from '#services/manifest.ts'
import { interruptedText } from '#ui/interruptedText.ts'
import type { IntentWords } from './shownIntents.ts'

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

/** An expired session needs a person, with any other failure. */
const SIGNED_OUT = msg`Sesja wygasła. Wyślemy to, gdy zalogujesz się ponownie.`

/** A product in production stays as it is: a retry can't end otherwise. */
const BEING_MADE = msg`Ten produkt jest już w produkcji, więc nie można zmienić słów ani obrazu. Jeśli coś jest nie tak, od razu do nas napisz i podaj numer zamówienia.`

export function failureText(failure: IntentFailure, place: IntentPlace): MessageDescriptor {
  if (failure.code === 'BEING_MADE') return BEING_MADE
  if (isSignedOutFailure(failure)) return SIGNED_OUT
  const { kind, sentPercent = 0 } = failure
  return kind === 'unreachable' && sentPercent > 0 ? interruptedText(sentPercent) : TEXTS[place][kind]
}

/** Why a change was refused, in its own words where it has some. */
export function refusalText({ place, refusal }: IntentWords, failure: IntentFailure): MessageDescriptor {
  const isRefused = failure.kind === 'refused' && !isSignedOutFailure(failure)
  return isRefused && refusal !== undefined ? refusal : failureText(failure, place)
}
