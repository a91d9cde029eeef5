import { join } from 'node:path'
import sharp from 'sharp'
import { derivePicture } from '#server/generators/derivatives.ts'
import type { MadeResult } from '#server/generators/engine.ts'
import type { Order } from '../atelier/protocol.ts'
import { partOf, type Step } from '../atelier/step.ts'
import { drawPicture } from './drawPicture.ts'

type ImageJob = Extract<Order['job'], { type: 'image' }>

/** Draws what a job asks for: the picture in its size, and everything that shows it. */
export async function makePicture(job: ImageJob, order: Order, step: Step): Promise<MadeResult> {
  step(1)
  const { canvas, width, height } = await drawPicture(job, partOf(step, 2, 72), order.isQuick)
  const path = join(order.folder, 'original.webp')
  const [wide = width, high = height] = job.options.size.split('x').map(Number)
  await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(wide, high, { fit: 'fill', kernel: 'lanczos3' })
    .webp({ quality: 92, effort: order.isQuick ? 0 : 4, smartSubsample: true })
    .toFile(path)
  step(82)
  const { files, colour } = await derivePicture(path, order.folder)
  step(98)
  return { files, colour, seed: job.seed, text: null }
}
