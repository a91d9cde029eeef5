import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { newLayer, type Layer, type Pen } from './surface.ts'

/** A picture being drawn. */
export interface Picture {
  readonly pen: Pen
  readonly layer: Layer
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly random: Random
}

export function newPicture(palette: Palette, random: Random, width: number, height: number): Picture {
  const layer = newLayer(width, height)
  return { layer, pen: layer.pen, width, height, palette, random }
}
