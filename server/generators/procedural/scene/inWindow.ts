import type { MotifName } from '#domain/generation/reading/brief.ts'
import { boundsOf } from '../picture/trace.ts'
import { lookingOver } from './clip.ts'
import { type Group, boxOf, grouped, memberOf, scaled } from './group.ts'
import { Scissors } from './scissors.ts'

/** A window of a building, in the building's measure. */
const WINDOWS: Readonly<Partial<Record<MotifName, Readonly<Record<'x' | 'y' | 'wide' | 'tall', number>>>>> = {
  shop: { x: -0.16, y: -0.1, wide: 0.5, tall: 0.32 },
  house: { x: 0.24, y: -0.22, wide: 0.26, tall: 0.26 },
}

/** Whether a building has a window to look out of. */
export function hasWindow(name: MotifName): boolean {
  return WINDOWS[name] !== undefined
}

/** „kot w oknie księgarni”: it looks over the sill. */
export function inWindow(building: Group, row: Group): Group {
  const { root } = building
  const window = WINDOWS[root.thing.name]
  if (window === undefined) return building
  const [wide, tall] = [window.wide * root.size, window.tall * root.size]
  const [x, sill] = [root.x + window.x * root.size, root.y + window.y * root.size]
  const less = Math.min(
    (tall * 1.3) / (row.box.bottom - row.box.top),
    (wide * 0.94) / (row.box.right - row.box.left),
  )
  const small = scaled(row, less)
  const pane = new Scissors().rect(-0.5, -1, 1, 1, '#f6e3bd', { isDetail: true }).shapes.map((shape) => ({
    ...shape,
    contours: shape.contours.map((contour) =>
      contour.map((point) => ({ x: point.x * wide, y: point.y * tall })),
    ),
  }))
  const inside = small.members.map((member) => {
    const lowered = { ...member, x: member.x + x, y: sill + tall * 0.36 }
    const edge = (sill - lowered.y) / member.size
    return { ...lowered, ...memberOf(member.thing, lookingOver(member.shapes, edge), lowered) }
  })
  const frame = new Scissors()
  const bars: readonly (readonly [x: number, y: number, wide: number, tall: number])[] = [
    [-0.53, -1.04, 1.06, 0.08],
    [-0.53, -1.04, 0.06, 1.04],
    [0.47, -1.04, 0.06, 1.04],
  ]
  for (const [left, top, across, down] of bars)
    frame.rect(left * wide, top * tall, across * wide, down * tall, '#fffaf0', { isDetail: true })
  frame.rect(-wide * 0.56, -tall * 0.06, wide * 1.12, tall * 0.12, '#9a6a42', { isDetail: true })
  const place = { x, y: sill, size: 1, turn: 0, isFlipped: false }
  const { top } = boundsOf(frame.shapes)
  const sunk = inside.map((member) => {
    const over = Math.max(0, top + sill - boxOf(member).top + tall * 0.04)
    return { ...member, y: member.y + over }
  })
  return grouped(
    [
      ...building.members,
      { ...memberOf(root.thing, pane, place), isFront: true },
      ...sunk,
      { ...memberOf(root.thing, frame.shapes, place), isFront: true },
    ],
    root,
  )
}
