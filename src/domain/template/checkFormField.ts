import * as z from 'zod/mini'
import { checkEmail } from '../account/checkEmail.ts'
import { charactersOf } from '#domain/wording/characters.ts'
import { isMet, isSameValue, type OperandLookup } from './conditions.ts'
import { FORM_FIELD_TYPES, type FormFieldType, type Held } from './formFieldTypes.ts'
import type { FormField } from './templateSchema.ts'

/** The value of a field. An empty one is an empty text, no option, or null for a number. */
export type FormValue = string | number | boolean | readonly string[] | null

const bound = z.number()
/** Why a value is invalid: the generic messages of specification part 2, section 5. */
export const formFaultSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'required',
      'email',
      'url',
      'number',
      'integer',
      'positive',
      'pattern',
      'exists',
      'format',
    ]),
  }),
  z.object({ code: z.enum(['min_length', 'max_length', 'min_value', 'max_value']), bound }),
  z.object({ code: z.literal('custom'), message: z.string() }),
])
export type FormFault = z.infer<typeof formFaultSchema>

/** Whether a text matches a pattern, in time that grows no faster than the text. */
export type PatternMatcher = (pattern: string, text: string) => boolean

interface Surroundings {
  /** The values of the form's fields, by their names. */
  readonly values: Readonly<Record<string, FormValue>>
  readonly lookup: OperandLookup
  readonly matches: PatternMatcher
}

/** The first fault of a field's value; null for a valid one. */
export function checkFormField(
  field: FormField,
  value: FormValue | undefined,
  { values, lookup, matches }: Surroundings,
): FormFault | null {
  const { validation: rules } = field
  if (isEmpty(value)) return field.isRequired ? { code: 'required' } : null
  const misfit = misfitOf(field, value)
  if (misfit !== null) return { code: misfit }
  const isBounded = rules.minLength !== null || rules.maxLength !== null
  const length = isBounded ? lengthOf(value) : null
  if (length !== null) {
    if (rules.minLength !== null && length < rules.minLength)
      return { code: 'min_length', bound: rules.minLength }
    if (rules.maxLength !== null && length > rules.maxLength)
      return { code: 'max_length', bound: rules.maxLength }
  }
  if (typeof value === 'number') {
    if (rules.isInteger === true && !Number.isInteger(value)) return { code: 'integer' }
    if (rules.isPositive === true && value <= 0) return { code: 'positive' }
    if (rules.minValue !== null && value < rules.minValue) return { code: 'min_value', bound: rules.minValue }
    if (rules.maxValue !== null && value > rules.maxValue) return { code: 'max_value', bound: rules.maxValue }
  }
  if (typeof value === 'string') {
    if (rules.isEmail && checkEmail(value) !== null) return { code: 'email' }
    if (rules.isUrl && !isWebAddress(value)) return { code: 'url' }
    if (rules.pattern !== '' && !matches(rules.pattern, value)) return { code: 'pattern' }
  }
  if (rules.isUnique === true && isHeldBeside(field, value, values)) return { code: 'exists' }
  const { custom } = rules
  return custom === null || isMet(custom.condition, lookup)
    ? null
    : { code: 'custom', message: custom.message }
}

/** Whether another field holds the same. */
function isHeldBeside({ name }: FormField, value: FormValue, values: Surroundings['values']): boolean {
  return Object.entries(values).some(
    ([other, held]) => other !== name && !isEmpty(held) && isSameValue(held, value),
  )
}

/** Whether nothing was filled in. A switch always says something: a required one has to be on. */
export function isEmpty(value: FormValue | undefined): value is null | undefined | false {
  if (value === undefined || value === null || value === false) return true
  if (typeof value === 'string') return value.trim() === ''
  return isOptions(value) && value.length === 0
}

const isOptions = (value: unknown): value is readonly string[] => Array.isArray(value)

type Misfit = 'number' | 'email' | 'url' | 'format'

/** Why a value isn't of its field’s type. */
function misfitOf(field: FormField, value: FormValue): Misfit | null {
  return MISFITS[FORM_FIELD_TYPES[field.type].holds](field, value)
}

const isOptionOf = ({ options }: FormField, value: string) => options.some((option) => option.value === value)
const unlessTrue = (is: boolean) => (is ? null : 'format')

const MISFITS: Readonly<Record<Held, (field: FormField, value: FormValue) => Misfit | null>> = {
  number: (_field, value) => (typeof value === 'number' && Number.isFinite(value) ? null : 'number'),
  flag: (_field, value) => unlessTrue(typeof value === 'boolean'),
  option: (field, value) => unlessTrue(typeof value === 'string' && isOptionOf(field, value)),
  options: (field, value) => unlessTrue(isOptions(value) && value.every((each) => isOptionOf(field, each))),
  file: (_field, value) => unlessTrue(typeof value === 'string'),
  text: ({ type }, value) => (typeof value === 'string' ? (TEXT_MISFITS[type]?.(value) ?? null) : 'format'),
}

const unless = (pattern: RegExp) => (text: string) => (pattern.test(text) ? null : 'format')

/** The required formats of some types' texts. */
const TEXT_MISFITS: Readonly<Partial<Record<FormFieldType, (text: string) => Misfit | null>>> = {
  email: (text) => (checkEmail(text) === null ? null : 'email'),
  url: (text) => (isWebAddress(text) ? null : 'url'),
  tel: unless(/^[\d+\-\s()]+$/u),
  date: (text) => (isMoment(text, /^\d{4}-\d{2}-\d{2}$/u, 'T00:00Z') ? null : 'format'),
  time: unless(/^(?:[01]\d|2[0-3]):[0-5]\d$/u),
  datetime: (text) => (isMoment(text, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u, 'Z') ? null : 'format'),
  color: unless(/^#[\da-f]{6}$/iu),
  json: (text) => (isJson(text) ? null : 'format'),
}

/** A day that the calendar has, with or without a time: the 30th of February reads as another day. */
function isMoment(text: string, shape: RegExp, rest: string): boolean {
  if (!shape.test(text)) return false
  const time = new Date(`${text}${rest}`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

/** An address of the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/iu.test(text) && URL.canParse(text)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** In characters as people count them, or in chosen options; null for a value without length. */
export function lengthOf(value: FormValue): number | null {
  if (isOptions(value)) return value.length
  return typeof value === 'string' ? charactersOf(value).length : null
}
