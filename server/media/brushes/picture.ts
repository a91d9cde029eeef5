import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { newLayer, type Layer, type Pen } from './surface.ts'

/** Width and height of a master, px. */
export const MASTER = 1280

/** A picture being drawn. */
export interface Picture {
  readonly pen: Pen
  readonly layer: Layer
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly random: Random
}

export function newPicture(palette: Palette, random: Random, width = MASTER, height = MASTER): Picture {
  const layer = newLayer(width, height)
  return { layer, pen: layer.pen, width, height, palette, random }
}
