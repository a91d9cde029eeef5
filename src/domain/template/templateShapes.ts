import * as z from 'zod/mini'
import { CONDITION_OPERATORS, OPERAND_TYPES } from './conditions.ts'
import * as limits from './templateLimits.ts'

// Shapes that several parts of a template are made of.

export const text = (most: number) => z.string().check(z.maxLength(most))
export const label = text(limits.LONGEST_LABEL)

export const COLLECT_STRATEGIES = ['first_success', 'all', 'best_of'] as const
export const EXECUTION_MODES = ['async', 'sync'] as const

export const conditionSchema = z.object({
  operandType: z.enum(OPERAND_TYPES),
  operand: text(limits.LONGEST_ID),
  operator: z.enum(CONDITION_OPERATORS),
  value: z.union([text(limits.LONGEST_VALUE), z.number(), z.boolean()]),
})
