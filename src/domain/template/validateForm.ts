import { isEmpty } from './checkFormField.ts'
import { startValue } from './fillForm.ts'
import { hasOptions } from './formFieldTypes.ts'
import { isPattern } from './pattern/matchPattern.ts'
import { error, type TemplateProblem } from './templateProblems.ts'
import type { FormField, Template } from './templateSchema.ts'
import { conditionProblems, type Known } from './validateConditions.ts'
import { twice } from './validateGraph.ts'

/** The problems of the visitors' form. */
export function formProblems({ form }: Template, known: Known): readonly TemplateProblem[] {
  if (form.length === 0) return [error('form_missing', { part: 'form' })]
  const names = form.flatMap(({ fields }) => fields.map(({ name }) => name))
  return [
    ...twice(names).map((name) => error('field_twice', { part: 'field', name })),
    ...form.flatMap(({ id, fields }) =>
      fields.length === 0 ? [error('step_empty', { part: 'step', id })] : [],
    ),
    ...form.flatMap(({ fields }) => fields.flatMap((field) => fieldProblems(field, known))),
  ]
}

function fieldProblems(field: FormField, known: Known): readonly TemplateProblem[] {
  const place = { part: 'field', name: field.name } as const
  const { minLength, maxLength, minValue, maxValue, pattern, custom } = field.validation
  const problems: TemplateProblem[] = []
  if (field.label.trim() === '' && field.type !== 'hidden') problems.push(error('label_missing', place))
  if (hasOptions(field.type)) {
    if (field.options.length === 0) problems.push(error('options_missing', place))
    if (twice(field.options.map(({ value }) => value)).length > 0) problems.push(error('option_twice', place))
  }
  if (isCrossed(minLength, maxLength) || isCrossed(minValue, maxValue)) {
    problems.push(error('bounds_crossed', place))
  }
  if (pattern !== '' && !isPattern(pattern)) problems.push(error('pattern_broken', place))
  if (isUnfillable(field)) problems.push(error('unfillable', place))
  problems.push(...conditionProblems(field.showIf, known, place))
  if (custom !== null) problems.push(...conditionProblems([custom.condition], known, place))
  return problems
}

/** Whether a required field is empty and can't be filled: a form with it could never be sent. */
function isUnfillable(field: FormField): boolean {
  const { type, isRequired, isVisible, isReadOnly, isDisabled } = field
  if (!isRequired || !isVisible || type === 'hidden') return false
  return (isReadOnly || isDisabled) && isEmpty(startValue(field))
}

const isCrossed = (least: number | null, most: number | null) =>
  least !== null && most !== null && least > most
