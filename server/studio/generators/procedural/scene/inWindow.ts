import type { MotifName } from '#domain/generation/reading/brief.ts'
import { lookingOver } from './clip.ts'
import { type Group, boxOf, grouped, memberOf, scaled } from './group.ts'
import { Scissors } from './scissors.ts'

interface Window extends Readonly<Record<'x' | 'y' | 'wide' | 'tall', number>> {
  /** Of a house it has a frame and a sill; a tent is only open. */
  readonly kind?: 'framed' | 'open'
}

/** The window of a building or a vehicle, in its own measure: the middle of its sill, its width and its height. */
const WINDOWS: Readonly<Partial<Record<MotifName, Window>>> = {
  shop: { x: -0.16, y: -0.1, wide: 0.5, tall: 0.32, kind: 'framed' },
  house: { x: 0.24, y: -0.22, wide: 0.26, tall: 0.26, kind: 'framed' },
  gingerbreadhouse: { x: -0.27, y: -0.24, wide: 0.25, tall: 0.25, kind: 'framed' },
  rocket: { x: 0, y: -0.46, wide: 0.26, tall: 0.26 },
  train: { x: -0.7, y: -0.38, wide: 0.4, tall: 0.3 },
  bus: { x: 0.1, y: -0.48, wide: 1.28, tall: 0.34 },
  truck: { x: -0.66, y: -0.5, wide: 0.34, tall: 0.28 },
  firetruck: { x: -0.6, y: -0.5, wide: 0.42, tall: 0.3 },
  ambulance: { x: -0.46, y: -0.52, wide: 0.5, tall: 0.34 },
  camper: { x: -0.2, y: -0.52, wide: 0.98, tall: 0.32 },
  helicopter: { x: -0.24, y: -0.4, wide: 0.5, tall: 0.3 },
  tractor: { x: 0.28, y: -0.54, wide: 0.42, tall: 0.4 },
  castle: { x: 0.005, y: -0.42, wide: 0.2, tall: 0.22 },
  tent: { x: -0.06, y: 0, wide: 0.5, tall: 0.6, kind: 'open' },
}

/** The part of a figure that is below the sill. */
const SUNK = 0.27

/** Whether a thing has a window to look out of. */
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
  const isOpen = window.kind === 'open'
  const corner = Math.min(wide, tall) * 0.24
  const pane = new Scissors().rect(-wide / 2, -tall, wide, tall, isOpen ? '#4a3a44' : '#f6e3bd', {
    corner: window.kind === 'framed' ? 0 : corner,
    isDetail: true,
    alpha: isOpen ? 0 : 1,
  })
  const deep = (small.box.bottom - small.box.top) * SUNK
  const inside = small.members.map((member) => {
    const lowered = { ...member, x: member.x + x, y: sill + deep }
    const edge = (sill - lowered.y) / member.size
    return { ...lowered, ...memberOf(member.thing, lookingOver(member.shapes, edge), lowered) }
  })
  const frame = new Scissors()
  const bars: readonly (readonly [x: number, y: number, wide: number, tall: number])[] = [
    [-0.53, -1.04, 1.06, 0.08],
    [-0.53, -1.04, 0.06, 1.04],
    [0.47, -1.04, 0.06, 1.04],
  ]
  if (window.kind === 'framed')
    for (const [left, top, across, down] of bars)
      frame.rect(left * wide, top * tall, across * wide, down * tall, '#fffaf0', { isDetail: true })
  if (window.kind === 'framed')
    frame.rect(-wide * 0.56, -tall * 0.06, wide * 1.12, tall * 0.12, '#9a6a42', { isDetail: true })
  else if (!isOpen)
    frame.line([[-wide * 0.46, 0], [wide * 0.46, 0]], tall * 0.1, '#4a4650') // prettier-ignore
  const place = { x, y: sill, size: 1, turn: 0, isFlipped: false }
  const sunk = inside.map((member) => {
    const over = Math.max(0, sill - tall - boxOf(member).top + tall * 0.04)
    return { ...member, y: member.y + over }
  })
  return grouped(
    [
      ...building.members,
      { ...memberOf(root.thing, pane.shapes, place), isFront: true },
      ...sunk,
      ...(frame.shapes.length === 0 ? [] : [{ ...memberOf(root.thing, frame.shapes, place), isFront: true }]),
    ],
    root,
  )
}
