import { useLingui } from '@lingui/react/macro'
import {
  type Condition,
  CONDITION_OPERATORS,
  CONTEXT_NAMES,
  type ConditionOperator,
  OPERAND_TYPES,
} from '#domain/template/conditions.ts'
import { FORM_FIELD_TYPES, hasOptions } from '#domain/template/formFieldTypes.ts'
import { isResult } from '#domain/template/nodeKinds.ts'
import { LONGEST_VALUE } from '#domain/template/templateLimits.ts'
import { Select, type SelectOption } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useTemplatePart } from '../document/BuilderContext.tsx'
import { useNodeName } from '../nodes/useNodeName.ts'
import { CONTEXT_WORDS, OPERAND_TYPE_WORDS, OPERATOR_WORDS } from '../words/choiceWords.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import { useFieldOptions, useFormFields } from './useFieldOptions.ts'

export interface ConditionFieldsProps {
  readonly value: Condition
  /** Whose condition it is: a node can’t ask about itself. */
  readonly nodeId?: string
  readonly onChange: (value: Condition) => void
}

/** A condition: its subject, its operator, and its value. */
export function ConditionFields({ value, nodeId, onChange }: ConditionFieldsProps) {
  const { t } = useLingui()
  const { operandType, operand, operator } = value
  const fields = useFormFields()
  const field = operandType === 'field' ? fields.find(({ name }) => name === operand) : undefined
  const operators: readonly ConditionOperator[] =
    field === undefined ? CONDITION_OPERATORS : FORM_FIELD_TYPES[field.type].operators
  return (
    <>
      <ChoiceSelect
        label={t`Co sprawdzamy`}
        words={OPERAND_TYPE_WORDS}
        values={OPERAND_TYPES}
        value={operandType}
        onChange={(next) => onChange({ ...value, operandType: next, operand: '' })}
      />
      <OperandSelect value={value} {...(nodeId === undefined ? {} : { nodeId })} onChange={onChange} />
      <ChoiceSelect
        label={t`Sposób porównania`}
        words={OPERATOR_WORDS}
        values={operators.includes(operator) ? operators : [operator, ...operators]}
        value={operator}
        onChange={(next) => onChange({ ...value, operator: next })}
      />
      {field !== undefined && hasOptions(field.type) && field.options.length > 0 ? (
        <Select
          label={t`Z czym porównać`}
          value={String(value.value)}
          options={[
            ...(field.options.some((option) => option.value === String(value.value))
              ? []
              : [{ value: String(value.value), label: String(value.value) }]),
            ...field.options.map((option) => ({
              value: option.value,
              label: option.label === '' ? option.value : option.label,
            })),
          ]}
          onChange={(next) => onChange({ ...value, value: next })}
        />
      ) : (
        <TextField
          label={t`Z czym porównać`}
          value={String(value.value)}
          maxLength={LONGEST_VALUE}
          onChange={(next) => onChange({ ...value, value: next })}
        />
      )}
    </>
  )
}

function OperandSelect({ value, nodeId, onChange }: ConditionFieldsProps) {
  const { t, i18n } = useLingui()
  const { operandType, operand } = value
  const nodes = useTemplatePart('nodes')
  const nameOf = useNodeName()
  const fieldOptions = useFieldOptions(operand)
  const choices: Readonly<Record<Condition['operandType'], readonly SelectOption<string>[]>> = {
    field: fieldOptions,
    node: [
      { value: '', label: t`Wybierz węzeł` },
      ...nodes.flatMap((node) =>
        node.id === nodeId || isResult(node.kind) ? [] : [{ value: node.id, label: nameOf(node) }],
      ),
    ],
    context: [
      { value: '', label: t`Wybierz` },
      ...CONTEXT_NAMES.map((name) => ({ value: name, label: i18n._(CONTEXT_WORDS[name]) })),
    ],
  }
  const labels = { field: t`Pole`, node: t`Węzeł`, context: t`Okoliczność` }
  return (
    <Select
      label={labels[operandType]}
      value={operand}
      options={choices[operandType]}
      onChange={(next) => onChange({ ...value, operand: next })}
    />
  )
}
