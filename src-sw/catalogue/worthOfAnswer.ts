import * as z from 'zod/mini'
import { areOnlyClosedFields } from '#api/storefront/transportFailures.ts'

const answerSchema = z.object({
  data: z.nullish(z.record(z.string(), z.unknown())),
  errors: z.optional(
    z.array(
      z.object({ message: z.string(), extensions: z.optional(z.object({ code: z.optional(z.unknown()) })) }),
    ),
  ),
})

/** What an answer of the storefront is worth. */
export type AnswerWorth =
  /** Something was found: worth keeping. */
  | 'found'
  /** An honest "no such thing": to be shown, not kept. */
  | 'nothing'
  /** A refusal of this call (401, 403, 404): it must be seen. */
  | 'refused'
  /** It says more about the way to the storefront than about the question: a kept answer serves better. */
  | 'disturbed'

/** Judges an answer by a copy of its body: a captive portal's page and a throttled query come with status 200 too. */
export async function worthOfAnswer(response: Response): Promise<AnswerWorth> {
  const { status } = response
  if (status >= 500 || status === 408 || status === 429) return 'disturbed'
  if (status !== 200) return 'refused'
  if (!(response.headers.get('content-type') ?? '').includes('json')) return 'disturbed'
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
