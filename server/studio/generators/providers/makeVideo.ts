import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { experimental_generateVideo as generateVideo } from 'ai'
import { deriveVideo } from '../derivatives.ts'
import { EngineFailure } from '../engine.ts'
import type { Making } from './making.ts'
import { PROVIDER_RETRIES, VIDEO_WAIT_MS } from './patience.ts'

/** Has a video made. The result's size, length and rate are read from the file. */
export const makeVideo: Making<'video'> = async (model, { job, request }, { folder, signal }) => {
  const { prompt, call, providerOptions } = request
  const { video } = await generateVideo({
    model,
    prompt: job.source === null ? prompt : { text: prompt, image: await readFile(job.source) },
    ...call,
    providerOptions,
    maxRetries: PROVIDER_RETRIES,
    // Our own deadline comes first: the SDK's can't be told from a broken answer.
    poll: { timeoutMs: 2 * VIDEO_WAIT_MS },
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(VIDEO_WAIT_MS)]),
  })
  const format = video.mediaType === 'video/webm' ? 'webm' : 'mp4'
  const path = join(folder, `original.${format}`)
  await writeFile(path, video.uint8Array)
  try {
    const { files, colour } = await deriveVideo(path, format, folder)
    return { files, colour, seed: job.seed, text: null }
  } catch (cause) {
    throw new EngineFailure('broken', "the video can't be read", { cause })
  }
}
