import type { PoseName } from '#domain/generation/reading/brief.ts'
import { boundsOf } from '../picture/trace.ts'
import { diving, falling, kneeling, swimming, walking } from './acted.ts'
import { noteShapes } from './motifs/things.ts'
import { withFeeling } from './feelings.ts'
import { withEyesShut } from './motifs/faces.ts'
import { Scissors } from './scissors.ts'
import { type Place, placed, type Shape } from './shape.ts'
import type { Tones } from './tones.ts'

/** Puts a thing in its place as it jumps, runs, sleeps …; its shadow stays at the place. */
export function posed(shapes: readonly Shape[], pose: PoseName | null, place: Place, tones: Tones): Shape[] {
  const { y, size, turn = 0, isFlipped = false } = place
  const side = isFlipped ? -1 : 1
  if (pose === null || pose === 'waving' || pose === 'hugging' || pose === 'kissing')
    return placed(shapes, place)
  if (pose === 'sad' || pose === 'angry' || pose === 'surprised')
    return placed(withFeeling(shapes, pose), place)
  if (pose === 'asleep')
    return [...placed(withEyesShut(shapes), place), ...snoring(place, boundsOf(shapes).top)]
  if (pose === 'kneeling') return kneeling(shapes, place)
  if (pose === 'walking') return walking(shapes, place)
  if (pose === 'swimming') return swimming(shapes, place)
  if (pose === 'diving') return diving(shapes, place)
  if (pose === 'falling') return falling(shapes, place)
  if (pose === 'climbing') return placed(shapes, { ...place, turn: turn + side * 0.14 })
  if (pose === 'jumping') {
    const up = { ...place, y: y - size * 0.3, turn: turn + side * 0.1 }
    return [...hops(place), ...placed(shapes, up)]
  }
  if (pose === 'running')
    return [...dust(place, side), ...placed(shapes, { ...place, turn: turn - side * 0.13 })]
  if (pose === 'dancing') {
    return [...placed(shapes, { ...place, turn: turn + side * 0.12 }), ...notes(place, tones)]
  }
  if (pose === 'singing') return [...placed(shapes, place), ...notes(place, tones)]
  return placed(shapes, { ...place, turn: turn - side * 0.1 })
}

/** Three letters, each larger than the one before. */
function snoring({ x, y, size }: Place, top: number): Shape[] {
  const cut = new Scissors()
  for (const [dx, dy, tall] of [
    [0.3, -1, 0.07],
    [0.4, -1.1, 0.09],
    [0.53, -1.23, 0.12],
  ] as const) {
    const half = tall / 2
    cut.polygon(
      [
        [dx - half, dy - half],
        [dx + half, dy - half],
        [dx + half, dy - half * 0.55],
        [dx - half * 0.3, dy + half * 0.55],
        [dx + half, dy + half * 0.55],
        [dx + half, dy + half],
        [dx - half, dy + half],
        [dx - half, dy + half * 0.55],
        [dx + half * 0.3, dy - half * 0.55],
        [dx - half, dy - half * 0.55],
      ],
      '#fffaf0',
      { isDetail: true },
    )
  }
  // Of one who lies they are as low.
  const lower = Math.max(0, top + 0.9)
  return placed(cut.shapes, { x, y: y + lower * size, size })
}

/** Notes at both sides of the dancers. */
export function notes({ x, y, size }: Place, tones: Tones): Shape[] {
  const shapes = noteShapes(tones.accent)
  return [
    ...placed(shapes, { x: x - size * 0.48, y: y - size * 0.78, size: size * 0.17, turn: -0.2 }),
    ...placed(shapes, { x: x + size * 0.5, y: y - size * 0.88, size: size * 0.2, turn: 0.18 }),
  ]
}

/** The air below a jump. */
function hops({ x, y, size }: Place): Shape[] {
  const cut = new Scissors()
  for (const [dx, from, to] of [
    [-0.16, -0.06, -0.22],
    [0, -0.03, -0.2],
    [0.16, -0.06, -0.22],
  ] as const)
    cut.line(
      [
        [dx, from],
        [dx, to],
      ],
      0.014,
      '#fffaf0',
      { alpha: 0.85 },
    )
  return placed(cut.shapes, { x, y, size })
}

/** Behind a runner. */
function dust({ x, y, size }: Place, side: number): Shape[] {
  const cut = new Scissors()
  for (const [dx, dy, radius] of [
    [0.36, -0.05, 0.06],
    [0.48, -0.07, 0.045],
    [0.58, -0.05, 0.03],
  ] as const)
    cut.disc(side * dx, dy, radius, '#fffaf0', { isDetail: true, alpha: 0.75 })
  for (const dy of [-0.3, -0.42, -0.54])
    cut.line(
      [
        [side * 0.36, dy],
        [side * 0.54, dy],
      ],
      0.012,
      '#fffaf0',
      { alpha: 0.8 },
    )
  return placed(cut.shapes, { x, y, size })
}
