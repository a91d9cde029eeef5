/** What a condition can ask (specification part 2, section 4). */
export const CONDITION_OPERATORS = [
  'equals',
  'notEquals',
  'contains',
  'startsWith',
  'endsWith',
  'gt',
  'lt',
] as const
export type ConditionOperator = (typeof CONDITION_OPERATORS)[number]

/** What a condition asks about: a field of the form, what a node has given, or what is known of the run itself. */
export const OPERAND_TYPES = ['field', 'node', 'context'] as const
export type OperandType = (typeof OPERAND_TYPES)[number]

/** What is known of a run besides what its form was given. */
export const CONTEXT_NAMES = ['language', 'device', 'isPreview'] as const
export type ContextName = (typeof CONTEXT_NAMES)[number]

export interface Condition {
  readonly operandType: OperandType
  /** The name of the field, the id of the node, or one of `CONTEXT_NAMES`. */
  readonly operand: string
  readonly operator: ConditionOperator
  readonly value: string | number | boolean
}

/** Anything that a field holds or a node gives. */
export type Operand = string | number | boolean | readonly unknown[] | null | undefined | object

/** Looks up what a condition asks about; undefined for what isn’t there. */
export type OperandLookup = (type: OperandType, name: string) => Operand

/** Whether a condition holds. What isn’t there is as an empty text. */
export function isMet(condition: Condition, lookup: OperandLookup): boolean {
  return OPERATORS[condition.operator](lookup(condition.operandType, condition.operand), condition.value)
}

/** Whether all of these hold; without any, they do. */
export function areMet(conditions: readonly Condition[], lookup: OperandLookup): boolean {
  return conditions.every((condition) => isMet(condition, lookup))
}

type Compare = (operand: Operand, value: Condition['value']) => boolean

const OPERATORS: Readonly<Record<ConditionOperator, Compare>> = {
  equals: isSame,
  notEquals: (operand, value) => !isSame(operand, value),
  contains: (operand, value) =>
    isList(operand)
      ? operand.some((part) => wordOf(part) === wordOf(value))
      : wordOf(operand).includes(wordOf(value)),
  startsWith: (operand, value) => wordOf(operand).startsWith(wordOf(value)),
  endsWith: (operand, value) => wordOf(operand).endsWith(wordOf(value)),
  gt: (operand, value) => compare(operand, value) > 0,
  lt: (operand, value) => compare(operand, value) < 0,
}

/** Numbers are the same as numbers, however they are written; everything else as it is written. */
function isSame(operand: Operand, value: Condition['value']): boolean {
  const left = numberOf(operand)
  const right = numberOf(value)
  return left !== null && right !== null ? left === right : wordOf(operand) === wordOf(value)
}

/** Numbers by size, days and times by their order; NaN for what has none: such a comparison never holds. */
function compare(operand: Operand, value: Condition['value']): number {
  const left = numberOf(operand)
  const right = numberOf(value)
  if (left !== null && right !== null) return left - right
  const [earlier, later] = [wordOf(operand), wordOf(value)]
  if (!MOMENT.test(earlier) || !MOMENT.test(later)) return Number.NaN
  return earlier < later ? -1 : earlier > later ? 1 : 0
}

/** A day, a time or both, as fields of the form hold them. */
const MOMENT = /^(?:\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?|\d{2}:\d{2})(?::\d{2})?$/u

const isList = (operand: unknown): operand is readonly unknown[] => Array.isArray(operand)

function numberOf(operand: unknown): number | null {
  if (typeof operand === 'number') return Number.isFinite(operand) ? operand : null
  if (typeof operand !== 'string' || operand.trim() === '') return null
  const number = Number(operand)
  return Number.isFinite(number) ? number : null
}

function wordOf(operand: unknown): string {
  if (typeof operand === 'string') return operand
  if (typeof operand === 'number' || typeof operand === 'boolean') return String(operand)
  if (isList(operand)) return operand.map(wordOf).join(', ')
  return ''
}
