import { useLingui } from '@lingui/react/macro'
import type { NodeOf } from '#domain/template/templateSchema.ts'
import { Select } from '#ui/Select.tsx'
import { useFieldOptions } from '../inputs/useFieldOptions.ts'

type InputSource = NodeOf<'model'>['settings']['inputSource']

export interface InputSourceFieldsProps {
  readonly value: InputSource
  readonly onChange: (value: InputSource) => void
}

const PREVIOUS = ':previous'

/** The input of a node: the arriving values, or a field of the form. */
export function InputSourceFields({ value, onChange }: InputSourceFieldsProps) {
  const { t } = useLingui()
  const chosen = value.from === 'field' ? value.field : ''
  const [first, ...fields] = useFieldOptions(chosen)
  const isUnchosen = value.from === 'field' && value.field === ''
  return (
    <Select
      label={t`Źródło danych`}
      value={value.from === 'previous' ? PREVIOUS : chosen}
      options={[
        { value: PREVIOUS, label: t`Wynik poprzedniego węzła` },
        ...(isUnchosen && first !== undefined ? [first] : []),
        ...fields,
      ]}
      onChange={(next) => onChange(next === PREVIOUS ? { from: 'previous' } : { from: 'field', field: next })}
    />
  )
}
