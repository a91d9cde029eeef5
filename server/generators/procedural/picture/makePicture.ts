import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Layer } from '#server/media/brushes/surface.ts'
import { derivePicture } from '../../derivatives.ts'
import type { MadeFile, MadeResult } from '../../engine.ts'
import type { Order } from '../atelier/protocol.ts'
import { partOf, type Step } from '../atelier/step.ts'
import { drawPicture } from './drawPicture.ts'
import { openReference } from './reference.ts'

type ImageJob = Extract<Order['job'], { type: 'image' }>

/** Of the picture's own size; `hd` is drawn larger: its lines are finer, and there is a file for print. */
const SCALES = { standard: 1, hd: 2 } as const
const QUICK = 1 / 4

/** Draws what a job asks for: the picture in its size, and everything that shows it. */
export async function makePicture(job: ImageJob, order: Order, step: Step): Promise<MadeResult> {
  step(1)
  const { size, quality } = job.options
  const [wide = 1024, high = 1024] = size.split('x').map(Number)
  const scale = order.isQuick ? QUICK : SCALES[quality]
  const drawn = { width: Math.round(wide * scale), height: Math.round(high * scale) }
  const reference = job.source === null ? null : await openReference(job.source, drawn.width, drawn.height)
  const layer = drawPicture(job, drawn, reference, partOf(step, 3, 72))
  const path = join(order.folder, 'original.webp')
  await pixelsOf(layer)
    .resize(wide, high, { fit: 'fill', kernel: 'lanczos3' })
    .webp({ quality: 92, effort: order.isQuick ? 0 : 4, smartSubsample: true })
    .toFile(path)
  step(80)
  const forPrint = quality === 'hd' && !order.isQuick ? [await printFile(layer, order.folder)] : []
  step(86)
  const { files, colour } = await derivePicture(path, order.folder)
  return { files: [...files, ...forPrint], colour, seed: job.seed, text: null }
}

function pixelsOf({ canvas, width, height }: Layer): Sharp {
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha()
}

/** The picture as large as it was drawn: 2048 px of a square are 17 cm at 300 dpi. */
async function printFile(layer: Layer, folder: string): Promise<MadeFile> {
  const path = join(folder, 'print.jpg')
  await pixelsOf(layer)
    .withMetadata({ density: 300 })
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toFile(path)
  const { width, height } = layer
  return { role: 'alternative', format: 'jpeg', path, width, height, durationMs: null, frameRate: null }
}
