import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Select } from '#ui/Select.tsx'

export interface ChoiceSelectProps<Value extends string> {
  readonly label: string
  /** The choices in order, with their words. */
  readonly words: Readonly<Record<Value, MessageDescriptor>>
  readonly values: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a template’s fixed choices. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, words, values, value, onChange } = props
  const { i18n } = useLingui()
  const options = values.map((each) => ({ value: each, label: i18n._(words[each]) }))
  return <Select label={label} options={options} value={value} onChange={onChange} />
}
