import * as z from 'zod/mini'
import { LONGEST_PROMPT } from '../../templateLimits.ts'
import { text } from '../../templateShapes.ts'
import { inputSourceSchema } from '../inputSource.ts'

/** The operation of a transform on the arriving text; `number` turns it into a number. */
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
  /** The text to make, with references; the text to replace; or the text to split and join by. */
  text: text(LONGEST_PROMPT),
  replacement: text(LONGEST_PROMPT),
})
