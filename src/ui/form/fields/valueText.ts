import type { I18n } from '@lingui/core'
import type { FieldOf, FieldValue } from '#domain/fields/field.ts'
import type { Format } from '#i18n/format.ts'
import type { FieldWords } from './fieldWords.ts'

export interface Language {
  readonly i18n: I18n
  readonly format: Format
}

/** One value of a choice in words: its name, a length of time, or as it is written. */
export function choiceText(
  { unit }: Pick<FieldOf<'radio'>, 'unit'>,
  { values }: FieldWords,
  value: FieldValue,
  { i18n, format }: Language,
): string {
  if (unit === 'second' && typeof value === 'number') return format.duration(value * 1_000)
  const name = values === 'as-written' ? undefined : values?.[String(value)]
  return typeof name === 'object' ? i18n._(name) : (name ?? String(value))
}
