import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateSpeech } from 'ai'
import { deriveSound } from '../derivatives.ts'
import { EngineFailure } from '../engine.ts'
import type { Making } from './making.ts'
import { type OptionRequests, requestOf } from './optionRequest.ts'
import { PROVIDER_RETRIES, SHORT_WAIT_MS } from './patience.ts'

interface SpeechCall {
  readonly language: string
  readonly voice: string
}

const REQUESTS: OptionRequests<'speech', SpeechCall> = {
  language: ({ options }) => ({ call: { language: options.language } }),
  voice: ({ options: { voice } }) => (voice === undefined ? {} : { call: { voice } }),
}

/** Has a text read aloud. */
export const makeSpeech: Making<'speech'> = async (model, job, { folder, signal }) => {
  const { audio } = await generateSpeech({
    model,
    text: job.prompt,
    outputFormat: 'mp3',
    ...requestOf(REQUESTS, job, model).call,
    maxRetries: PROVIDER_RETRIES,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(SHORT_WAIT_MS)]),
  })
  const path = join(folder, 'original.mp3')
  await writeFile(path, audio.uint8Array)
  try {
    return { files: [await deriveSound(path, 'mp3')], colour: null, seed: null, text: null }
  } catch (cause) {
    throw new EngineFailure('broken', "the sound can't be read", { cause })
  }
}
