import * as z from 'zod/mini'
import type { Field, Fields } from '../fields/field.ts'
import type { GenerationType } from './engines.ts'
import { GENERATOR_OPTIONS, type OptionsOf } from './options.ts'

/**
 * The options of its type that an engine supports: `true` for all values of one, some of its values, and none for
 * `false` or a missing name. An unsupported option is neither shown nor sent.
 */
export const engineTakesSchema = z.record(
  z.string(),
  z.union([z.boolean(), z.array(z.union([z.string(), z.number()]))]),
)
export type EngineTakes = z.infer<typeof engineTakesSchema>

/** The same, of one type: an option that the type doesn't have, or a value that the option hasn't, doesn't compile. */
export type TakesOf<Type extends GenerationType> = {
  readonly [Name in keyof OptionsOf[Type]]-?: boolean | readonly NonNullable<OptionsOf[Type][Name]>[]
}

const FIELDS: Record<GenerationType, Fields> = GENERATOR_OPTIONS

/** The fields of a type as one engine takes them: the choices narrowed to those that it supports. */
export function takenFields(type: GenerationType, takes: EngineTakes): Fields {
  return Object.fromEntries(
    Object.entries(FIELDS[type]).flatMap(([name, field]) => {
      const taken = narrowed(field, takes[name] ?? false)
      return taken === null ? [] : [[name, taken]]
    }),
  )
}

function narrowed(field: Field, takes: EngineTakes[string]): Field | null {
  if (takes === false) return null
  if (takes === true || field.kind !== 'radio') return field
  const values = field.values.filter((value) => takes.includes(value))
  const [first] = values
  if (first === undefined) return null
  const isDefaultTaken = field.default !== undefined && values.includes(field.default)
  return { ...field, values, default: isDefaultTaken ? field.default : first }
}

/** Every option of a type, followed in full. */
export function takesAll(type: GenerationType): EngineTakes {
  return Object.fromEntries(Object.keys(FIELDS[type]).map((name) => [name, true]))
}
