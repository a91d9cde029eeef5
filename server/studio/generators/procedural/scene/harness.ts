import { type Group, type Member, boxOf, grouped, memberOf, scaled } from './group.ts'
import { headOf } from './head.ts'
import { Scissors } from './scissors.ts'

/** So many go one behind the other at most; more are in pairs. */
const FILE_MOST = 1

/** The far one of a pair, as shares of an animal: further ahead and higher. */
const FAR = { x: -0.2, y: -0.09 } as const

/** The distance of two pairs, as a share of an animal's width. */
const APART = 0.86

/** The height of a team, as a share of the vehicle's. */
const TEAM = 1.12

/** „kareta zaprzężona w dwa konie”: they are before it in pairs, on its left, and reins lead to it. */
export function pulling(anchor: Group, row: Group): Group {
  const { root } = anchor
  const { top, bottom } = boxOf(root)
  const team = scaled(row, ((bottom - top) * TEAM) / (row.box.bottom - row.box.top))
  const perColumn = team.members.length > FILE_MOST && team.members.every(isInProfile) ? 2 : 1
  const far: Member[] = []
  const near: Member[] = []
  let x = boxOf(root).left
  for (let at = 0; at < team.members.length; at += perColumn) {
    const [one, other] = team.members.slice(at, at + perColumn).map(ahead)
    if (one === undefined) break
    const { right, left } = boxOf(one)
    const wide = right - left
    const there = { ...one, x: one.x + x - right }
    near.push(there)
    if (other !== undefined)
      far.push({ ...other, x: there.x + FAR.x * wide, y: there.y + FAR.y * other.size })
    x -= wide * (other === undefined ? 1 : APART - FAR.x)
  }
  return grouped([...far, ...anchor.members, ...near, reinsOf(root, [...far, ...near])], root)
}

function isInProfile({ shapes }: Member): boolean {
  return headOf(shapes)?.eyes.length === 1
}

/** An animal in profile looks ahead, which is to the left. */
function ahead(member: Member): Member {
  const isFlipped = isInProfile(member) && (headOf(member.shapes)?.x ?? 0) > 0
  return { ...member, isFlipped }
}

/** From the vehicle along all animals. */
function reinsOf(root: Member, team: readonly Member[]): Member {
  const chests = team.map((member) => {
    const { left, right, top, bottom } = boxOf(member)
    return { x: left + (right - left) * 0.34, y: bottom - (bottom - top) * 0.46 }
  })
  const first = chests.toSorted((one, other) => one.x - other.x)[0]
  if (first === undefined) return root
  const at = (x: number, y: number): [number, number] => [(x - root.x) / root.size, (y - root.y) / root.size]
  const from = at(boxOf(root).left + root.size * 0.08, root.y - root.size * 0.42)
  const to = at(first.x, first.y)
  const sag: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.05]
  const shapes = new Scissors().line([from, sag, to], 0.026, '#7a4a2e', { isDetail: false }).line(
    [
      [from[0], from[1] + 0.09],
      [sag[0], sag[1] + 0.08],
      [to[0] + 0.04, to[1] + 0.06],
    ],
    0.022,
    '#8f5a38',
    {
      isDetail: false,
    },
  ).shapes
  return { ...memberOf(root.thing, shapes, { ...root, isFlipped: false, turn: 0 }), isFront: true }
}
