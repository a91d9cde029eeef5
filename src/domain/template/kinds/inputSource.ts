import * as z from 'zod/mini'
import { LONGEST_ID } from '../templateLimits.ts'
import { text } from '../templateShapes.ts'

/** The source of a node: a field of the form, or the results of the nodes before it. */
export const inputSourceSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('field'), field: text(LONGEST_ID) }),
  z.object({ from: z.literal('previous') }),
])
export type InputSource = z.infer<typeof inputSourceSchema>

export const PREVIOUS = { from: 'previous' } as const satisfies InputSource
