import { useLingui } from '@lingui/react'
import { useFormat } from '#i18n/format.ts'
import { RadioGroup, type RadioOption } from '../../RadioGroup.tsx'
import type { FieldInputProps } from './inputProps.ts'
import { choiceText } from './valueText.ts'

/** One of a few: tiles where each value is drawn, else chips. */
export function RadioInput({ field, words, value, onChange, art }: FieldInputProps<'radio'>) {
  const { i18n } = useLingui()
  const format = useFormat()
  const options = field.values.map((one): RadioOption<string> => ({
    value: String(one),
    label: choiceText(field, words, one, { i18n, format }),
    ...(art === undefined ? {} : { art: art(String(one)) }),
  }))
  return (
    <RadioGroup
      label={i18n._(words.label)}
      presentation={art === undefined ? 'chips' : 'tiles'}
      options={options}
      value={value === undefined ? null : String(value)}
      onChange={(written) => onChange(field.values.find((one) => String(one) === written))}
    />
  )
}
