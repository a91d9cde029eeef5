import type { RelationName } from '#domain/generation/reading/brief.ts'
import { PEOPLE } from '#domain/generation/reading/people.ts'
import { BLOOMS, isContainer } from '#domain/generation/reading/relations.ts'
import { boundsOf } from '../picture/trace.ts'
import { atPiano } from './atPiano.ts'
import { around } from './around.ts'
import { atTable } from './atTable.ts'
import { onBall } from './balancing.ts'
import { inBloom } from './bloom.ts'
import { onBlanket, underBlanket } from './covered.ts'
import { eggsIn, isHatching, onClutch } from './clutch.ts'
import { clipped, lookingOver, topAt } from './clip.ts'
import { embraced } from './embraced.ts'
import {
  type Group,
  type Member,
  type Node,
  type Tools,
  boxOf,
  changed,
  grouped,
  memberOf,
  moved,
  scaled,
  widthOf,
} from './group.ts'
import { headOf } from './head.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { riderOf, ridesBicycle } from './rider.ts'
import { Scissors } from './scissors.ts'
import type { Shape } from './shape.ts'
import { climbing, isClimbed } from './climbing.ts'
import { hasWindow, inWindow } from './inWindow.ts'
import { inBed, isInBed } from './inBed.ts'
import { BESIDE_OTHERS, BOARDS, BUILDINGS, CROWNS, LAMPS, RIMS, SURFACES, type Surface } from './surfaces.ts'
import { AFLOAT, ONE_WAY, type Thing, shapesOf } from './thing.ts'
import { isCarrier, isOnShoulders, onShoulders, withRaisedArms } from './shoulders.ts'
import { pulling } from './harness.ts'
import { onLeaf, onSkates, onSkis } from './underfoot.ts'

/** Draws a node's things, and places its dependants on, in, under, before or behind them. */
export function groupOf(
  tools: Tools,
  { things, kids }: Node,
  { isOpen }: { readonly isOpen: boolean } = { isOpen: false },
): Group {
  const [root] = things
  const isNest = root.name === 'nest'
  const isEmpty = kids.some(({ name }) => name === 'in' || (name === 'on' && isNest))
  const hangs = kids.some(({ name }) => name === 'under')
  const isPulled = kids.some(({ name }) => name === 'pulling')
  let group =
    things.length > 1
      ? embraced(tools, things)
      : alone(tools, root, { isAnchor: kids.length > 0, isEmpty, isOpen: isOpen || hangs, isPulled })
  for (const { name, nodes } of kids) {
    const isSeated = name === 'on' && surfaceOf(group).isSeat === true
    const isBeside = isOpen && (name === 'beside' || name === 'front' || name === 'behind')
    const [rider, ...others] = nodes
    const isRidden = name === 'on' && isBicycle(group) && others.length < 2 && others.every(isRider)
    if (isRidden && rider !== undefined && isRider(rider)) {
      group = onBicycle(tools, group, rider.things[0], others[0]?.things[0])
      continue
    }
    const isRaised = name === 'on' && isCarrier(group.root.thing)
    const row = sideBySide(
      (isRaised ? nodes.map(withRaisedArms) : nodes).map((node) =>
        seated(groupOf(tools, node, { isOpen: isBeside }), isSeated),
      ),
      name === 'in' || isNest ? CROWDED : 1.04,
    )
    group = RELATIONS[name](group, row)
  }
  return group
}

function isBicycle({ root, members }: Group): boolean {
  return root.thing.name === 'bicycle' && members.length === 1
}

function isRider({ things, kids }: Node): boolean {
  return things.length === 1 && kids.length === 0 && ridesBicycle(things[0])
}

/** The rack behind the saddle, where a second person sits, in the bicycle's measure. */
const RACK = { x: -0.5, y: -0.68, size: 0.86 } as const

/** A person rides it: one leg behind the frame, the rest of them before it. A second one sits on the rack. */
function onBicycle(tools: Tools, { root }: Group, thing: Thing, passenger?: Thing): Group {
  const { scale = 1 } = ALL_MOTIFS[thing.name]
  const rider = riderOf(shapesOf(tools, thing, { grip: 'aside' }), 0.5 + scale * 0.58)
  const whole = { x: root.x, y: root.y, size: root.size, turn: 0, isFlipped: false }
  const seat = { ...whole, x: root.x + rider.x * root.size, y: root.y + rider.y * root.size }
  const behind =
    passenger === undefined
      ? []
      : seated(groupOf(tools, { things: [passenger], kids: [] }), true).members.map((member) => ({
          ...member,
          x: root.x + RACK.x * root.size,
          y: root.y + RACK.y * root.size + member.size * RACK.size * root.size * SEAT,
          size: member.size * RACK.size * root.size,
        }))
  return grouped(
    [
      memberOf(root.thing, rider.farLeg, whole),
      root,
      ...behind,
      memberOf(thing, rider.body, { ...seat, size: rider.size * root.size }),
      { ...memberOf(root.thing, rider.nearLeg, whole), isFront: true },
    ],
    root,
  )
}

