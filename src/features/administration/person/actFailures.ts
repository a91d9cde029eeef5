import { msg } from '@lingui/core/macro'
import type { ActErrorCode, FailureText } from '#ui/form/failureTexts.ts'

/** Errors of acts on an account, in words. */
export const ACT_FAILURES = {
  PERSON_CHANGED: {
    title: msg`Ktoś inny zmienił coś w międzyczasie`,
    text: msg`Zobacz w dzienniku tej osoby, co zrobiono, i dopiero potem zdecyduj.`,
  },
  NOT_ENOUGH_CREDITS: {
    title: msg`Tylu kredytów tam nie ma`,
    text: msg`Saldo nie może spaść poniżej zera. Zabierz mniej albo nic.`,
  },
  ACCOUNT_FULL: {
    title: msg`To konto nie pomieści tylu kredytów`,
    text: msg`Dodaj mniej.`,
  },
  NOTHING_TO_REFUND: {
    title: msg`Nie ma czego zwrócić`,
    text: msg`Nic za to nie pobrano albo kredyty już zwrócono.`,
  },
} satisfies Record<ActErrorCode, FailureText>
