import { useLingui } from '@lingui/react/macro'
import type { FormValue } from '#domain/template/checkFormField.ts'
import { startValue, writtenDefault } from '#domain/template/fillForm.ts'
import { FORM_FIELD_TYPES } from '#domain/template/formFieldTypes.ts'
import { LONGEST_VALUE } from '#domain/template/templateLimits.ts'
import type { FormField } from '#domain/template/templateSchema.ts'
import { TemplateField } from '#ui/templateForm/TemplateField.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface DefaultFieldProps {
  readonly field: FormField
  /** As it is stored (`FormField.defaultValue`). */
  readonly onChange: (defaultValue: string) => void
}

/** A field's first value, edited by the input of its own type. A file and a secret have none. */
export function DefaultField({ field, onChange }: DefaultFieldProps) {
  const { t } = useLingui()
  const { type } = field
  if (FORM_FIELD_TYPES[type].holds === 'file' || type === 'password') return null
  const label = type === 'hidden' ? t`Wartość` : t`Wartość początkowa`
  if (type === 'hidden') {
    return (
      <TextField label={label} value={field.defaultValue} maxLength={LONGEST_VALUE} onChange={onChange} />
    )
  }
  const plain: FormField = {
    ...field,
    label,
    helperText: '',
    tooltip: '',
    isRequired: false,
    isDisabled: false,
    isReadOnly: false,
  }
  const write = (value: FormValue) => onChange(writtenDefault(value).slice(0, LONGEST_VALUE))
  return (
    <TemplateField
      key={type}
      field={plain}
      value={startValue(field)}
      fault={null}
      onChange={write}
      onLeave={() => undefined}
      files={undefined}
      isSetting
    />
  )
}
