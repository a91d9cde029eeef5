import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  ORDER_NOT_UNDERSTOOD: msg`Nie rozumiemy tego zamówienia: sprawdź w sklepie, co w nim jest.`,
  ORDER_TOO_LARGE: msg`Daje więcej kredytów, niż jedno zamówienie może dać.`,
}

/** Why an order brought nothing: a code of ours in words, or whatever else went wrong by its code. */
export function errorWords(error: string): MessageDescriptor {
  return WORDS[error] ?? msg`Nie udało się zapisać kredytów (kod ${error}).`
}
