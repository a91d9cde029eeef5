import { freeName, freeValue } from '#domain/template/followLabels.ts'
import { type FormFieldType, hasOptions } from '#domain/template/formFieldTypes.ts'
import { newField } from '#domain/template/newTemplate.ts'
import type { FormField, FormStep } from '#domain/template/templateSchema.ts'

/** A field as the palette adds it: with a name of its own, and something to choose from where there is a choice. */
export function freshField(
  form: readonly FormStep[],
  type: FormFieldType,
  words: { readonly label: string; readonly option: (number: number) => string },
): FormField {
  const options = hasOptions(type)
    ? [1, 2].map((number) => ({ label: words.option(number), value: freeValue([], words.option(number)) }))
    : []
  return newField(type, freeName(form, words.label), { label: words.label, options })
}

/** The same field once more. */
export function fieldCopy(form: readonly FormStep[], field: FormField): FormField {
  return { ...field, name: freeName(form, field.name.replace(/_\d+$/u, '')) }
}

/** The same step once more; its fields need names of their own. */
export function stepCopy(form: readonly FormStep[], step: FormStep, id: string): FormStep {
  const copy: FormStep = { ...step, id, fields: [] }
  for (const field of step.fields) copy.fields.push(fieldCopy([...form, copy], field))
  return copy
}
