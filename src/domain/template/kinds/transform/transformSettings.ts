import * as z from 'zod/mini'
import { LONGEST_PROMPT } from '../../templateLimits.ts'
import { text } from '../../templateShapes.ts'
import { inputSourceSchema } from '../inputSource.ts'

/** What a transform does with the text that arrives; `number` makes a number of it. */
export const TRANSFORMS = [
  'text',
  'trim',
  'uppercase',
  'lowercase',
  'replace',
  'split',
  'join',
  'number',
] as const
export type Transform = (typeof TRANSFORMS)[number]

export const transformSettings = z.object({
  operation: z.enum(TRANSFORMS),
  inputSource: inputSourceSchema,
  /** The text to make, with references; what to replace; or what to split and join by. */
  text: text(LONGEST_PROMPT),
  replacement: text(LONGEST_PROMPT),
})
