import { z } from 'zod'
import { engineAnswerSchema } from '#domain/transcript/engineAnswer.ts'

/** What the process that recognises speech is told: the weights first, then one sound after the other. */
export const orderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('load'), config: z.looseObject({}) }),
  z.object({ kind: z.literal('hear'), path: z.string(), mostMs: z.number() }),
])
export type Order = z.infer<typeof orderSchema>

const heardSchema = z.object({
  text: z.string(),
  words: engineAnswerSchema.shape.words,
})
/** What was heard in a sound. */
export type HeardSound = z.infer<typeof heardSchema>

/** What it says. For each order the last report is never `progress`. */
export const reportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('progress'), percent: z.number() }),
  z.object({ kind: z.literal('heard'), heard: heardSchema }),
  z.object({
    kind: z.literal('failed'),
    code: z.enum(['rejected', 'unavailable', 'broken']),
    message: z.string(),
  }),
])
export type Report = z.infer<typeof reportSchema>
