import { msg } from '@lingui/core/macro'
import type { CardErrorCode, FailureText } from '#ui/form/failureTexts.ts'

/** Errors of thanks alone. */
export const THANKS_FAILURES: Readonly<Record<CardErrorCode | 'NOT_FOUND', FailureText>> = {
  THANKED_ALREADY: {
    title: msg`Podziękowanie już poszło`,
    text: msg`Za jedną kartkę dziękuje się tu raz, żeby nie zasypać nadawcy. Twoje wcześniejsze słowa już do niego dotarły.`,
  },
  NOT_FOUND: {
    title: msg`Tego podziękowania nie ma komu wysłać`,
    text: msg`Nadawca zamknął konto albo kartki już nie ma. Napisz do niego samodzielnie.`,
  },
}
