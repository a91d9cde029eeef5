import * as z from 'zod/mini'

/** In ms from where the sound begins that the engine heard. */
const time = z.int().check(z.gte(0))

/** What an engine of the server heard: a file of its result, for those that tell when each word was said. */
export const engineAnswerSchema = z.object({
  version: z.literal(1),
  words: z.array(
    z.object({
      text: z.string(),
      start: time,
      end: time,
    }),
  ),
})

export type EngineAnswer = z.infer<typeof engineAnswerSchema>
