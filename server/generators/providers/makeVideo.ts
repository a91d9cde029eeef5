import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { experimental_generateVideo as generateVideo } from 'ai'
import type { OptionsOf } from '#domain/generation/options.ts'
import { deriveVideo } from '../derivatives.ts'
import { EngineFailure } from '../engine.ts'
import type { Making } from './making.ts'
import { type OptionRequests, requestOf } from './optionRequest.ts'
import { PROVIDER_RETRIES, VIDEO_WAIT_MS } from './patience.ts'

/** The short side, px. */
const SHORT_SIDE = { '720p': 720, '1080p': 1080 } as const

interface VideoCall {
  readonly aspectRatio: `${number}:${number}`
  readonly resolution: `${number}x${number}`
  /** Seconds. */
  readonly duration: number
  readonly fps: number
  readonly seed: number
}

const REQUESTS: OptionRequests<'video', VideoCall> = {
  /** No provider has a style of its own: it is asked for in the prompt. */
  style: null,
  aspect: ({ options }) => ({ call: { aspectRatio: options.aspect } }),
  resolution: ({ options }) => ({ call: { resolution: resolutionOf(options) } }),
  duration: ({ options }) => ({ call: { duration: options.duration } }),
  fps: ({ options }) => ({ call: { fps: options.fps } }),
  seed: ({ seed }) => ({ call: { seed } }),
  negativePrompt: ({ options: { negativePrompt } }) =>
    negativePrompt === undefined ? {} : { providerOptions: { fal: { negativePrompt } } },
  /** Only our own engine has these. */
  animation: null,
  soundtrack: null,
  /** It comes with the prompt, as the job's source. */
  reference: null,
}

/** Has a video made. What came is told as it is: its size, length and rate are read from the file. */
export const makeVideo: Making<'video'> = async (model, job, { folder, signal }) => {
  const { call, providerOptions } = requestOf(REQUESTS, job, model)
  const { video } = await generateVideo({
    model,
    prompt: job.source === null ? job.prompt : { text: job.prompt, image: await readFile(job.source) },
    ...call,
    providerOptions,
    maxRetries: PROVIDER_RETRIES,
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

function resolutionOf({ resolution, aspect }: OptionsOf['video']): `${number}x${number}` {
  const short = SHORT_SIDE[resolution]
  const long = Math.round((short * 16) / 9)
  if (aspect === '1:1') return `${short}x${short}`
  return aspect === '16:9' ? `${long}x${short}` : `${short}x${long}`
}
