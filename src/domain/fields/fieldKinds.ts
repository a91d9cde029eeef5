import * as z from 'zod/mini'
import { readPlace } from '../places/place.ts'
import type { ConditionOperator } from '../template/conditions.ts'
import type { FieldKind, FieldOf, FieldValue, ValueOfKind } from './field.ts'

interface KindRules<Kind extends FieldKind> {
  /** Lets through a value of the field and refuses any other; whether it may be missing is the field's to say. */
  readonly schema: (field: FieldOf<Kind>) => z.ZodMiniType<ValueOfKind[Kind]>
  readonly operators: readonly ConditionOperator[]
  /** A value in words, whatever version wrote it; null where it says nothing to people. */
  readonly fact: (value: unknown) => FieldValue | null
}

const SAMENESS = ['equals', 'notEquals'] as const
const ORDER = ['gt', 'lt'] as const
const WORDING = ['contains', 'startsWith', 'endsWith'] as const

const ID_MOST = 100

/** The rules of each kind of field. A new kind doesn't compile without its entry. */
export const FIELD_KINDS: { readonly [Kind in FieldKind]: KindRules<Kind> } = {
  radio: {
    schema: ({ values }) => z.literal([...values]),
    operators: [...SAMENESS, ...ORDER],
    fact: wordOrNumber,
  },
  number: {
    schema: ({ max }) => z.int().check(z.gte(0), z.lte(max)),
    operators: [...SAMENESS, ...ORDER],
    fact: wordOrNumber,
  },
  text: {
    schema: ({ isRequired, maxLength }) => textOf(isRequired === true ? 1 : 0, maxLength),
    operators: [...SAMENESS, ...WORDING],
    fact: wordOrNumber,
  },
  date: {
    schema: ({ min, max }) => z.iso.date().check(z.refine((day) => day >= min && day <= max)),
    operators: [...SAMENESS, ...ORDER],
    fact: wordOrNumber,
  },
  time: {
    schema: () => z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u)),
    operators: [...SAMENESS, ...ORDER],
    fact: wordOrNumber,
  },
  place: {
    schema: () => z.string().check(z.refine((text) => readPlace(text) !== null)),
    operators: SAMENESS,
    fact: wordOrNumber,
  },
  image: {
    schema: ({ isRequired }) => textOf(isRequired === true ? 1 : 0, ID_MOST),
    operators: SAMENESS,
    fact: () => null,
  },
  hidden: {
    schema: ({ isRequired, maxLength }) => textOf(isRequired === true ? 1 : 0, maxLength),
    operators: [...SAMENESS, ...WORDING],
    fact: () => null,
  },
}

/** The value of one field, read from anything; undefined for an invalid one. */
export function readValue<Kind extends FieldKind>(
  field: FieldOf<Kind>,
  value: unknown,
): ValueOfKind[Kind] | undefined {
  return z.safeParse(FIELD_KINDS[field.kind].schema(field), value).data
}

function textOf(least: number, most: number) {
  return z.string().check(z.minLength(least), z.maxLength(most))
}

function wordOrNumber(value: unknown): FieldValue | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value !== '' ? value : null
}
