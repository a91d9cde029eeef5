import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { placed, type Shape } from '../shape.ts'
import type { Motif } from './motif.ts'

/** One boot, its toe to the right. */
export function boot(colour: string): Scissors {
  return new Scissors()
    .blob('-0.24 -0.94, 0.2 -0.94, 0.2 -0.42, 0.44 -0.26, 0.5 -0.06, 0.42 0, -0.24 0, -0.26 -0.3', colour)
    .rect(-0.27, -1, 0.5, 0.14, lighter(colour, 0.14), { corner: 0.06, isDetail: true })
    .rect(-0.28, -0.08, 0.8, 0.08, darker(colour, 0.16), { corner: 0.03, isDetail: true })
    .line('-0.12 -0.8, -0.12 -0.36', 0.05, lighter(colour, 0.2), { alpha: 0.7 })
}

/** A pair, one a little behind the other. */
function pair(colour: string): Shape[] {
  return [
    ...placed(boot(darker(colour, 0.06)).shapes, { x: -0.3, y: 0, size: 1 }),
    ...placed(boot(colour).shapes, { x: 0.24, y: 0, size: 1 }),
  ]
}

/** Rubber boots. */
export const wellies: Motif = {
  breadth: 1.2,
  motion: 'still',
  scale: 0.5,
  draw: ({ own, tones }) => pair(own ?? tones.accent),
}

export const boots: Motif = {
  breadth: 1.2,
  motion: 'still',
  scale: 0.5,
  draw: ({ own }) => pair(own ?? '#7a5236'),
}
