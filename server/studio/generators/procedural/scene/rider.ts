import { PEOPLE } from '#domain/generation/reading/people.ts'
import { darker } from '#server/platform/media/brushes/colour.ts'
import { boundsOf } from '../picture/trace.ts'
import { lookingOver } from './clip.ts'
import { Scissors } from './scissors.ts'
import type { Shape } from './shape.ts'
import type { Thing } from './thing.ts'
import { TOGETHER } from './together.ts'

/** The grip of a bicycle's handlebar and its pedals, in the bicycle's measure. */
const GRIP = { x: 0.12, y: -0.93 } as const
const PEDALS = { near: { x: 0.05, y: -0.16 }, far: { x: -0.13, y: -0.42 } } as const

/** The height of the hips of a person, and of the cut under them, in the person's measure. */
const HIPS = -0.29
const CUT = -0.21

/** A hand at the side, in the person's measure. */
const HAND = { x: 0.32, y: -0.452 } as const

/** Whether a figure rides a bicycle as people do, its hands on the bar and its feet on the pedals. */
export function ridesBicycle({ name, holds, pose }: Thing): boolean {
  return PEOPLE.has(name) && !TOGETHER.has(name) && holds === null && (pose === null || pose === 'running')
}

/** A rider on a bicycle, in the bicycle's measure. */
export interface Rider {
  /** Where the figure's feet would be if it stood, and its height. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** The figure without its legs, in its own measure. */
  readonly body: readonly Shape[]
  readonly farLeg: readonly Shape[]
  readonly nearLeg: readonly Shape[]
}

/** Seats a person of a height relative to the bicycle's. */
export function riderOf(drawn: readonly Shape[], size: number): Rider {
  const [x, y] = [GRIP.x - HAND.x * size, GRIP.y - HAND.y * size]
  const cloth = legColourOf(drawn)
  const hip = { x: x + 0.03 * size, y: y + HIPS * size }
  const leg = (pedal: { readonly x: number; readonly y: number }, ahead: number, colour: string) => {
    const knee = { x: (hip.x + pedal.x) / 2 + ahead, y: (hip.y + pedal.y) / 2 - 0.07 }
    return new Scissors()
      .line(
        [
          [hip.x, hip.y],
          [knee.x, knee.y],
          [pedal.x, pedal.y - 0.03],
        ],
        0.088 * size,
        colour,
        { isDetail: false },
      )
      .blob(
        [
          [pedal.x - 0.05, pedal.y - 0.05],
          [pedal.x + 0.04, pedal.y - 0.06],
          [pedal.x + 0.12, pedal.y - 0.01],
          [pedal.x + 0.1, pedal.y + 0.02],
          [pedal.x - 0.05, pedal.y + 0.02],
        ],
        '#3a3236',
      ).shapes
  }
  return {
    x,
    y,
    size,
    body: lookingOver(drawn, CUT),
    farLeg: leg(PEDALS.far, 0.2, darker(cloth, 0.07)),
    nearLeg: leg(PEDALS.near, 0.16, cloth),
  }
}

/** The colour of a person's trousers, or of bare legs. */
export function legColourOf(drawn: readonly Shape[]): string {
  const leg = drawn.find((shape) => {
    const { left, right, top, bottom } = boundsOf([shape])
    return shape.line === null && top > -0.4 && bottom > -0.06 && right - left < 0.12 && bottom - top > 0.2
  })
  return leg?.colour ?? '#46506a'
}