function alone(
  tools: Tools,
  thing: Thing,
  {
    isAnchor,
    isEmpty,
    isOpen,
    isPulled,
  }: {
    readonly isAnchor: boolean
    readonly isEmpty: boolean
    readonly isOpen: boolean
    readonly isPulled: boolean
  },
): Group {
  const { scale = 1 } = ALL_MOTIFS[thing.name]
  const size = scale * thing.grown * (BESIDE_OTHERS[thing.name] ?? 1)
  const shapes = shapesOf(tools, thing, { isEmpty, isOpen, isPulled })
  const isFlipped = !isAnchor && !ONE_WAY.has(thing.name) && tools.random.chance(0.4)
  return grouped([memberOf(thing, shapes, { x: 0, y: 0, size, turn: 0, isFlipped })])
}

/** Seats a figure: one with legs lets them hang down before the seat, any other just stands on it. */
function seated(group: Group, isSeated: boolean): Group {
  if (!isSeated) return group
  return changed(group, (member) => {
    if (!PEOPLE.has(member.thing.name)) return member
    const { thing, shapes, y, size } = member
    const place = memberOf(thing, sitting(shapes), { ...member, y: y + size * SEAT * 1.1 })
    return { ...member, ...place }
  })
}

/** How high a sitting person's seat is above their feet; standing it is twice as high. */
const SEAT = 0.165

function sitting(shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape) => ({
    ...shape,
    contours: shape.contours.map((contour) =>
      contour.map(({ x, y }) => ({ x, y: y > -SEAT * 2 ? y * 0.5 : y + SEAT })),
    ),
  }))
}

/** The part of a cloud in front of those who sit on it. */
function puffs(cloud: Member): Member {
  const colour = cloud.shapes[0]?.colour ?? '#ffffff'
  const cut = new Scissors()
  for (const [x, y, wide, tall] of [
    [-0.42, -0.26, 0.3, 0.19],
    [0.06, -0.22, 0.34, 0.21],
    [0.5, -0.24, 0.28, 0.17],
  ] as const)
    cut.oval(x, y, wide, tall, colour, { isDetail: true })
  return { ...memberOf(cloud.thing, cut.shapes, cloud), isFront: true }
}

type Relate = (anchor: Group, row: Group) => Group

/** How much a thing grows at most so that others fit on or into it. */
const GROWS_MOST = 1.7

/** Figures whose tails hang below their feet: by how much, as a share of them. */
const HANGS: Readonly<Partial<Record<Thing['name'], number>>> = { parrot: 0.13 }

