import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateImage } from 'ai'
import { sidesOf } from '#domain/generation/sides.ts'
import { sharp } from '#server/platform/media/sharp.ts'
import { derivePicture } from '../derivatives.ts'
import { EngineFailure } from '../engine.ts'
import { inTries } from './inTries.ts'
import type { Making } from './making.ts'
import { LONG_WAIT_MS } from './patience.ts'

/** More than any model gives. */
const MOST_PIXELS = 50_000_000

/** Makes a picture in the requested size. */
export const makeImage: Making<'image'> = async (model, { job, request }, { folder, signal }) => {
  const { prompt, call, providerOptions } = request
  const images = job.source === null ? null : [await readFile(job.source)]
  const { image } = await inTries(
    (abortSignal) =>
      generateImage({
        model,
        prompt: images === null ? prompt : { text: prompt, images },
        ...call,
        providerOptions,
        maxRetries: 0,
        abortSignal,
      }),
    { signal, mostMs: LONG_WAIT_MS },
  )
  const path = join(folder, 'original.png')
  await writeInSize(image.uint8Array, job.options.size, path)
  const { files, colour } = await derivePicture(path, folder)
  return { files, colour, seed: call.seed ?? null, text: null }
}

/** Crops the model's picture to the requested shape. */
async function writeInSize(picture: Uint8Array, size: `${number}x${number}`, path: string): Promise<void> {
  try {
    await sharp(picture, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ ...sidesOf(size), fit: 'cover', position: 'attention' })
      .png()
      .toFile(path)
  } catch (cause) {
    throw new EngineFailure('broken', "the picture can't be read", { cause })
  }
}
