import { isSameValue } from './conditions.ts'
import { replaceField } from './editForm.ts'
import { renameField } from './renameField.ts'
import { fieldOf, type OptionPlace, renameOption } from './renameOption.ts'
import { templateSlug } from './templateSlug.ts'
import type { FormField, FormStep, Template } from './templateSchema.ts'

// A field’s name and an option’s value follow their label until the author sets them by hand, so that prompts and
// conditions use the label's words. Nothing is stored for it: the values made from the label follow it.

/** A name that no field of the form has, made of some words. */
export function freeName(form: readonly FormStep[], words: string): string {
  const taken = new Set(form.flatMap(({ fields }) => fields.map(({ name }) => name)))
  return firstFree(nameOf(words), (name) => taken.has(name) || name in Object.prototype)
}

/** A value that none of these options has, made from the label. */
export function freeValue(options: FormField['options'], label: string): string {
  return firstFree(valueOf(label), (value) => options.some((option) => isSameValue(option.value, value)))
}

/** Whether a field's name is made from some words, such as its label or its type’s name. */
export function isNamedBy(name: string, words: string): boolean {
  return isNumbered(name, nameOf(words))
}

/** Whether an option’s value is a default, not one set by the author. */
export function isDefaultValue(value: string): boolean {
  return /^(?:opcja|option)_\d+_*$/u.test(value)
}

/** Changes a field's label; where its name follows, all references to it are renamed. */
export function labelField(
  template: Template,
  name: string,
  label: string,
): { readonly template: Template; readonly name: string } {
  const field = fieldOf(template, name)
  if (field === undefined) return { template, name }
  const others = template.form.map((step) => ({
    ...step,
    fields: step.fields.filter((each) => each !== field),
  }))
  const wanted = isNamedBy(name, field.label) ? freeName(others, label) : name
  const renamed = renameField(template, name, wanted)
  // A name with which a prompt would be too long is not given.
  const now = renamed === template ? name : wanted
  const own = fieldOf(renamed, now)
  return {
    template: own === undefined ? renamed : replaceField(renamed, now, { ...own, label }),
    name: now,
  }
}

/** Changes an option's label; where its value follows, all comparisons with it change too. */
export function labelOption(template: Template, place: OptionPlace, label: string): Template {
  const options = fieldOf(template, place.field)?.options ?? []
  const option = options[place.at]
  if (option === undefined) return template
  const follows = isNumbered(option.value, valueOf(option.label)) || isDefaultValue(option.value)
  const renamed = follows
    ? renameOption(template, place, freeValue(options.toSpliced(place.at, 1), label))
    : template
  const field = fieldOf(renamed, place.field)
  const own = field?.options[place.at]
  if (field === undefined || own === undefined) return renamed
  const labelled = field.options.with(place.at, { ...own, label })
  return replaceField(renamed, field.name, { ...field, options: labelled })
}

/** Room for a number behind it. */
const LONGEST_BASE = 50

const nameOf = (words: string) => wordsOf(words) || 'pole'
const valueOf = (label: string) => wordsOf(label) || 'opcja'
const wordsOf = (words: string) => templateSlug(words).slice(0, LONGEST_BASE).replaceAll('-', '_')

function firstFree(base: string, isTaken: (wanted: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? base : `${base}_${number}`
    if (!isTaken(wanted)) return wanted
  }
}

/** Whether a name is this one, or this one with a number that made it free. */
function isNumbered(name: string, base: string): boolean {
  return name === base || (name.startsWith(`${base}_`) && /^\d+$/u.test(name.slice(base.length + 1)))
}
