import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NotInTemplate } from '#domain/scene/flow/templateOfFlow.ts'

/** What of a flow a template has no place for, by its code. */
export const NOT_IN_TEMPLATE_WORDS: Readonly<Record<NotInTemplate, MessageDescriptor>> = {
  wait: msg`Szablon nie czeka: to, co dalej, zacznie się od razu`,
  manyWays: msg`Decyzja ma w szablonie dwa wyjścia, a to jest kolejne`,
  lineRefused: msg`Takiego połączenia szablon nie przyjmie, na przykład pętli`,
  noRole: msg`To nie jest krok przepływu`,
  tooMany: msg`W szablonie nie ma już miejsca na więcej kroków`,
}
