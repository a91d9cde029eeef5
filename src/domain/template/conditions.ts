/** The operators of conditions (specification part 2, section 4). */
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

/** The subject of a condition: a field of the form, a node's result, or a fact of the run itself. */
export const OPERAND_TYPES = ['field', 'node', 'context'] as const
export type OperandType = (typeof OPERAND_TYPES)[number]

/** The facts of a run besides its form's values. */
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

/** Looks up a condition's subject; undefined if missing. */
export type OperandLookup = (type: OperandType, name: string) => Operand

/** Whether a condition holds. A missing subject counts as an empty text. */
export function isMet(condition: Condition, lookup: OperandLookup): boolean {
  return OPERATORS[condition.operator](lookup(condition.operandType, condition.operand), condition.value)
}

/** Whether all of these hold; without any, they do. */
export function areMet(conditions: readonly Condition[], lookup: OperandLookup): boolean {
  return conditions.every((condition) => isMet(condition, lookup))
}

type Compare = (operand: Operand, value: Condition['value']) => boolean

const OPERATORS: Readonly<Record<ConditionOperator, Compare>> = {
  equals: isSameValue,
  notEquals: (operand, value) => !isSameValue(operand, value),
  contains: (operand, value) =>
    isList(operand)
      ? operand.some((part) => isSameValue(part, value))
      : folded(operand).includes(folded(value)),
  startsWith: (operand, value) => folded(operand).startsWith(folded(value)),
  endsWith: (operand, value) => folded(operand).endsWith(folded(value)),
  gt: (operand, value) => compare(operand, value) > 0,
  lt: (operand, value) => compare(operand, value) < 0,
}

/**
 * Whether a condition takes two values as equal: both numbers of the same size; or neither a number, and the same
 * words, ignoring case, spaces around them and Unicode composition. A number never equals words.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  const left = numberOf(one)
  const right = numberOf(other)
  return left === null && right === null ? folded(one) === folded(other) : left === right
}

/** The same key for the same value (`isSameValue`), and for no other. */
export function sameValueKey(value: unknown): string {
  const number = numberOf(value)
  // Nothing below zero is nothing.
  return number === null ? `words ${folded(value)}` : `number ${number === 0 ? 0 : number}`
}

/** Numbers by size, days and times by their order; NaN for other values: such a comparison never holds. */
function compare(operand: Operand, value: Condition['value']): number {
  const left = numberOf(operand)
  const right = numberOf(value)
  if (left !== null && right !== null) return left - right
  const [earlier, later] = [wordOf(operand).trim(), wordOf(value).trim()]
  if (!MOMENTS.some((moment) => moment.test(earlier) && moment.test(later))) return Number.NaN
  return earlier < later ? -1 : earlier > later ? 1 : 0
}

/** Days, with or without a time, and times of a day, as fields of the form hold them. */
const MOMENTS = [/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/u, /^\d{2}:\d{2}(?::\d{2})?$/u]

const isList = (operand: unknown): operand is readonly unknown[] => Array.isArray(operand)

/**
 * The number that a value is; null where it is none. A text is one where it is written as numbers are, by comma or point:
 * „007”, „+48” and a long account number are words, for a number would lose something of them.
 */
function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const written = value.trim().replace(',', '.')
  const shortest = /\.\d*0$/u.test(written) ? written.replace(/\.?0+$/u, '') : written
  const number = Number(shortest)
  return Number.isFinite(number) && String(number) === shortest ? number : null
}

/** Words as they are compared. Those of a long text, which many conditions may ask about, are found once. */
function folded(value: unknown): string {
  const words = wordOf(value)
  if (words.length < LONG) return fold(words)
  const known = longOnes.get(words)
  if (known !== undefined) return known
  const found = fold(words)
  if (longOnes.size >= LONG_MOST) longOnes.clear()
  longOnes.set(words, found)
  return found
}

const fold = (words: string) => words.normalize('NFD').toLowerCase().normalize('NFC').trim()

const LONG = 200
const LONG_MOST = 40
const longOnes = new Map<string, string>()

function wordOf(operand: unknown): string {
  if (typeof operand === 'string') return operand
  if (typeof operand === 'number' || typeof operand === 'boolean') return String(operand)
  if (isList(operand)) return operand.map(wordOf).join(', ')
  return ''
}
