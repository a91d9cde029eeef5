import * as z from 'zod/mini'
import { writingRequestSchema } from '../writingSchema.ts'
import judged from './judged.json' with { type: 'json' }

const judgedSchema = z.object({
  /** Of the product. */
  handle: z.string(),
  request: writingRequestSchema,
  variant: z.int(),
  text: z.string(),
  /** Whether an editor would send it. */
  isSendable: z.boolean(),
  /** The reason; empty for a text that would be sent. */
  why: z.string(),
})

/** Texts of the corpus that an editor has read, each with the verdict: drawn by `scripts/print-corpus.ts --sample`. */
export const judgedTexts = () => z.parse(z.array(judgedSchema), judged)
