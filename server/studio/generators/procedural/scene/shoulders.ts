import { PEOPLE } from '#domain/generation/reading/people.ts'
import { darker } from '#server/platform/media/brushes/colour.ts'
import { lookingOver } from './clip.ts'
import { type Group, type Node, grouped, memberOf } from './group.ts'
import { headOf } from './head.ts'
import { legColourOf } from './rider.ts'
import { Scissors } from './scissors.ts'
import type { Thing } from './thing.ts'
import { TOGETHER } from './together.ts'

/** Where a rider ends behind the carrier's head, and its hips, in the rider's measure. */
const CUT = -0.22

const HIPS = -0.3

/** How large a rider is at most, as a share of the carrier. */
const RIDER_MOST = 0.78

/** Whether a figure has shoulders to sit on. */
export function isCarrier({ name }: Thing): boolean {
  return PEOPLE.has(name) && !TOGETHER.has(name)
}

/** „tata niesie córkę na barana”: one person on another one. */
export function isOnShoulders({ root }: Group, { members }: Group): boolean {
  const [rider, ...others] = members
  return isCarrier(root.thing) && rider !== undefined && others.length === 0 && isCarrier(rider.thing)
}

/** A rider is glad: the arms are up, unless they do something else. */
export function withRaisedArms(node: Node): Node {
  const [thing, ...others] = node.things
  const isFree = thing.pose === null && thing.holds === null && isCarrier(thing)
  return isFree ? { ...node, things: [{ ...thing, pose: 'waving' }, ...others] } : node
}

/** The rider is behind the carrier's head, with a leg over each shoulder. */
export function onShoulders(anchor: Group, row: Group): Group {
  const { root } = anchor
  const [rider] = row.members
  const head = headOf(root.shapes)
  if (rider === undefined || head === null) return anchor
  const size = Math.min(rider.size, root.size * RIDER_MOST)
  const seat = root.y + (head.top + (head.bottom - head.top) * 0.3) * root.size
  const body = memberOf(rider.thing, lookingOver(rider.shapes, CUT), {
    ...rider,
    x: root.x + head.x * root.size,
    y: seat - HIPS * size,
    size,
  })
  const cloth = legColourOf(rider.shapes)
  const cut = new Scissors()
  const [half, drop] = [head.width * 0.5, head.bottom]
  const thick = 0.098 * (size / root.size)
  for (const side of [-1, 1])
    cut
      .line(
        [
          [head.x + side * half * 0.84, drop - 0.01],
          [head.x + side * half * 0.9, drop + 0.05],
          [head.x + side * half * 0.76, drop + 0.13],
          [head.x + side * half * 0.66, drop + 0.21],
        ],
        thick,
        darker(cloth, 0.02),
        { isDetail: false },
      )
      .oval(head.x + side * half * 0.7, drop + 0.24, thick * 0.72, thick * 0.56, '#7a423c', {
        isDetail: false,
      })
  const legs = { ...memberOf(root.thing, cut.shapes, root), isFront: true }
  return grouped([body, ...anchor.members, legs], root)
}
