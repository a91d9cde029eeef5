import type { GenerationResult } from '#domain/generation/generation.ts'
import { engineAnswerSchema } from '#domain/transcript/engineAnswer.ts'
import type { EngineHeard } from '#domain/transcript/heard/engineWords.ts'

/** The addresses of files run out. */
export class HeardRunOut extends Error {
  override readonly name = 'HeardRunOut'
}

/**
 * Reads what an engine heard: its text, and the times of its words where it told them. Rejects with `HeardRunOut` for
 * addresses that have to be asked for again, otherwise where the network fails.
 */
export async function readHeard({ files, text }: GenerationResult): Promise<EngineHeard> {
  const words = files.find(({ format }) => format === 'json')
  if (words === undefined) return { text: text ?? '', words: [] }
  const answer = await fetch(words.url)
  if (!answer.ok) throw new HeardRunOut()
  const read = engineAnswerSchema.safeParse(await answer.json())
  return { text: text ?? '', words: read.success ? read.data.words : [] }
}
