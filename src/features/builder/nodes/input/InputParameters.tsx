import { useLingui } from '@lingui/react/macro'
import { FORM_FIELD_TYPES } from '#domain/template/formFieldTypes.ts'
import { VALUE_TYPES } from '#domain/template/valueTypes.ts'
import { Select } from '#ui/Select.tsx'
import { ChoiceSelect } from '../../inputs/ChoiceSelect.tsx'
import { useFieldOptions, useFormFields } from '../../inputs/useFieldOptions.ts'
import { VALUE_TYPE_WORDS } from '../../words/choiceWords.ts'
import type { ParametersProps } from '../parametersProps.ts'

/** The form's field that comes in, and its type. */
export function InputParameters({ node, onChange }: ParametersProps<'input'>) {
  const { t } = useLingui()
  const { settings } = node
  const options = useFieldOptions(settings.field)
  const fields = useFormFields()

  function choose(name: string): void {
    const field = fields.find((each) => each.name === name)
    const valueType = field === undefined ? settings.valueType : FORM_FIELD_TYPES[field.type].valueType
    onChange({ ...node, settings: { field: name, valueType } })
  }

  return (
    <>
      <Select label={t`Pole formularza`} options={options} value={settings.field} onChange={choose} />
      <ChoiceSelect
        label={t`Rodzaj danych`}
        words={VALUE_TYPE_WORDS}
        values={VALUE_TYPES}
        value={settings.valueType}
        onChange={(valueType) => onChange({ ...node, settings: { ...settings, valueType } })}
      />
    </>
  )
}
