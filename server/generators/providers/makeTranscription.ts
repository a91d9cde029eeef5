import { readFile } from 'node:fs/promises'
import { transcribe } from 'ai'
import { EngineFailure } from '../engine.ts'
import type { Making } from './making.ts'
import { writtenResult } from './makeText.ts'
import { type OptionRequests, requestOf } from './optionRequest.ts'
import { LONG_WAIT_MS, PROVIDER_RETRIES } from './patience.ts'

const REQUESTS: OptionRequests<'transcription', object> = {
  language: ({ options: { language } }) => ({ providerOptions: { openai: { language } } }),
  /** It comes as the job's source. */
  source: null,
}

/** Has a sound written down. */
export const makeTranscription: Making<'transcription'> = async (model, job, { folder, signal }) => {
  if (job.source === null) throw new EngineFailure('refused', 'there is no sound to write down')
  const { text } = await transcribe({
    model,
    audio: await readFile(job.source),
    providerOptions: requestOf(REQUESTS, job, model).providerOptions,
    maxRetries: PROVIDER_RETRIES,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(LONG_WAIT_MS)]),
  })
  return writtenResult(text, folder)
}