const RELATIONS: Readonly<Record<RelationName, Relate>> = {
  on(anchor, row) {
    if (anchor.root.thing.name === 'skis') return onSkis(anchor, row)
    if (anchor.root.thing.name === 'skates') return onSkates(anchor, row)
    if (anchor.root.thing.name === 'leaf') return onLeaf(anchor, row)
    if (anchor.root.thing.name === 'football') return onBall(anchor, row)
    if (anchor.root.thing.name === 'blanket') return onBlanket(anchor, row)
    if (isClimbed(row)) return climbing(anchor, row)
    if (isInBed(anchor, row)) return inBed(anchor, row)
    if (anchor.root.thing.name === 'nest' && row.members.every(({ thing }) => thing.name === 'egg'))
      return eggsIn(anchor, row)
    if (isHatching(anchor, row)) return onClutch(anchor, row)
    if (isOnShoulders(anchor, row)) return onShoulders(anchor, row)
    const { grown, fitting, place } = fitted(anchor, row, surfaceOf(anchor), 1.15)
    const sink = Math.max(...fitting.members.map(({ thing, size }) => (HANGS[thing.name] ?? 0) * size))
    return grouped([...grown.members, ...moved(fitting, place.x, place.y + 0.02 + sink).members], grown.root)
  },
  in(anchor, row) {
    const { name } = anchor.root.thing
    if (BLOOMS.has(name)) return inBloom(anchor, row)
    if (hasWindow(name)) return inWindow(anchor, row)
    if (!isContainer(name)) return RELATIONS.behind(anchor, row)
    const { grown, fitting, place } = fitted(anchor, row, RIMS[name], 1)
    const foot = grown.root
    const tall = fitting.box.bottom - fitting.box.top
    // A cloud is soft: figures sink into it.
    if (name === 'cloud') {
      const sunk = moved(fitting, place.x, place.y + tall * 0.08)
      return grouped([...grown.members, ...sunk.members, puffs(foot)], foot)
    }
    const base = Math.min(foot.y - foot.size * 0.04, place.y + tall * 0.26)
    const inside = moved(fitting, place.x, base).members.map((member) => {
      const edge = (place.y + foot.size * 0.05 - member.y) / member.size
      return { ...member, ...memberOf(member.thing, lookingOver(member.shapes, edge), member) }
    })
    const edge = clipped(foot.shapes, RIMS[name].y, 'below')
    const front: Member = { ...memberOf(foot.thing, edge, foot), isFront: true }
    return grouped([...grown.members, ...inside, front], foot)
  },
  under(anchor, row) {
    const root = anchor.root
    const { name } = root.thing
    const tall = row.box.bottom - row.box.top
    const wide = row.box.right - row.box.left
    if (name === 'blanket') return underBlanket(anchor, row)
    if (name === 'umbrella') {
      const grown = scaled(anchor, Math.max(1, (tall * 1.3) / root.size, (wide * 0.92) / root.size))
      const lifted = moved(grown, wide * 0.06, row.box.top + grown.root.size * 0.54)
      return grouped([...lifted.members, ...row.members], lifted.root)
    }
    const crown = CROWNS[name] ?? LAMPS[name]
    if (crown !== undefined) {
      const grown = overHeads(anchor, tall, crown)
      const aside =
        row.members.length > 1 || name === 'rainbow' || name === 'flowerarch' ? 0 : grown.root.size * 0.13
      return grouped([...grown.members, ...moved(row, aside, 0.02).members], grown.root)
    }
    if (AFLOAT.has(name)) {
      const fitting = scaled(row, Math.min(1, (root.size * 0.46) / tall))
      const down = moved(fitting, 0, fitting.box.bottom - fitting.box.top + 0.1)
      return grouped([...anchor.members, ...down.members], anchor.root)
    }
    const board = BOARDS[name]
    if (board !== undefined) {
      const grown = scaled(anchor, Math.min(GROWS_MOST, Math.max(1, tall / (board * root.size))))
      const room = grown.root.size * board * 0.96
      const fitting = scaled(row, Math.min(1, room / tall, (widthOf(grown) * 0.62) / wide))
      return grouped([...grown.members, ...moved(fitting, 0, -0.01).members], grown.root)
    }
    if (ALL_MOTIFS[name].floats === true) {
      const lifted = moved(anchor, 0, row.box.top - anchor.box.bottom - 0.08)
      return grouped([...lifted.members, ...row.members], lifted.root)
    }
    if (BUILDINGS.has(name)) return RELATIONS.front(anchor, row)
    const fitting = scaled(row, Math.min(1, (root.size * 0.44) / tall, (widthOf(anchor) * 1.2) / wide))
    const back = moved(anchor, 0, -root.size * 0.05)
    return grouped([...back.members, ...fitting.members], back.root)
  },
  front(anchor, row) {
    if (anchor.root.thing.name === 'fireplace' && row.members.every(({ thing }) => thing.name === 'stocking'))
      return hung(anchor, row)
    // What is written on a board can be read.
    const isKneeling = row.members.some(({ thing }) => thing.pose === 'kneeling')
    const apart = anchor.root.thing.name === 'blackboard' ? 0.86 : isKneeling ? 1.04 : 0.56
    const aside = (widthOf(anchor) + widthOf(row)) * 0.5 * apart
    const back = moved(anchor, 0, -anchor.root.size * 0.07)
    return grouped([...back.members, ...moved(turned(row, 1), -aside, 0).members], back.root)
  },
  behind(anchor, row) {
    const tall = row.box.bottom - row.box.top
    if (anchor.root.thing.name === 'table') return atTable(anchor, row)
    if (anchor.root.thing.name === 'piano') return atPiano(anchor, row)
    const crown = CROWNS[anchor.root.thing.name]
    const up = -Math.min(0.05, tall * 0.06)
    if (crown !== undefined) {
      // Behind the trunk, and not in the leaves.
      const grown = overHeads(anchor, tall, crown)
      const back = moved(row, grown.root.size * 0.05 + widthOf(row) * 0.3, up)
      return grouped([...back.members, ...grown.members], grown.root)
    }
    // A small thing beside them hides their feet and half of one side; a large one, only a side.
    const isLow = -anchor.box.top < tall * 0.85
    const before = isLow ? scaled(anchor, Math.min(1, (tall * 0.6) / -anchor.box.top)) : anchor
    const count = row.members.length
    // Of several only the first is behind it, and the others beside that one.
    const many = before.box.right + widthOf(row) * (0.5 - 0.45 / count)
    const few = isLow ? widthOf(row) * 0.42 : anchor.box.right + widthOf(row) * 0.05
    const aside = isLow && count > 1 ? many : few
    return grouped([...moved(row, aside, up).members, ...before.members], before.root)
  },
  beside(anchor, row) {
    const aside = anchor.box.left - row.box.right - 0.05
    return grouped([...anchor.members, ...moved(turned(row, 1), aside, 0).members], anchor.root)
  },
  around,
  pulling,
  above(anchor, row) {
    const middle = (anchor.box.left + anchor.box.right) / 2
    const up = anchor.box.top - row.box.bottom - 0.06
    return grouped([...anchor.members, ...moved(row, middle, up).members], anchor.root)
  },
}

