import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isSameValue } from '#domain/template/conditions.ts'
import { isDefaultValue } from '#domain/template/followLabels.ts'
import { renameOption } from '#domain/template/renameOption.ts'
import { LONGEST_LABEL } from '#domain/template/templateLimits.ts'
import type { FormField } from '#domain/template/templateSchema.ts'
import { isComposing } from '#ui/isComposing.ts'
import { TextField } from '#ui/TextField.tsx'
import type { EditForm } from './formEdit.ts'

export interface OptionValueFieldProps {
  /** Of the field. */
  readonly name: string
  readonly options: FormField['options']
  readonly at: number
  readonly onEdit: EditForm
}

/** An option's value for prompts and conditions. It is set when the input is left, in all conditions at once. */
export function OptionValueField({ name, options, at, onEdit }: OptionValueFieldProps) {
  const { t } = useLingui()
  const value = options[at]?.value ?? ''
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  // It followed the label, or was undone.
  if (value !== seen) {
    setSeen(value)
    setTyped(value)
  }
  const isTaken = options.some((option, index) => index !== at && isSameValue(option.value, typed))
  const isDefault = isDefaultValue(value) && typed === value
  const number = at + 1

  function give(): void {
    if (!isTaken) onEdit((template) => renameOption(template, { field: name, at }, typed))
  }

  return (
    <TextField
      label={t`Opcja ${number}: co trafia do promptu`}
      {...(isDefault
        ? { description: t`To wartość domyślna: zmieni się z tym, co widać, albo wpisz własną.` }
        : {})}
      value={typed}
      maxLength={LONGEST_LABEL}
      errorMessage={isTaken ? t`Taka wartość już istnieje` : undefined}
      onChange={setTyped}
      onBlur={give}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) give()
      }}
    />
  )
}
