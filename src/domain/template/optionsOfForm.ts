import { hasOptions, FORM_FIELD_TYPES } from './formFieldTypes.ts'
import type { FormStep } from './templateSchema.ts'

/**
 * All that fields can hold of which one of several options is chosen, by their names: nothing but those, and nothing at
 * all where they may stay empty or not be asked. Fields that anything can be typed into aren’t here.
 */
export function optionsOfForm(form: readonly FormStep[]): ReadonlyMap<string, readonly string[]> {
  const options = new Map<string, readonly string[]>()
  for (const field of form.flatMap(({ fields }) => fields)) {
    const { type, name, isVisible, isRequired, showIf } = field
    const isChosen = isVisible && hasOptions(type) && FORM_FIELD_TYPES[type].holds === 'option'
    if (!isChosen || options.has(name)) continue
    const isAlwaysFilled = isRequired && showIf.length === 0
    options.set(name, [...field.options.map(({ value }) => value), ...(isAlwaysFilled ? [] : [''])])
  }
  return options
}
