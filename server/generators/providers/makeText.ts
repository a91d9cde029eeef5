import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateText } from 'ai'
import { type MadeResult, EngineFailure } from '../engine.ts'
import type { Making } from './making.ts'
import { type OptionRequests, requestOf } from './optionRequest.ts'
import { PROVIDER_RETRIES, SHORT_WAIT_MS } from './patience.ts'

/** What the model is told before the prompt, so that the answer is the text itself. */
const INSTRUCTIONS = {
  pl: 'Piszesz po polsku, ciepło i konkretnie. Odpowiadasz samym tekstem, bez wstępu i bez wyjaśnień.',
  en: 'You write in English, warmly and to the point. Answer with the text alone, without preface or comment.',
}

const REQUESTS: OptionRequests<'text', { readonly system: string }> = {
  language: ({ options }) => ({ call: { system: INSTRUCTIONS[options.language] } }),
}

/** Has a text written. */
export const makeText: Making<'text'> = async (model, job, { folder, signal }) => {
  const { text } = await generateText({
    model,
    ...requestOf(REQUESTS, job, model).call,
    prompt: job.prompt,
    maxRetries: PROVIDER_RETRIES,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(SHORT_WAIT_MS)]),
  })
  return writtenResult(text, folder)
}

/** Words as a result: a file to be taken away, and what the screen shows. */
export async function writtenResult(written: string, folder: string): Promise<MadeResult> {
  const text = written.trim()
  if (text === '') throw new EngineFailure('broken', 'the answer is empty')
  const path = join(folder, 'original.txt')
  await writeFile(path, `${text}\n`)
  return {
    files: [
      { role: 'original', format: 'txt', path, width: null, height: null, durationMs: null, frameRate: null },
    ],
    colour: null,
    seed: null,
    text,
  }
}