/** Stockings hang side by side from the mantelpiece. */
function hung({ root, members }: Group, row: Group): Group {
  const { size } = root
  const wide = boxOf(root).right - boxOf(root).left
  const tall = size * Math.min(0.36, 0.9 / row.members.length)
  const hanging = row.members.map((member, index) => ({
    ...member,
    x: root.x + ((index + 0.5) / row.members.length - 0.5) * wide * 0.92,
    y: root.y - size * 0.9 + tall,
    size: tall,
    isFront: true,
  }))
  return grouped([...members, ...hanging], root)
}

/** A tree that is tall enough for them to stand under its crown. */
function overHeads(tree: Group, tall: number, crown: number): Group {
  return scaled(tree, Math.max(1, tall / (crown * 0.94) / tree.root.size))
}

/** A thing and those on or in it: it grows up to its limit, and then they shrink. */
function fitted(anchor: Group, row: Group, { x, y, half }: Surface, room: number) {
  const wide = widthOf(row)
  const usable = half * 2 * anchor.root.size * room
  const grown = scaled(anchor, Math.min(GROWS_MOST, Math.max(1, wide / usable)))
  const { size } = grown.root
  const fitting = scaled(row, Math.min(1, (half * 2 * size * room) / wide))
  const root = grown.root
  return { grown, fitting, place: { x: root.x + x * size, y: root.y + y * size } }
}

function surfaceOf(anchor: Group): Surface {
  const { thing, shapes } = anchor.root
  const known = thing.many > 1 ? undefined : SURFACES[thing.name]
  if (known !== undefined) return known
  const { left, right, top } = boundsOf(shapes)
  const middle = (left + right) / 2
  return { x: middle, y: (topAt(shapes, middle) ?? top) + 0.03, half: (right - left) * 0.3 }
}

/** Two of a kind in profile look at each other. */
function faceToFace(groups: readonly Group[]): readonly Group[] {
  const [one, other] = groups
  const isPair = groups.length === 2 && one?.root.thing.name === other?.root.thing.name
  if (!isPair || ONE_WAY.has(one?.root.thing.name ?? 'car')) return groups
  return groups.map((group, index) => {
    const [member] = group.members
    const head = group.members.length === 1 && member !== undefined ? headOf(member.shapes) : null
    if (member === undefined || head === null || head.eyes.length !== 1) return group
    return grouped([{ ...member, isFlipped: Math.sign(head.x) !== (index === 0 ? 1 : -1) }])
  })
}

/** A single figure in profile looks to one side: to what it is beside. */
function turned(group: Group, way: -1 | 1): Group {
  const [member, ...others] = group.members
  if (member === undefined || others.length > 0 || ONE_WAY.has(member.thing.name)) return group
  const head = headOf(member.shapes)
  if (head === null || head.eyes.length !== 1) return group
  const isFlipped = Math.sign(head.x) !== way
  if (isFlipped === member.isFlipped) return group
  const { left, right } = boxOf(member)
  const flipped = { ...member, isFlipped }
  const box = boxOf(flipped)
  return grouped([{ ...flipped, x: member.x + (left + right - box.left - box.right) / 2 }])
}

/** How close figures are that look out of one thing, as a share of their width. */
const CROWDED = 0.74

/** Beside each other on one ground, their middle at 0; `apart` is their distance, as a share of their width. */
function sideBySide(groups: readonly Group[], apart: number): Group {
  let x = 0
  const members = faceToFace(groups).flatMap((group) => {
    const there = moved(group, x - group.box.left, 0)
    x += widthOf(group) * apart
    return there.members
  })
  const row = grouped(members)
  return moved(row, -(row.box.left + row.box.right) / 2, 0)
}
