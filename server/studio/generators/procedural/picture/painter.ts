import type { Random } from '#server/platform/media/brushes/random.ts'
import type { Layer, Pen } from '#server/platform/media/brushes/surface.ts'
import type { Sprite } from '../scene/shape.ts'
import type { Tones } from '../scene/tones.ts'

/** The surface that a style paints on. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly tones: Tones
  readonly random: Random
}

/** A painting style. The same scene becomes a different picture in each. */
export interface Painter {
  /** Covers the whole sheet: the sky, or the paper. */
  ground(pen: Pen, canvas: Canvas): void
  /** Paints one thing onto the sheet. */
  sprite(pen: Pen, sprite: Sprite, canvas: Canvas): void
  /** The last effect over everything: light, grain, edges. */
  finish(layer: Layer, canvas: Canvas): void
}
