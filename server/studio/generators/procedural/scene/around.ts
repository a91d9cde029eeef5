import type { MotifName } from '#domain/generation/reading/brief.ts'
import { TOGETHER } from './together.ts'
import { boxOf, changed, grouped, type Group, moved, scaled, widthOf } from './group.ts'

/** A thing at least as tall as this share of those around it stands behind them. */
const TALL = 0.8

/** How far those at both sides stand before it, as a share of its width. */
const BEFORE = 0.3

/** Nobody around a low thing is hidden by it, and it is large enough to be seen. */
const LOW_LEAST = 0.46

const LOW_MOST = 0.56

/** Things on the ground that people gather around. */
const LOW: ReadonlySet<MotifName> = new Set([
  'campfire',
  'cake',
  'manger',
  'picnic',
  'gift',
  'basket',
  'grill',
  'chess',
  'puddle',
])

/** „dzieci wokół choinki”: one thing in the middle, and the others at both its sides. */
export function around(anchor: Group, row: Group): Group {
  const tall = row.box.bottom - row.box.top
  const high = anchor.box.bottom - anchor.box.top
  const isTall = high > tall * TALL && !LOW.has(anchor.root.thing.name)
  const middle = isTall
    ? scaled(anchor, Math.max(1, (tall * 1.3) / high))
    : scaled(anchor, Math.min(LOW_MOST, Math.max(LOW_LEAST, high / tall)) * (tall / high))
  const { root } = middle
  // One drawing of several people can't be parted: the thing is before or behind all of them.
  const [company] = row.members
  if (row.members.length === 1 && company !== undefined && TOGETHER.has(company.thing.name))
    return isTall
      ? grouped([...moved(middle, 0, -tall * 0.08).members, ...row.members], root)
      : grouped([...row.members, ...moved(middle, 0, tall * 0.16).members], root)
  const free = widthOf(middle) * (0.5 - (isTall ? BEFORE : 0.04))
  const parted = partedRow(row, free)
  return isTall
    ? grouped([...moved(middle, 0, -tall * 0.06).members, ...parted.members], root)
    : grouped([...parted.members, ...moved(middle, 0, tall * 0.05).members], root)
}

/** The first half of a row goes to the left, the others to the right, so that the middle is free that far. */
function partedRow(row: Group, free: number): Group {
  const order = row.members.toSorted((one, other) => one.x - other.x)
  const half = Math.ceil(order.length / 2)
  const sideOf = (at: number) => (at < half ? -1 : 1)
  const inner = (side: -1 | 1) => {
    const boxes = order.filter((_, at) => sideOf(at) === side).map(boxOf)
    return side === -1
      ? Math.max(0, ...boxes.map(({ right }) => right + 10)) - 10
      : Math.min(10, ...boxes.map(({ left }) => left))
  }
  const [left, right] = [inner(-1), order.length > half ? inner(1) : 0]
  return changed(row, (member) => {
    const side = sideOf(order.indexOf(member))
    return { ...member, x: member.x + (side === -1 ? -free - left : free - right) }
  })
}
