import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { giveBack } from '#server/platform/media/brushes/spareLayers.ts'
import type { Layer } from '#server/platform/media/brushes/surface.ts'
import { type Sharp, sharp } from '#server/platform/media/sharp.ts'
import { derivePicture } from '../../derivatives.ts'
import type { MadeFile, MadeResult } from '../../engine.ts'
import type { Order } from '../renderThreads/protocol.ts'
import { partOf, type Step } from '../renderThreads/step.ts'
import { bandsOf } from './band.ts'
import { drawPicture, isScene } from './drawPicture.ts'
import { openReference } from './reference.ts'

type ImageJob = Extract<Order['job'], { type: 'image' }>

/** Multiples of the picture's own size; a larger drawing has finer lines, and makes a file for print. */
const SCALES = { standard: 1, hd: 2, print: 4 } as const
const QUICK = 1 / 4

/** Draws a job's picture in its size, and its smaller versions. */
export async function makePicture(job: ImageJob, order: Order, step: Step): Promise<MadeResult> {
  step(1)
  const { size, quality } = job.options
  const [wide = 1024, high = 1024] = size.split('x').map(Number)
  const scale = order.isQuick ? QUICK : SCALES[quality]
  const drawn = { width: Math.round(wide * scale), height: Math.round(high * scale) }
  const pixels = await paint(job, drawn, partOf(step, 3, 72))
  const path = join(order.folder, 'original.webp')
  await open(pixels)
    .resize(wide, high, { fit: 'fill', kernel: 'lanczos3' })
    .webp({ quality: 92, effort: order.isQuick ? 0 : 4, smartSubsample: true })
    .toFile(path)
  step(80)
  const forPrint = quality !== 'standard' && !order.isQuick ? [await printFile(pixels, order.folder)] : []
  step(86)
  const { files, colour } = await derivePicture(path, order.folder)
  return { files: [...files, ...forPrint], colour, seed: job.seed, text: null }
}

/** A picture without its transparency, row by row. */
interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/**
 * A photograph has no finer lines than these: a picture that begins with one is enlarged from here, px of the longer
 * side.
 */
const PHOTO_MOST = 2_048

async function paint(job: ImageJob, size: Omit<Pixels, 'data'>, step: Step): Promise<Pixels> {
  if (job.source !== null) return paintPhoto(job, job.source, size, step)
  const { width, height } = size
  const data = new Uint8Array(width * height * 3)
  const bands = isScene(job) ? bandsOf(size) : [{ top: 0, height }]
  for (const [index, band] of bands.entries()) {
    const share = partOf(step, (index / bands.length) * 100, ((index + 1) / bands.length) * 100)
    takeColours(drawPicture(job, size, null, share, band), data, band.top * width * 3)
    // Canvases are freed between two turns of the event loop.
    await setImmediate()
  }
  return { ...size, data }
}

async function paintPhoto(
  job: ImageJob,
  source: NonNullable<ImageJob['source']>,
  size: Omit<Pixels, 'data'>,
  step: Step,
): Promise<Pixels> {
  const share = Math.min(1, PHOTO_MOST / Math.max(size.width, size.height))
  const [width, height] = [Math.round(size.width * share), Math.round(size.height * share)]
  const reference = await openReference(source, width, height)
  const data = new Uint8Array(width * height * 3)
  takeColours(drawPicture(job, { width, height }, reference, step), data, 0)
  if (share === 1) return { data, width, height }
  const large = await open({ data, width, height })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  return { ...size, data: large }
}

/** Copies the drawing, and gives its layer back. */
function takeColours(layer: Layer, to: Uint8Array, start: number): void {
  const from = layer.canvas.data()
  giveBack(layer)
  for (let at = 0, out = start; at < from.length; at += 4, out += 3) {
    to[out] = from[at] ?? 0
    to[out + 1] = from[at + 1] ?? 0
    to[out + 2] = from[at + 2] ?? 0
  }
}

function open({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** The picture as large as it was drawn: 2048 px of a square are 17 cm at 300 dpi, 4096 are 35. */
async function printFile(pixels: Pixels, folder: string): Promise<MadeFile> {
  const path = join(folder, 'print.jpg')
  await open(pixels)
    .withMetadata({ density: 300 })
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toFile(path)
  const { width, height } = pixels
  return { role: 'alternative', format: 'jpeg', path, width, height, durationMs: null, frameRate: null }
}
