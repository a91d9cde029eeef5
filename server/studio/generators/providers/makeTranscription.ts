import { readFile } from 'node:fs/promises'
import { transcribe, type TranscriptionResult } from 'ai'
import type { EngineAnswer } from '#domain/transcript/engineAnswer.ts'
import { EngineFailure } from '../engine.ts'
import { transcriptResult } from '../transcriptResult.ts'
import { inTries } from './inTries.ts'
import type { Making } from './making.ts'
import { LONG_WAIT_MS } from './patience.ts'

/** Has a sound written down. Where the provider tells when words were said, the result has a file of them. */
export const makeTranscription: Making<'transcription'> = async (
  model,
  { job, request },
  { folder, signal },
) => {
  if (job.source === null) throw new EngineFailure('refused', 'there is no sound to write down')
  const audio = await readFile(job.source)
  const { providerOptions } = request
  const answer = await inTries(
    (abortSignal) =>
      transcribe({
        model,
        audio,
        providerOptions,
        // Who can't tell them leaves them out.
        timestampGranularities: ['word'],
        maxRetries: 0,
        abortSignal,
      }),
    { signal, mostMs: LONG_WAIT_MS },
  )
  return transcriptResult(answer.text, toldWords(answer), folder)
}

type ToldWords = EngineAnswer['words']

/** Words with their times; of a provider that tells none its segments, which may hold several. */
function toldWords({ words, segments }: Pick<TranscriptionResult, 'words' | 'segments'>): ToldWords {
  return (words ?? segments)
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, startSecond, endSecond }) => {
      const start = msOf(startSecond)
      return { text: text.trim(), start, end: Math.max(start, msOf(endSecond)) }
    })
}

const msOf = (seconds: number) => Math.max(0, Math.round(seconds * 1_000))
