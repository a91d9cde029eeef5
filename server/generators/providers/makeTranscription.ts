import { readFile } from 'node:fs/promises'
import { transcribe } from 'ai'
import { EngineFailure } from '../engine.ts'
import { inTries } from './inTries.ts'
import type { Making } from './making.ts'
import { writtenResult } from './makeText.ts'
import { LONG_WAIT_MS } from './patience.ts'

/** Has a sound written down. */
export const makeTranscription: Making<'transcription'> = async (
  model,
  { job, request },
  { folder, signal },
) => {
  if (job.source === null) throw new EngineFailure('refused', 'there is no sound to write down')
  const audio = await readFile(job.source)
  const { providerOptions } = request
  const { text } = await inTries(
    (abortSignal) => transcribe({ model, audio, providerOptions, maxRetries: 0, abortSignal }),
    { signal, mostMs: LONG_WAIT_MS },
  )
  return writtenResult(text, folder)
}
