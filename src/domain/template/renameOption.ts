import { type Condition, isSameValue } from './conditions.ts'
import { replaceField } from './editForm.ts'
import { FORM_FIELD_TYPES } from './formFieldTypes.ts'
import { mapConditions } from './mapConditions.ts'
import { fieldGivenBy } from './nodeKinds.ts'
import type { FormField, Template } from './templateSchema.ts'

/** Which option of which field, the first being 0. */
export interface OptionPlace {
  readonly field: string
  readonly at: number
}

/**
 * Changes an option's value, and with it all comparisons with the field and the field's default. A value of another
 * option of the field changes nothing.
 */
export function renameOption(template: Template, { field: name, at }: OptionPlace, to: string): Template {
  const field = fieldOf(template, name)
  const option = field?.options[at]
  if (field === undefined || option === undefined || option.value === to) return template
  if (field.options.some(({ value }, index) => index !== at && isSameValue(value, to))) return template
  const from = option.value
  const renamed = replaceField(template, name, {
    ...field,
    options: field.options.with(at, { ...option, value: to }),
    defaultValue: renamedDefault(field, from, to),
  })
  const inputs = new Set(template.nodes.flatMap((node) => (fieldGivenBy(node) === name ? [node.id] : [])))
  const asks = ({ operandType, operand }: Condition) =>
    (operandType === 'field' && operand === name) || (operandType === 'node' && inputs.has(operand))
  return mapConditions(renamed, (condition) =>
    asks(condition) && WHOLE.has(condition.operator) && isSameValue(condition.value, from)
      ? { ...condition, value: to }
      : condition,
  )
}

/** Comparisons with a whole value. */
const WHOLE: ReadonlySet<string> = new Set<Condition['operator']>(['equals', 'notEquals', 'contains'])

function renamedDefault({ type, defaultValue }: FormField, from: string, to: string): string {
  if (FORM_FIELD_TYPES[type].holds === 'option') return defaultValue === from ? to : defaultValue
  return defaultValue
    .split('\n')
    .map((each) => (each === from ? to : each))
    .join('\n')
}

export function fieldOf({ form }: Pick<Template, 'form'>, name: string): FormField | undefined {
  return form.flatMap(({ fields }) => fields).find((field) => field.name === name)
}
