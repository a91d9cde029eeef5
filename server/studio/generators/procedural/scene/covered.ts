import { PEOPLE } from '#domain/generation/reading/people.ts'
import { liesDown } from './lying.ts'
import { boxOf, type Group, grouped, memberOf, moved, scaled, widthOf } from './group.ts'
import { coverlet, spread } from './motifs/bedding.ts'

/** The height of a blanket's edge, as a share of those under it. */
const EDGE = { people: 0.52, animals: 0.44, reader: 0.3 } as const

/** „kot pod kocem”: it is covered up to its chest, and its hands with what they hold are before it. */
export function underBlanket(anchor: Group, row: Group): Group {
  const { root } = anchor
  const tall = row.box.bottom - row.box.top
  const isReader = row.members.some(({ thing }) => thing.holds !== null)
  const isPerson = row.members.some(({ thing }) => PEOPLE.has(thing.name))
  const isLying = row.members.every(({ thing }) => liesDown(thing))
  const share = isLying ? 0.8 : isReader ? EDGE.reader : isPerson ? EDGE.people : EDGE.animals
  const half = widthOf(row) * 0.5 + tall * 0.06
  const shapes = coverlet(half, -tall * share, woolOf(anchor))
  const cover = memberOf(root.thing, shapes, {
    x: isLying ? -half * 0.3 : 0,
    y: 0.02,
    size: isLying ? 0.86 : 1,
    turn: 0,
    isFlipped: false,
  })
  return grouped([...row.members, { ...cover, isFront: true }], cover)
}

/** „rodzina na kocu”: it is spread on the ground, and they are on it. */
export function onBlanket(anchor: Group, row: Group): Group {
  const { root } = anchor
  const half = widthOf(row) * 0.5 + 0.2
  const size = Math.max(half / 1.05, 0.4)
  const rug = memberOf(root.thing, spread(woolOf(anchor)), { x: 0, y: 0, size, turn: 0, isFlipped: false })
  const { top, bottom } = boxOf(rug)
  return grouped([rug, ...moved(scaled(row, 1), 0, (top + bottom) * 0.4).members], rug)
}

function woolOf({ root: { thing, shapes } }: Group): string {
  return thing.colour ?? shapes[0]?.colour ?? '#c9574a'
}
