import { type Group, grouped, moved, scaled } from './group.ts'

/** How tall a thing is at least, as a share of those who climb it. */
const TALL = 1.9

/** The height of their feet, as a share of the thing. */
const FEET = 0.34

/** Whether all of them climb. */
export function isClimbed({ members }: Group): boolean {
  return members.every(({ thing }) => thing.pose === 'climbing')
}

/** „kot wspina się na drzewo”: halfway up, against it. */
export function climbing(anchor: Group, row: Group): Group {
  const tall = row.box.bottom - row.box.top
  const high = scaled(anchor, Math.max(1, (tall * TALL) / (anchor.box.bottom - anchor.box.top)))
  const { root } = high
  const foot = high.box.bottom - (high.box.bottom - high.box.top) * FEET
  return grouped([...high.members, ...moved(row, root.x + root.size * 0.05, foot).members], root)
}
