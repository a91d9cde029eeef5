import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FaultCode } from '#domain/scene/diagram/statement.ts'

/** What is wrong with a text, by its code. */
export const FAULT_WORDS: Readonly<Record<FaultCode, MessageDescriptor>> = {
  empty: msg`Napisz w pierwszym wierszu, co to za diagram`,
  tooLong: msg`Tekst jest za długi`,
  tooMuch: msg`Za dużo kształtów na jeden rysunek`,
  unknownKind: msg`Nie znamy takiego rodzaju diagramu`,
  unknownLine: msg`Nie rozumiemy tego wiersza`,
  unclosedBracket: msg`Brakuje zamykającego nawiasu`,
  unclosedQuote: msg`Brakuje zamykającego cudzysłowu`,
  unclosedBlock: msg`Ten blok nie ma swojego „end”`,
  strayEnd: msg`„end” bez początku bloku`,
  missingTarget: msg`Strzałka donikąd nie prowadzi`,
  badArrow: msg`Nie znamy takiej strzałki`,
  badDate: msg`To nie jest data ani czas trwania`,
  badIndent: msg`To wcięcie do niczego nie pasuje`,
  secondRoot: msg`Mapa myśli może mieć tylko jeden środek`,
  badName: msg`Tak nie można nazwać kształtu`,
}
