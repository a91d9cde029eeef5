import { type Layer, newLayer } from './surface.ts'

/** One picture asks for no more sizes than this at a time. */
const SPARE_MOST = 6

const spare: Layer[] = []

/**
 * An empty layer to be given back after use. A canvas is freed only when its thread is idle: a picture with a new one
 * for every shadow held hundreds of megabytes until it was done.
 */
export function borrow(width: number, height: number): Layer {
  const [wide, high] = [Math.ceil(width), Math.ceil(height)]
  const index = spare.findIndex((layer) => layer.width === wide && layer.height === high)
  const layer = index === -1 ? newLayer(wide, high) : spare.splice(index, 1)[0]
  if (layer === undefined) return newLayer(wide, high)
  layer.pen.reset()
  return layer
}

/** Keeps a layer for the next use of its size. */
export function giveBack(layer: Layer): void {
  spare.push(layer)
  if (spare.length > SPARE_MOST) spare.shift()
}
