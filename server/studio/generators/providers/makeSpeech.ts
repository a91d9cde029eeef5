import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateSpeech } from 'ai'
import { deriveSound } from '../derivatives.ts'
import { EngineFailure } from '../engine.ts'
import { inTries } from './inTries.ts'
import type { Making } from './making.ts'
import { SHORT_WAIT_MS } from './patience.ts'

/** Has a text read aloud. */
export const makeSpeech: Making<'speech'> = async (model, { request }, { folder, signal }) => {
  const { prompt, call, providerOptions } = request
  const { audio } = await inTries(
    (abortSignal) =>
      generateSpeech({
        model,
        text: prompt,
        outputFormat: 'mp3',
        ...call,
        providerOptions,
        maxRetries: 0,
        abortSignal,
      }),
    { signal, mostMs: SHORT_WAIT_MS },
  )
  const path = join(folder, 'original.mp3')
  await writeFile(path, audio.uint8Array)
  try {
    return { files: [await deriveSound(path, 'mp3')], colour: null, seed: null, text: null }
  } catch (cause) {
    throw new EngineFailure('broken', "the sound can't be read", { cause })
  }
}
