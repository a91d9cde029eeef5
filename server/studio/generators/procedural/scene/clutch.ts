import type { MotifName } from '#domain/generation/reading/brief.ts'
import { type Group, grouped, memberOf, moved, widthOf } from './group.ts'
import { clipped, lookingOver } from './clip.ts'
import type { Shape } from './shape.ts'
import type { Thing } from './thing.ts'
import { Scissors } from './scissors.ts'

/** Those that hatch eggs. */
const HATCHING: ReadonlySet<MotifName> = new Set([
  'hen', 'chick', 'bird', 'duck', 'swan', 'dove', 'owl', 'stork', 'rooster', 'penguin', 'parrot', 'flamingo', 'turtle', 'dinosaur', 'dragon',
]) // prettier-ignore

/** Whether a bird sits on eggs. */
export function isHatching({ root }: Group, { members }: Group): boolean {
  return root.thing.name === 'egg' && members.every(({ thing }) => HATCHING.has(thing.name))
}

/** „kura siedzi na jajkach”: in straw, with the eggs before it. */
export function onClutch(anchor: Group, row: Group): Group {
  const { thing } = anchor.root
  const wide = widthOf(row)
  const half = wide * 0.62
  const place = { x: 0, y: 0, size: half, turn: 0, isFlipped: false }
  const back = new Scissors().oval(0, -0.2, 0.98, 0.2, '#b98a4a')
  const eggs = eggRow(thing)
  const straw = new Scissors().blob(
    '-1.04 -0.22, -0.6 -0.16, 0 -0.13, 0.6 -0.16, 1.04 -0.22, 0.9 0, 0 0.06, -0.9 0',
    '#d9ae62',
  )
  for (let stalk = 0; stalk < 22; stalk += 1) {
    const x = -0.94 + stalk * 0.09
    const lean = (stalk % 3) * 0.1 - 0.1
    straw.line([[x, -0.01], [x + lean, -0.2 - (stalk % 2) * 0.06]], 0.022, stalk % 2 === 0 ? '#c4944a' : '#ecc984') // prettier-ignore
  }
  const tall = row.box.bottom - row.box.top
  const sitting = moved(row, 0, -half * 0.1).members.map((member) => ({
    ...member,
    ...memberOf(member.thing, lookingOver(member.shapes, -0.1), { ...member, y: member.y + tall * 0.04 }),
  }))
  const nest = memberOf(thing, back.shapes, place)
  const front = { ...memberOf(thing, [...eggs, ...straw.shapes], place), isFront: true }
  return grouped([nest, ...sitting, front], nest)
}

/** Plain eggs beside each other, unless they have colours. */
function eggRow({ many, colours }: Thing): Shape[] {
  const cut = new Scissors()
  const count = Math.max(3, Math.min(5, many))
  for (let egg = 0; egg < count; egg += 1) {
    const x = (egg / (count - 1) - 0.5) * 1.16
    const y = Math.abs(x) * 0.06
    cut
      .oval(x, y - 0.3, 0.15, 0.19, colours[egg % Math.max(1, colours.length)] ?? '#f8ead2')
      .oval(x - 0.05, y - 0.38, 0.03, 0.05, '#fffaf2', { isDetail: true, alpha: 0.8 })
  }
  return cut.shapes
}

/** „jajka w gnieździe” */
export function eggsIn(nest: Group, row: Group): Group {
  const { root } = nest
  const [laid] = row.members
  if (laid === undefined) return nest
  const { size, x, y } = root
  const eggs = memberOf(laid.thing, eggRow(laid.thing), {
    x,
    y: y - size * 0.34,
    size: size * 0.74,
    turn: 0,
    isFlipped: false,
  })
  const edge = { ...memberOf(root.thing, clipped(root.shapes, -0.46, 'below'), root), isFront: true }
  return grouped([...nest.members, eggs, edge], root)
}
