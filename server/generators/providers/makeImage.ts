import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateImage } from 'ai'
import sharp from 'sharp'
import { derivePicture } from '../derivatives.ts'
import { EngineFailure } from '../engine.ts'
import type { Making } from './making.ts'
import { LONG_WAIT_MS, PROVIDER_RETRIES } from './patience.ts'
import { takesSeed } from '#server/providers/modelRoutes.ts'
import { type OptionRequests, requestOf } from './optionRequest.ts'
import { measuresOf, sizeToAsk } from './pictureSize.ts'

/** More than any model gives. */
const MOST_PIXELS = 50_000_000

interface ImageCall {
  readonly size: `${number}x${number}`
  readonly seed: number
}

const isDallE3 = (modelId: string) => modelId.startsWith('dall-e-3')

const REQUESTS: OptionRequests<'image', ImageCall> = {
  size: ({ options }, { modelId }) => ({ call: { size: sizeToAsk(modelId, options.size) } }),
  quality: ({ options: { quality } }, { modelId }) =>
    isDallE3(modelId) ? { providerOptions: { openai: { quality } } } : {},
  style: ({ options: { style } }, { modelId }) =>
    isDallE3(modelId)
      ? { providerOptions: { openai: { style: style === 'vivid' ? 'vivid' : 'natural' } } }
      : {},
  seed: ({ seed }, { provider }) => (takesSeed(provider) ? { call: { seed } } : {}),
  negativePrompt: ({ options: { negativePrompt } }) =>
    negativePrompt === undefined
      ? {}
      : {
          providerOptions: {
            fal: { negative_prompt: negativePrompt },
            replicate: { negative_prompt: negativePrompt },
          },
        },
  /** It comes with the prompt, as the job's source. */
  reference: null,
}

/** Has a picture made, in the size that was asked for. */
export const makeImage: Making<'image'> = async (model, job, { folder, signal }) => {
  const { call, providerOptions } = requestOf(REQUESTS, job, model)
  const { image } = await generateImage({
    model,
    prompt: job.source === null ? job.prompt : { text: job.prompt, images: [await readFile(job.source)] },
    ...call,
    providerOptions,
    maxRetries: PROVIDER_RETRIES,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(LONG_WAIT_MS)]),
  })
  const path = join(folder, 'original.png')
  await writeInSize(image.uint8Array, job.options.size, path)
  const { files, colour } = await derivePicture(path, folder)
  return { files, colour, seed: call.seed ?? null, text: null }
}

/** Whatever shape the model gave, cut at its edges to the one that was asked for. */
async function writeInSize(picture: Uint8Array, size: `${number}x${number}`, path: string): Promise<void> {
  try {
    await sharp(picture, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ ...measuresOf(size), fit: 'cover', position: 'attention' })
      .png()
      .toFile(path)
  } catch (cause) {
    throw new EngineFailure('broken', "the picture can't be read", { cause })
  }
}
