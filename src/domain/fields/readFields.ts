import * as z from 'zod/mini'
import type { Field, FieldKind, FieldOf, Fields, FieldValue, ValueOf, ValuesOf } from './field.ts'
import { FIELD_KINDS } from './fieldKinds.ts'

/** The schema of one field that isn't empty. */
export function fieldSchema<Each extends Field>(field: Each): z.ZodMiniType<ValueOf<Each>>
export function fieldSchema<Kind extends FieldKind>(field: FieldOf<Kind>): z.ZodMiniType<FieldValue> {
  return FIELD_KINDS[field.kind].schema(field)
}

/**
 * The schema of a set of fields: unknown names are dropped, missing values get their default, wrong ones are refused.
 */
export function fieldsSchema<Set extends Fields>(
  fields: Set,
): z.ZodMiniType<ValuesOf<Set>, Readonly<Record<string, unknown>>>
export function fieldsSchema(fields: Fields): z.ZodMiniType<Readonly<Record<string, unknown>>> {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, partOf(field)])))
}

function partOf(field: Field): z.ZodMiniType {
  const schema = fieldSchema(field)
  if (field.default !== undefined) return z.prefault(schema, field.default)
  return field.isRequired === true ? schema : z.optional(schema)
}

/**
 * The values of a set of fields as far as they can be read, the defaults for the rest. Throws where a required one
 * can't be.
 */
export function readFields<Set extends Fields>(
  fields: Set,
  loose: Readonly<Record<string, unknown>>,
): ValuesOf<Set> {
  const schema = fieldsSchema(fields)
  const read = z.safeParse(schema, loose)
  if (read.success) return read.data
  const wrong = new Set(read.error.issues.map((issue) => String(issue.path[0])))
  return z.parse(schema, Object.fromEntries(Object.entries(loose).filter(([name]) => !wrong.has(name))))
}
