import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TextKind } from '#domain/template/texts.ts'

/** The kind of each text of a template. */
export const TEXT_KIND_WORDS: Readonly<Record<TextKind, MessageDescriptor>> = {
  title: msg`Tytuł`,
  description: msg`Opis`,
  category: msg`Kategoria`,
  tag: msg`Tag`,
  step: msg`Tytuł kroku`,
  stepDescription: msg`Kilka słów pod tytułem`,
  label: msg`Podpis pola`,
  placeholder: msg`Podpowiedź w polu`,
  helperText: msg`Wyjaśnienie pod polem`,
  tooltip: msg`Dłuższa podpowiedź pod przyciskiem`,
  option: msg`Do wyboru`,
  message: msg`Komunikat`,
  caption: msg`Podpis przykładu`,
  node: msg`Nazwa węzła`,
  output: msg`Nazwa wyniku`,
}
