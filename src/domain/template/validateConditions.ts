import { type Condition, CONTEXT_NAMES } from './conditions.ts'
import { error, type ProblemPlace, type TemplateProblem, warning } from './templateProblems.ts'
import type { FormField } from './templateSchema.ts'

/** The known subjects of conditions. */
export interface Known {
  readonly fields: ReadonlyMap<string, FormField>
  /** By their ids. */
  readonly nodes: ReadonlyMap<string, unknown>
}

/** The problems of the conditions at one place. */
export function conditionProblems(
  conditions: readonly Condition[],
  known: Known,
  place: ProblemPlace,
): readonly TemplateProblem[] {
  return conditions.flatMap((condition) => [
    ...operandProblems(condition, known, place),
    ...valueProblems(condition, place),
  ])
}

function operandProblems(
  condition: Condition,
  known: Known,
  place: ProblemPlace,
): readonly TemplateProblem[] {
  if (condition.operand === '') return [error('operand_missing', place)]
  return isKnown(condition, known) ? [] : [error('reference_unknown', place, condition.operand)]
}

/**
 * Nothing is in everything, and less or more than nothing is no answer. Whether something is empty can be asked; a branch
 * is likelier to have been left unfinished.
 */
function valueProblems({ operator, value }: Condition, place: ProblemPlace): readonly TemplateProblem[] {
  if (typeof value !== 'string' || value.trim() !== '') return []
  if (operator !== 'equals' && operator !== 'notEquals') return [error('value_missing', place)]
  return place.part === 'node' ? [warning('value_missing', place)] : []
}

function isKnown({ operandType, operand }: Condition, { fields, nodes }: Known): boolean {
  if (operandType === 'field') return fields.has(operand)
  if (operandType === 'node') return nodes.has(operand)
  return CONTEXT_NAMES.some((name) => name === operand)
}
