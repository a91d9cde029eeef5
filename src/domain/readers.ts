// Parses external data (an answer, a stored text, a configuration) on the way to the first screen, where a library of
// schemas would weigh more than the data. Everywhere else schemas are zod's.

/** Reads a value of unknown origin, or throws `Unreadable`. */
export type Reader<Value> = (value: unknown) => Value

/** The value doesn't fit its reader. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

function must<Value>(value: unknown, is: (value: unknown) => value is Value, what: string): Value {
  if (is(value)) return value
  throw new Unreadable(`not ${what}`)
}

const isString = (value: unknown): value is string => typeof value === 'string'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)
const isCount = (value: unknown): value is number => isInteger(value) && value >= 0
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** True for an object with fields: no list, no null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const string: Reader<string> = (value) => must(value, isString, 'a string')
export const boolean: Reader<boolean> = (value) => must(value, isBoolean, 'a boolean')
/** A number that is finite. */
export const number: Reader<number> = (value) => must(value, isNumber, 'a number')
export const integer: Reader<number> = (value) => must(value, isInteger, 'an integer')
/** A whole number, 0 or more. */
export const count: Reader<number> = (value) => must(value, isCount, 'a count')

/** One of these words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Reader<Word> {
  const isOne = (value: unknown): value is Word => words.some((word) => word === value)
  return (value) => must(value, isOne, `one of ${words.join(', ')}`)
}

export function nullable<Value>(reader: Reader<Value>): Reader<Value | null> {
  return (value) => (value === null ? null : reader(value))
}

export function list<Value>(reader: Reader<Value>): Reader<Value[]> {
  return (value) => must(value, isList, 'a list').map((item) => reader(item))
}

/** A missing value becomes `missing`; a present one has to be readable. */
export function withDefault<Value>(reader: Reader<Value>, missing: NoInfer<Value>): Reader<Value> {
  return (value) => (value === undefined ? missing : reader(value))
}

/** A missing or unreadable value becomes `otherwise`: never throws. */
export function leniently<Value>(reader: Reader<Value>, otherwise: NoInfer<Value>): Reader<Value> {
  return (value) => {
    if (value === undefined) return otherwise
    try {
      return reader(value)
    } catch {
      return otherwise
    }
  }
}

type Readers = Readonly<Record<string, Reader<unknown>>>
type Values<Fields extends Readers> = { -readonly [Name in keyof Fields]: ReturnType<Fields[Name]> }

/** An object with these fields; its other fields are left out. Fields of `optional` may be missing. */
export function record<Fields extends Readers>(fields: Fields): Reader<Values<Fields>>
export function record<Fields extends Readers, Optional extends Readers>(
  fields: Fields,
  optional: Optional,
): Reader<Values<Fields> & Partial<Values<Optional>>>
export function record(fields: Readers, optional: Readers = {}): Reader<Record<string, unknown>> {
  const always = Object.entries(fields)
  const sometimes = Object.entries(optional)
  return (value) => {
    const given = must(value, isRecord, 'an object')
    const read: Record<string, unknown> = {}
    for (const [name, reader] of always) read[name] = reader(given[name])
    for (const [name, reader] of sometimes) {
      if (given[name] !== undefined) read[name] = reader(given[name])
    }
    return read
  }
}

/** Of the switches with these names those that are set. */
export function setSwitches<Name extends string>(
  names: Readonly<Record<Name, unknown>>,
): Reader<Partial<Record<Name, boolean>>> {
  return (value) => {
    const given = must(value, isRecord, 'an object')
    const read: Partial<Record<Name, boolean>> = {}
    for (const name in names) if (given[name] !== undefined) read[name] = boolean(given[name])
    return read
  }
}

/** Switches by their names; a missing one is as in `defaults`. */
export function switches<Name extends string>(
  defaults: Readonly<Record<Name, boolean>>,
): Reader<Record<Name, boolean>> {
  const readSet = setSwitches(defaults)
  return (value) => ({ ...defaults, ...readSet(value) })
}

/** Reads with the first of two readers, or else with the second. */
export function either<One, Other>(one: Reader<One>, other: Reader<Other>): Reader<One | Other> {
  return (value) => {
    try {
      return one(value)
    } catch {
      return other(value)
    }
  }
}

/** The value, or null when it makes no sense. */
export function readOrNull<Value>(reader: Reader<Value>, value: unknown): Value | null {
  return leniently<Value | null>(reader, null)(value)
}

/** The text of a JSON document as a value, or null for anything else. */
export function readJson<Value>(reader: Reader<Value>, text: string | null | undefined): Value | null {
  if (text === null || text === undefined) return null
  try {
    return reader(JSON.parse(text))
  } catch {
    return null
  }
}
