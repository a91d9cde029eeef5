import { useLingui } from '@lingui/react'
import { TextField } from '../../TextField.tsx'
import type { FieldInputProps } from './inputProps.ts'

/** A time of the day, by the platform's own wheel or keys. */
export function TimeInput({ words, value, onChange, errorMessage }: FieldInputProps<'time'>) {
  const { i18n } = useLingui()
  return (
    <TextField
      type="time"
      label={i18n._(words.label)}
      {...(words.description === undefined ? {} : { description: i18n._(words.description) })}
      value={value ?? ''}
      errorMessage={errorMessage}
      validationBehavior="aria"
      // Some engines add seconds.
      onChange={(time) => onChange(time === '' ? undefined : time.slice(0, 5))}
    />
  )
}
