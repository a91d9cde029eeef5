import { useLingui } from '@lingui/react'
import { TextField } from '../../TextField.tsx'
import type { FieldInputProps } from './inputProps.ts'

/** One line of text; an empty one is no value. */
export function TextInput({ field, words, value, onChange, errorMessage }: FieldInputProps<'text'>) {
  const { i18n } = useLingui()
  const { label, description, placeholder } = words
  return (
    <TextField
      label={i18n._(label)}
      {...(description === undefined ? {} : { description: i18n._(description) })}
      {...(placeholder === undefined ? {} : { placeholder: i18n._(placeholder) })}
      value={value ?? ''}
      maxLength={field.maxLength}
      errorMessage={errorMessage}
      validationBehavior="aria"
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  )
}
