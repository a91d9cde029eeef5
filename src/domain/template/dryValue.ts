import type { GenerationType } from '../generation/engines.ts'
import type { Operand } from './conditions.ts'

/** A picture, film or sound that a real run would make: what its model would be asked. */
export interface SimulatedMedia {
  readonly mode: GenerationType
  readonly prompt: string
  /** What is done to it afterwards, in order. */
  readonly processed: readonly string[]
}

/** What flows along an edge of a dry run. */
export type DryValue = string | number | SimulatedMedia | readonly DryValue[]

export const isList = (value: DryValue): value is readonly DryValue[] => Array.isArray(value)

/** A value as words: a list line by line, what would be made by its prompt. */
export function wordsOf(value: DryValue): string {
  if (isList(value)) return value.map(wordsOf).join('\n')
  return typeof value === 'object' ? value.prompt : String(value)
}

/** The single values of one, lists within lists included. */
export function partsOf(value: DryValue): readonly DryValue[] {
  return isList(value) ? value.flatMap(partsOf) : [value]
}

/** One value of several: the only one as it is. */
export function joined(values: readonly DryValue[]): DryValue {
  return values.length === 1 ? (values[0] ?? '') : values
}

/** What a field of the form holds as what flows: several choices are a list, nothing is an empty text. */
export function valueOf(operand: Operand): DryValue {
  if (typeof operand === 'string' || typeof operand === 'number') return operand
  if (typeof operand === 'boolean') return String(operand)
  return isOperandList(operand) ? operand.map(String) : ''
}

const isOperandList = (value: Operand): value is readonly unknown[] => Array.isArray(value)

/** What a condition compares of a value. */
export function operandOf(value: DryValue | null): Operand {
  if (value === null) return undefined
  if (isList(value)) return value.map(wordsOf)
  return typeof value === 'object' ? value.prompt : value
}
