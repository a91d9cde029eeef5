import { generateText } from 'ai'
import { EngineFailure } from '../engine.ts'
import { writtenResult } from '../writtenResult.ts'
import { inTries } from './inTries.ts'
import type { Making } from './making.ts'
import { SHORT_WAIT_MS } from './patience.ts'
import { readReworked } from './requests/reworkRequest.ts'

/** Has a text written, or the prompt reworked. */
export const makeText: Making<'text'> = async (
  model,
  { job, request: { prompt, call } },
  { folder, signal },
) => {
  const { text, finishReason } = await inTries(
    (abortSignal) => generateText({ model, ...call, prompt, maxRetries: 0, abortSignal }),
    { signal, mostMs: SHORT_WAIT_MS },
  )
  if (finishReason === 'content-filter')
    throw new EngineFailure('refused', 'the provider filtered the answer')
  if (finishReason === 'length') throw new EngineFailure('broken', 'the answer was cut off')
  if (job.options.task === undefined) return writtenResult(text, folder)
  const reworked = readReworked(text, job.prompt)
  if (reworked === null) throw new EngineFailure('broken', 'the answer is no reworked text')
  return writtenResult(reworked, folder)
}
