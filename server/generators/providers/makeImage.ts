import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateImage } from 'ai'
import sharp from 'sharp'
import { derivePicture } from '../derivatives.ts'
import { EngineFailure } from '../engine.ts'
import type { Making } from './making.ts'
import { LONG_WAIT_MS, PROVIDER_RETRIES } from './patience.ts'
import { takesSeed } from '#server/providers/modelRoutes.ts'
import { measuresOf, sizeToAsk } from './pictureSize.ts'

/** More than any model gives. */
const MOST_PIXELS = 50_000_000

/** Has a picture made, in the size that was asked for. */
export const makeImage: Making<'image'> = async (model, job, { folder, signal }) => {
  const { size, quality, style, negativePrompt } = job.options
  const { modelId, provider } = model
  const seed = takesSeed(provider) ? job.seed : null
  const { image } = await generateImage({
    model,
    prompt: job.source === null ? job.prompt : { text: job.prompt, images: [await readFile(job.source)] },
    size: sizeToAsk(modelId, size),
    ...(seed === null ? {} : { seed }),
    providerOptions: {
      openai: modelId.startsWith('dall-e-3')
        ? { quality, style: style === 'vivid' ? 'vivid' : 'natural' }
        : {},
      fal: negativePrompt === undefined ? {} : { negative_prompt: negativePrompt },
      replicate: negativePrompt === undefined ? {} : { negative_prompt: negativePrompt },
    },
    maxRetries: PROVIDER_RETRIES,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(LONG_WAIT_MS)]),
  })
  const path = join(folder, 'original.png')
  await writeInSize(image.uint8Array, size, path)
  const { files, colour } = await derivePicture(path, folder)
  return { files, colour, seed, text: null }
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
