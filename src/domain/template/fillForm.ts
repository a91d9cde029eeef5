import { checkFormField, type FormFault, type FormValue, type PatternMatcher } from './checkFormField.ts'
import { areMet, type ContextName, type OperandLookup } from './conditions.ts'
import { FORM_FIELD_TYPES, type Held } from './formFieldTypes.ts'
import type { FormField, FormStep } from './templateSchema.ts'

/** The values of a form's fields, by their names. */
export type FormValues = Readonly<Record<string, FormValue>>

export type FormContext = Readonly<Partial<Record<ContextName, string | boolean>>>

/** A field's first value: its default, parsed by its type. */
export function startValue(field: FormField): FormValue {
  return STARTS[FORM_FIELD_TYPES[field.type].holds](field)
}

export function startValues(form: readonly FormStep[]): FormValues {
  return Object.fromEntries(
    form.flatMap(({ fields }) => fields.map((field) => [field.name, startValue(field)] as const)),
  )
}

const STARTS: Readonly<Record<Held, (field: FormField) => FormValue>> = {
  text: ({ defaultValue }) => defaultValue,
  number: ({ type, defaultValue, validation }) => {
    const written = defaultValue.trim()
    const number = written === '' ? Number.NaN : Number(written.replace(',', '.'))
    if (Number.isFinite(number)) return number
    // A slider always has a value.
    return type === 'range' ? rangeOf(validation).least : null
  },
  flag: ({ defaultValue }) => defaultValue.trim() === 'true',
  option: ({ defaultValue, options }) =>
    options.some(({ value }) => value === defaultValue) ? defaultValue : '',
  options: ({ defaultValue, options }) => {
    const chosen = new Set(defaultValue.split('\n'))
    return options.flatMap(({ value }) => (chosen.has(value) ? [value] : []))
  },
  file: ({ defaultValue }) => defaultValue,
}

/** The ends of a slider; from 0 to 100 where its author says nothing. */
export function rangeOf({ minValue, maxValue }: FormField['validation']): {
  readonly least: number
  readonly most: number
} {
  const least = minValue ?? Math.min(0, maxValue ?? 0)
  return { least, most: maxValue ?? Math.max(100, least + 100) }
}

export interface FilledForm {
  /** The fields that are asked now, in their order. */
  readonly asked: readonly FormField[]
  /** The values that count: those of fields whose conditions hold. */
  readonly values: FormValues
  readonly lookup: OperandLookup
}

/** So often conditions on fields further down are looked at again; those on fields above need no second look. */
const MOST_ROUNDS = 8

/**
 * A form with its values. A field whose conditions don’t hold is empty for the conditions of others, with or without
 * typed text; a field hidden by its author has its default.
 */
export function fillForm(
  form: readonly FormStep[],
  values: FormValues,
  context: FormContext = {},
): FilledForm {
  const fields = form.flatMap((step) => step.fields)
  const counted = new Map<string, FormValue>(
    fields.map((field) => [field.name, heldBy(field, values)] as const),
  )
  const known: ReadonlyMap<string, string | boolean> = new Map(Object.entries(context))
  const lookup: OperandLookup = (type, name) =>
    type === 'field' ? counted.get(name) : type === 'context' ? known.get(name) : undefined
  for (let round = 0, isChanged = true; isChanged && round < MOST_ROUNDS; round += 1) {
    isChanged = false
    for (const field of fields) {
      const counts = areMet(field.showIf, lookup)
      if (counts === counted.has(field.name)) continue
      isChanged = true
      if (counts) counted.set(field.name, heldBy(field, values))
      else counted.delete(field.name)
    }
  }
  return {
    // Of circular conditions the last round decides: the asked fields count.
    asked: fields.filter(({ type, name, isVisible }) => type !== 'hidden' && isVisible && counted.has(name)),
    values: Object.fromEntries(counted),
    lookup,
  }
}

function heldBy(field: FormField, values: FormValues): FormValue {
  const isOwn = field.isVisible && field.type !== 'hidden' && Object.hasOwn(values, field.name)
  const own = isOwn ? values[field.name] : undefined
  // A number that was cleared is null: its default doesn’t come back.
  return own === undefined ? startValue(field) : own
}

export interface FieldFault {
  readonly name: string
  readonly fault: FormFault
}

/** The faults of these fields' values, in order. */
export function formFaults(
  fields: readonly FormField[],
  { values, lookup }: FilledForm,
  matches: PatternMatcher,
): readonly FieldFault[] {
  return fields.flatMap((field) => {
    const fault = checkFormField(field, values[field.name], { values, lookup, matches })
    return fault === null ? [] : [{ name: field.name, fault }]
  })
}

/** The value of a field in the form of `defaultValue`. */
export function writtenDefault(value: FormValue): string {
  if (value === null || value === false) return ''
  if (typeof value === 'object') return value.join('\n')
  return String(value)
}

/** The form's values without secret words: those are never stored. */
export function withoutSecrets(form: readonly FormStep[], values: FormValues): FormValues {
  const secrets = new Set(
    form.flatMap(({ fields }) => fields.flatMap(({ type, name }) => (type === 'password' ? [name] : []))),
  )
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)))
}
