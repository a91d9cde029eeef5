import { hasOptions, FORM_FIELD_TYPES } from './formFieldTypes.ts'
import type { FormField, FormStep } from './templateSchema.ts'

/**
 * All that fields can hold of which one of several options is chosen, or which are on or off, by their names: nothing but
 * those, as conditions compare them, and nothing at all where they may stay empty or not be asked. Fields that anything
 * can be typed into aren’t here.
 */
export function optionsOfForm(form: readonly FormStep[]): ReadonlyMap<string, readonly string[]> {
  const options = new Map<string, readonly string[]>()
  for (const field of form.flatMap(({ fields }) => fields)) {
    const held = field.isVisible && !options.has(field.name) ? heldBy(field) : null
    if (held !== null) options.set(field.name, held)
  }
  return options
}

/** The possible values of an asked field; null for any. */
function heldBy({ type, options, isRequired, showIf }: FormField): readonly string[] | null {
  const { holds } = FORM_FIELD_TYPES[type]
  const unasked = showIf.length === 0 ? [] : ['']
  // A switch always says something, and a required one has to be on.
  if (holds === 'flag') return ['true', ...(isRequired ? [] : ['false']), ...unasked]
  if (holds !== 'option' || !hasOptions(type)) return null
  return [...options.map(({ value }) => value), ...(isRequired ? unasked : [''])]
}
