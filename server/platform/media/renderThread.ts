import { randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { lowerOwnPriority } from '#server/platform/process/threadPriority.ts'
import { type Sharp, sharp } from './sharp.ts'
import { drawPicture } from './drawings/drawPicture.ts'
import type { PictureFormat } from './pictureFormat.ts'
import type { Delivery, Order } from './renderProtocol.ts'

/**
 * The thread that draws and encodes pictures. Files appear whole or not at all: each is written beside its place and
 * then moved into it.
 */

lowerOwnPriority()

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const beside = `${path}.${randomUUID()}.part`
  await writeFile(beside, bytes)
  await rename(beside, path)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** The picture as drawn: a JPEG of the highest quality, which is much faster to write than to draw. */
async function openMaster({ recipe, masterPath }: Order): Promise<Sharp> {
  if (await exists(masterPath)) return sharp(masterPath)
  const { canvas, width, height } = drawPicture(recipe)
  const raw = sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha()
  const bytes = await raw.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  await writeWhole(masterPath, bytes)
  return sharp(bytes)
}

function encode(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality: 63, effort: 2 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer()
  return picture.jpeg({ quality: 82, progressive: true }).toBuffer()
}

async function fill(order: Order): Promise<void> {
  // Another server of the same folder may have made it.
  if (await exists(order.path)) return
  const master = await openMaster(order)
  await writeWhole(order.path, await encode(master.resize({ width: order.width }), order.format))
}

async function deliver(order: Order): Promise<void> {
  let delivery: Delivery = { id: order.id }
  try {
    await fill(order)
  } catch (error) {
    delivery = { id: order.id, error: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(delivery)
}

// The studio sends the next order when the last one has been delivered.
parentPort?.on('message', (order: Order) => void deliver(order))
