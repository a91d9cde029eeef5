import { type Condition, CONTEXT_NAMES } from './conditions.ts'
import { error, type ProblemPlace, type TemplateProblem } from './templateProblems.ts'
import type { FormField } from './templateSchema.ts'

/** What there is to ask about. */
export interface Known {
  readonly fields: ReadonlyMap<string, FormField>
  /** By their ids. */
  readonly nodes: ReadonlyMap<string, unknown>
}

/** What is wrong with conditions that stand at one place. */
export function conditionProblems(
  conditions: readonly Condition[],
  known: Known,
  place: ProblemPlace,
): readonly TemplateProblem[] {
  return conditions.flatMap((condition) =>
    isKnown(condition, known) ? [] : [error('reference_unknown', place)],
  )
}

function isKnown({ operandType, operand }: Condition, { fields, nodes }: Known): boolean {
  if (operandType === 'field') return fields.has(operand)
  if (operandType === 'node') return nodes.has(operand)
  return CONTEXT_NAMES.some((name) => name === operand)
}
