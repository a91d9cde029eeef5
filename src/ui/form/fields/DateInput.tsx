import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { DateField } from '../../DateField.tsx'
import type { FieldInputProps } from './inputProps.ts'

/** A day, typed or chosen from a calendar. */
export default function DateInput({ field, words, value, onChange, errorMessage }: FieldInputProps<'date'>) {
  const { i18n } = useLingui()
  // The year 2 is no value of the field, but the beginning of 2018: the typed text stays.
  const [typed, setTyped] = useState('')
  return (
    <DateField
      label={i18n._(words.label)}
      {...(words.description === undefined ? {} : { description: i18n._(words.description) })}
      value={value ?? typed}
      min={field.min}
      max={field.max}
      errorMessage={errorMessage}
      onChange={(day) => {
        setTyped(day)
        onChange(day === '' ? undefined : day)
      }}
    />
  )
}
