import { useLingui } from '@lingui/react'
import { DateField } from '../../DateField.tsx'
import type { FieldInputProps } from './inputProps.ts'

/** A day, typed or chosen from a calendar. */
export default function DateInput({ field, words, value, onChange, errorMessage }: FieldInputProps<'date'>) {
  const { i18n } = useLingui()
  return (
    <DateField
      label={i18n._(words.label)}
      {...(words.description === undefined ? {} : { description: i18n._(words.description) })}
      value={value ?? ''}
      min={field.min}
      max={field.max}
      errorMessage={errorMessage}
      onChange={(day) => onChange(day === '' ? undefined : day)}
    />
  )
}
