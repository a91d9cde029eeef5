import type { MotifName } from '#domain/generation/reading/brief.ts'
import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { lookingOver } from './clip.ts'
import { type Group, grouped, memberOf, moved, widthOf } from './group.ts'
import { Scissors } from './scissors.ts'

/** The colours of flowers large enough for a figure. */
const PETALS: Readonly<Partial<Record<MotifName, string>>> = {
  tulip: '#e2576b',
  rose: '#d8454f',
  lily: '#f6dfe6',
  peony: '#ec8fae',
  poppy: '#e2483c',
  magnolia: '#f1c4d4',
  crocus: '#8a6cc4',
  iris: '#7c5bb8',
  daffodil: '#f5cf3f',
  sunflower: '#f2b632',
}

/** The middle of the cup's rim and its inside, in the measure of its width. */
const RIM = -0.9

const CUP = -0.5

/** The part of a figure that is in the flower. */
const SUNK = 0.42

/** „wróżka w tulipanie”: it looks out of one large flower. */
export function inBloom(anchor: Group, row: Group): Group {
  const { root } = anchor
  const petal = root.thing.colour ?? PETALS[root.thing.name] ?? '#e2576b'
  const tall = row.box.bottom - row.box.top
  const wide = Math.max(widthOf(row) * 1.16, tall * 0.86)
  const place = { x: 0, y: 0, size: wide, turn: 0, isFlipped: false }
  const back = new Scissors()
    .blob('-0.46 -0.66, -0.5 -1, -0.3 -1.2, -0.16 -1, -0.1 -0.6', darker(petal, 0.1))
    .blob('0.46 -0.66, 0.5 -1, 0.3 -1.2, 0.16 -1, 0.1 -0.6', darker(petal, 0.1))
    .blob('-0.24 -0.6, -0.22 -1.06, 0 -1.26, 0.22 -1.06, 0.24 -0.6', darker(petal, 0.05))
  const front = new Scissors()
    .line('0 -0.5, 0.02 -0.24, 0 0', 0.07, '#5f8f56', { isDetail: false })
    .leaf(0, -0.02, 0.62, 0.1, -2.5, '#6f9c5f')
    .leaf(0, -0.02, 0.58, 0.1, -0.66, '#5f8f56')
    .blob('-0.5 -0.96, -0.3 -0.78, -0.02 -0.5, 0 -0.42, -0.24 -0.44, -0.46 -0.66', darker(petal, 0.02))
    .blob('0.5 -0.96, 0.3 -0.78, 0.02 -0.5, 0 -0.42, 0.24 -0.44, 0.46 -0.66', darker(petal, 0.04))
    .blob(
      '-0.3 -0.6, -0.2 -0.86, 0 -0.98, 0.2 -0.86, 0.3 -0.6, 0.16 -0.44, 0 -0.4, -0.16 -0.44',
      lighter(petal, 0.03),
    )
    .line('0 -0.9, 0.01 -0.7, 0 -0.52', 0.014, darker(petal, 0.08))
    .line('-0.1 -0.82, -0.1 -0.66, -0.05 -0.52', 0.012, darker(petal, 0.08))
    .line('0.1 -0.82, 0.1 -0.66, 0.05 -0.52', 0.012, darker(petal, 0.08))
  // The rim is at the chest.
  const inside = moved(row, 0, RIM * wide + tall * SUNK).members.map((member) => {
    const edge = (CUP * wide - member.y) / member.size
    return { ...member, ...memberOf(member.thing, lookingOver(member.shapes, edge), member) }
  })
  const cup = memberOf(root.thing, back.shapes, place)
  return grouped([cup, ...inside, { ...memberOf(root.thing, front.shapes, place), isFront: true }], cup)
}
