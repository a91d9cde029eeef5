import { PEOPLE } from '#domain/generation/reading/people.ts'
import type { Thing } from './thing.ts'
import { TOGETHER } from './together.ts'
import { lookingOver } from './clip.ts'
import { type Group, boxOf, grouped, memberOf, moved, scaled, widthOf } from './group.ts'
import { headOf } from './head.ts'

/** The upper edge of the quilt and the width between the posts, in the bed's measure. */
const QUILT = -0.42

const PILLOWS = 1.1

/** Whether all of them are in a bed, and not on it. */
export function isInBed({ root }: Group, { members }: Group): boolean {
  return (
    root.thing.name === 'bed' && members.every(({ thing }) => thing.pose === 'asleep' || isSittingUp(thing))
  )
}

/** A person awake in a bed sits up in it. */
function isSittingUp({ name, pose }: Thing): boolean {
  return PEOPLE.has(name) && !TOGETHER.has(name) && pose !== 'jumping' && pose !== 'dancing'
}

/** The waist of a person, in their measure. */
const WAIST = -0.34

/** „dziewczynka śpi w łóżku”: the head is on a pillow and the rest under the quilt. */
export function inBed(bed: Group, row: Group): Group {
  const tall = row.box.bottom - row.box.top
  const large = scaled(
    bed,
    Math.max((tall * 0.94) / bed.root.size, (widthOf(row) * 0.9) / (bed.root.size * PILLOWS)),
  )
  const { root } = large
  const edge = root.y + QUILT * root.size
  const sleepers = row.members.map((member) => {
    const chin = member.thing.pose === 'asleep' ? (headOf(member.shapes)?.bottom ?? -0.6) : WAIST
    const there = { ...member, y: edge - chin * member.size - member.size * 0.04 }
    return {
      ...there,
      ...memberOf(member.thing, lookingOver(member.shapes, (edge - there.y) / member.size), there),
    }
  })
  const middle =
    (Math.min(...sleepers.map((one) => boxOf(one).left)) +
      Math.max(...sleepers.map((one) => boxOf(one).right))) /
    2
  return grouped([...large.members, ...moved(grouped(sleepers), root.x - middle, 0).members], root)
}
