import * as z from 'zod/mini'
import { areOnlyClosedFields } from '#api/storefront/transportFailures.ts'
import { type AnswerWorth, worthOfHead } from '../reads/answerWorth.ts'

const answerSchema = z.object({
  data: z.nullish(z.record(z.string(), z.unknown())),
  errors: z.optional(
    z.array(
      z.object({ message: z.string(), extensions: z.optional(z.object({ code: z.optional(z.unknown()) })) }),
    ),
  ),
})

/** Judges an answer of the storefront by a copy of its body: a throttled query comes with status 200 too. */
export async function worthOfAnswer(response: Response): Promise<AnswerWorth> {
  const told = worthOfHead(response)
  if (told !== null) return told
  const { data: answer } = answerSchema.safeParse(await readJson(response))
  // A store may close single fields to a public token; the rest of such an answer is whole.
  if (!answer?.data || !areOnlyClosedFields(answer.errors ?? [])) return 'disturbed'
  return Object.values(answer.data).some((value) => value !== null) ? 'found' : 'nothing'
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.clone().json()
  } catch {
    return null
  }
}
