import * as z from 'zod/mini'
import { ENGINE_ID, GENERATION_TYPES } from '../../../generation/engines.ts'
import { LONGEST_ID, LONGEST_PROMPT, LONGEST_VALUE, MOST_VARIANTS } from '../../templateLimits.ts'
import { COLLECT_STRATEGIES, EXECUTION_MODES, text } from '../../templateShapes.ts'
import { inputSourceSchema } from '../inputSource.ts'

const parameters = z.record(text(LONGEST_ID), z.union([text(LONGEST_VALUE), z.number(), z.boolean()]))

export const modelSettings = z.object({
  mode: z.enum(GENERATION_TYPES),
  model: z.union([z.literal(''), z.string().check(z.maxLength(LONGEST_ID), z.regex(ENGINE_ID))]),
  promptTemplate: text(LONGEST_PROMPT),
  negativePrompt: text(LONGEST_PROMPT),
  inputSource: inputSourceSchema,
  executionMode: z.enum(EXECUTION_MODES),
  fanout: z.int().check(z.gte(1), z.lte(MOST_VARIANTS)),
  collectStrategy: z.enum(COLLECT_STRATEGIES),
  modelParameters: parameters,
  advancedParameters: parameters,
})
