import { boundsOf } from '../picture/trace.ts'
import { clipped } from './clip.ts'
import { headOf } from './head.ts'
import { lookingTo } from './motifs/faces.ts'
import { Scissors } from './scissors.ts'
import { type Place, placed, type Shape } from './shape.ts'

// Movements for which a figure's own pieces are bent, turned or cut.

/** The hips of a person, above which nothing moves in a step. */
const HIPS = -0.36

/** One foot before the other, a glance ahead, and steps on the ground. */
export function walking(shapes: readonly Shape[], place: Place): Shape[] {
  const side = place.isFlipped === true ? -1 : 1
  const isFromFront = headOf(shapes)?.eyes.length !== 1
  const stepped = isFromFront ? lookingTo(shapes, 1).map(inStride) : shapes
  const cut = new Scissors()
  for (const [dx, dy] of [
    [0.42, 0.03],
    [0.58, -0.01],
    [0.76, 0.03],
  ] as const)
    cut.oval(-side * dx, dy, 0.045, 0.016, '#3a3236', { isDetail: true, alpha: 0.25 })
  return [
    ...placed(cut.shapes, { x: place.x, y: place.y, size: place.size }),
    ...placed(stepped, { ...place, turn: (place.turn ?? 0) + side * 0.035 }),
  ]
}

/** Legs apart, the right foot ahead. */
function inStride(shape: Shape): Shape {
  const { left, right, top } = boundsOf([shape])
  // Only what is a leg or a foot: no skirt, no paw that is all of a body.
  if (top < HIPS - 0.02 || right - left > 0.2) return shape
  const way = left + right > 0 ? 1 : -1
  return {
    ...shape,
    contours: shape.contours.map((contour) =>
      contour.map(({ x, y }) => ({
        x: x + way * Math.max(0, y - HIPS) * 0.24,
        y: y - (way > 0 ? Math.max(0, y - HIPS) * 0.1 : 0),
      })),
    ),
  }
}

/** How much of the legs is seen of one who kneels. */
const KNEELING = 0.4

/** On the knees: the legs are folded under, and the rest is as much lower. */
export function kneeling(shapes: readonly Shape[], place: Place): Shape[] {
  const lower = -HIPS * (1 - KNEELING)
  const folded = shapes.map((shape) => ({
    ...shape,
    contours: shape.contours.map((contour) =>
      contour.map(({ x, y }) => ({ x, y: y > HIPS ? y * KNEELING : y + lower })),
    ),
  }))
  return placed(folded, place)
}

/** How deep a swimmer is in the water, as a share of the figure. */
const DEPTH = { usual: 0.4, aside: 0.24 } as const

/** The head and the shoulders above the water, with rings around them. */
export function swimming(shapes: readonly Shape[], place: Place): Shape[] {
  const isAside = headOf(shapes)?.eyes.length === 1
  const deep = isAside ? DEPTH.aside : DEPTH.usual
  const above = clipped(shapes, -deep, 'above')
  const { left, right } = boundsOf(above)
  const [middle, half] = [(left + right) / 2, Math.max(0.24, (right - left) * 0.5)]
  const water = new Scissors()
    .oval(middle, -deep + 0.02, half * 1.35, 0.07, '#cfe6f0', { isDetail: true, alpha: 0.7 })
    .oval(middle, -deep + 0.03, half * 1.1, 0.045, '#7fb2cf', { isDetail: true, alpha: 0.75 })
  for (const [dy, share] of [
    [0.09, 1.5],
    [0.15, 1.1],
  ] as const)
    water.line(
      [
        [middle - half * share, -deep + dy],
        [middle, -deep + dy + 0.04],
        [middle + half * share, -deep + dy],
      ],
      0.018,
      '#ffffff',
      { alpha: 0.8 },
    )
  const there = { ...place, y: place.y + place.size * deep * 0.4, turn: 0 }
  return [...placed(above, there), ...placed(water.shapes, there)]
}

/** Head first into the water, which splashes. */
export function diving(shapes: readonly Shape[], place: Place): Shape[] {
  const { x, y, size } = place
  const turned = placed(shapes, { x: -0.32, y: -0.62, size: 0.9, turn: Math.PI * 0.8 })
  const { bottom } = boundsOf(turned)
  const splash = new Scissors()
  for (const [dx, dy, tall] of [
    [-0.3, -0.06, 0.2],
    [-0.12, -0.14, 0.26],
    [0.12, -0.14, 0.26],
    [0.3, -0.06, 0.2],
  ] as const)
    splash.leaf(0.3 + dx, 0, tall, 0.05, Math.atan2(dy - 0.2, dx), '#e4f3fa', { alpha: 0.9 })
  splash.oval(0.3, 0.01, 0.42, 0.05, '#ffffff', { isDetail: true, alpha: 0.7 })
  return [
    ...placed(placed(turned, { x: 0, y: -bottom - 0.06, size: 1 }), { x, y, size }),
    ...placed(splash.shapes, { x, y, size }),
  ]
}

/** How far somebody who slips leans back, in radians. */
const SLIP = 1.05

/** Off its feet, with stars and the lines of the fall. */
export function falling(shapes: readonly Shape[], place: Place): Shape[] {
  const { x, y, size } = place
  const side = place.isFlipped === true ? -1 : 1
  const turned = placed(shapes, { x: -0.36, y: 0, size: 1, turn: SLIP })
  const { bottom } = boundsOf(turned)
  const cut = new Scissors()
  for (const [dx, dy] of [
    [-0.62, -0.5],
    [-0.5, -0.62],
    [-0.36, -0.72],
  ] as const)
    cut.line([[dx, dy], [dx + 0.09, dy - 0.12], [dx + 0.2, dy - 0.2]], 0.016, '#fffaf0', { alpha: 0.9 }) // prettier-ignore
  for (const [dx, dy, radius] of [
    [0.66, -0.78, 0.06],
    [0.8, -0.62, 0.045],
    [0.5, -0.9, 0.045],
  ] as const)
    cut.star(dx, dy, radius, 5, 0.5, '#f4cf6a', { isDetail: true })
  const all = [...placed(turned, { x: 0, y: -bottom - 0.05, size: 1 }), ...cut.shapes]
  return placed(all, { x, y, size, isFlipped: side < 0 })
}
