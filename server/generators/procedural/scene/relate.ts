import { darker } from '#server/media/brushes/colour.ts'
import { PEOPLE } from '#domain/generation/reading/people.ts'
import { isContainer } from '#domain/generation/reading/relations.ts'
import type { RelationName } from '#domain/generation/reading/brief.ts'
import { type Bounds, boundsOf } from '../picture/trace.ts'
import { clipped, lookingOver, topAt } from './clip.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { lookingTo, withEyesShut } from './motifs/faces.ts'
import type { Sheet } from './scene.ts'
import { Scissors, smoothed } from './scissors.ts'
import type { Shape } from './shape.ts'
import { AFLOAT, ONE_WAY, shapesOf, type Thing } from './thing.ts'
import { TOGETHER } from './together.ts'
import { ridesBicycle, riderOf } from './rider.ts'
import { BESIDE_OTHERS, BOARDS, BUILDINGS, CROWNS, LAMPS, RIMS, type Surface, SURFACES } from './surfaces.ts'
import { headOf } from './head.ts'

/** Things with those placed by them: „kot i pies na kanapie przed domem” is a house. */
export interface Node {
  /** One thing, or figures that hug, kiss or dance with each other. */
  readonly things: readonly [Thing, ...Thing[]]
  readonly kids: readonly { readonly name: RelationName; readonly nodes: readonly Node[] }[]
}

/** A thing in its place within a group. One is as tall as a usual hero; the ground is at 0, up is less. */
export interface Member {
  readonly thing: Thing
  readonly shapes: readonly Shape[]
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly isFlipped: boolean
  /** The bounds of its pieces in their own measure. */
  readonly bounds: Bounds
  /** It dances with a partner beside it, and not alone. */
  readonly isPaired?: boolean
  /** A part of a thing that is drawn again, before the figures in it. */
  readonly isFront?: boolean
}

/** Things that are placed together. */
export interface Group {
  /** The farthest first. */
  readonly members: readonly Member[]
  /** The thing that the others are placed by. */
  readonly root: Member
  readonly box: Bounds
}

type Tools = Pick<Sheet, 'tones' | 'random'>

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
  let group =
    things.length > 1
      ? embraced(tools, things)
      : alone(tools, root, { isAnchor: kids.length > 0, isEmpty, isOpen: isOpen || hangs })
  for (const { name, nodes } of kids) {
    const isSeated = name === 'on' && surfaceOf(group).isSeat === true
    const isBeside = isOpen && (name === 'beside' || name === 'front' || name === 'behind')
    const [rider, ...others] = nodes
    if (name === 'on' && rider !== undefined && others.length === 0 && isBicycle(group) && isRider(rider)) {
      group = onBicycle(tools, group, rider.things[0])
      continue
    }
    const row = sideBySide(
      nodes.map((node) => seated(groupOf(tools, node, { isOpen: isBeside }), isSeated)),
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

/** A person rides it: one leg behind the frame, the rest of them before it. */
function onBicycle(tools: Tools, { root }: Group, thing: Thing): Group {
  const { scale = 1 } = ALL_MOTIFS[thing.name]
  const rider = riderOf(shapesOf(tools, thing, { grip: 'aside' }), 0.5 + scale * 0.58)
  const whole = { x: root.x, y: root.y, size: root.size, turn: 0, isFlipped: false }
  const seat = { ...whole, x: root.x + rider.x * root.size, y: root.y + rider.y * root.size }
  return grouped(
    [
      memberOf(root.thing, rider.farLeg, whole),
      root,
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
  }: { readonly isAnchor: boolean; readonly isEmpty: boolean; readonly isOpen: boolean },
): Group {
  const { scale = 1 } = ALL_MOTIFS[thing.name]
  const size = scale * thing.grown * (BESIDE_OTHERS[thing.name] ?? 1)
  const shapes = shapesOf(tools, thing, { isEmpty, isOpen })
  const isFlipped = !isAnchor && !ONE_WAY.has(thing.name) && tools.random.chance(0.4)
  return grouped([memberOf(thing, shapes, { x: 0, y: 0, size, turn: 0, isFlipped })])
}

function memberOf(
  thing: Thing,
  shapes: readonly Shape[],
  { x, y, size, turn, isFlipped }: Pick<Member, 'x' | 'y' | 'size' | 'turn' | 'isFlipped'>,
): Member {
  const bounds = thing.name === 'branch' ? BOUGH : boundsOf(shapes)
  return { thing, shapes, bounds, x, y, size, turn, isFlipped }
}

/** The part of a branch that is surely in the picture; the rest of it comes in from the side. */
const BOUGH: Bounds = { left: -1.6, right: 1.9, top: -0.7, bottom: 0.1 }

/** Who is shorter than this share of a person has lower shoulders. */
const SHORT = 0.85

/** How far hugging figures overlap, and dancing ones are apart, as a share of their width. */
const OVERLAPS = { people: 0.6, animals: 0.84, dancing: 0.62, apart: 1.06 } as const

/** Figures that hug, kiss or dance with each other: side by side, turned to each other. */
function embraced(tools: Tools, things: readonly [Thing, ...Thing[]]): Group {
  const members: Member[] = []
  let x = 0
  let reach = 0
  for (const [nth, thing] of things.entries()) {
    const partner = nth === things.length - 1 ? -1 : 1
    const { scale = 1 } = ALL_MOTIFS[thing.name]
    const size = scale * thing.grown
    const other = things[nth + partner] ?? thing
    const isTall = (ALL_MOTIFS[other.name].scale ?? 1) * other.grown < size * SHORT
    const drawn = shapesOf(tools, thing, { partner, isTall })
    const head = headOf(drawn)
    const isAside = head !== null && head.eyes.length === 1
    const isFlipped = isAside && Math.sign(head.x) !== partner
    const looking =
      thing.pose === 'kissing' ? withEyesShut(drawn) : isAside ? drawn : lookingTo(drawn, partner)
    const isPerson = PEOPLE.has(thing.name)
    const body = boundsOf(isAside ? drawn : drawn.filter(({ isDetail, line }) => !isDetail && line === null))
    const half = ((isFlipped ? -1 : 1) * partner > 0 ? body.right : -body.left) * size
    const dance = OVERLAPS.dancing * size * 0.5
    const isStiff = isAside || thing.name === 'snowman'
    const close = half * (isPerson ? OVERLAPS.people : isStiff ? 1 : OVERLAPS.animals)
    const isDance = thing.pose === 'dancing'
    const here = !isDance ? close : isPerson ? dance : half * OVERLAPS.apart
    if (nth > 0) x += reach + here
    reach = here
    const arm =
      isPerson || isAside || thing.name === 'snowman'
        ? []
        : isDance
          ? armsUp(drawn, body, partner)
          : armTo(drawn, body, partner)
    const turn = isPerson ? 0 : partner * (isDance ? -0.09 : 0.05)
    // Of two dancing animals one is in the air just now.
    const y = isDance && !isPerson && nth % 2 === 1 ? -size * 0.05 : 0
    members.push({
      ...memberOf(thing, [...looking, ...arm], { x, y, size, turn, isFlipped }),
      isPaired: true,
    })
  }
  const group = grouped(members)
  const [first] = things
  return first.pose === 'dancing' ? group : withHeart(group, first)
}

/** The colour of an animal's body, its largest piece. */
function furOf(shapes: readonly Shape[]): string {
  const [body] = shapes
    .filter(({ isDetail, line }) => !isDetail && line === null)
    .map((shape) => ({ shape, bounds: boundsOf([shape]) }))
    .toSorted((one, other) => areaOf(other.bounds) - areaOf(one.bounds))
  return body?.shape.colour ?? '#a8703f'
}

/** An animal's arm around its neighbour. */
function armTo(shapes: readonly Shape[], { left, right }: Bounds, partner: -1 | 1): Shape[] {
  const wide = partner === 1 ? right : -left
  const fur = furOf(shapes)
  return new Scissors().line(
    [
      [partner * wide * 0.5, -0.44],
      [partner * wide * 0.85, -0.36],
      [partner * wide * 1.24, -0.41],
    ],
    0.12,
    darker(fur, 0.05),
    { isDetail: false },
  ).shapes
}

/** A dancing animal's arms: one to its partner, the other out. */
function armsUp(shapes: readonly Shape[], { left, right }: Bounds, partner: -1 | 1): Shape[] {
  const fur = darker(furOf(shapes), 0.05)
  const [near, far] = partner === 1 ? [right, -left] : [-left, right]
  return new Scissors()
    .line(
      [
        [partner * near * 0.55, -0.4],
        [partner * near * 0.85, -0.41],
        [partner * near * 1.16, -0.5],
      ],
      0.1,
      fur,
      { isDetail: false },
    )
    .line(
      [
        [-partner * far * 0.6, -0.4],
        [-partner * far * 0.9, -0.45],
        [-partner * far * 1.15, -0.58],
      ],
      0.1,
      fur,
      { isDetail: false },
    ).shapes
}

function areaOf({ left, right, top, bottom }: Bounds): number {
  return (right - left) * (bottom - top)
}

const HEART = '#e0566b'

/** A heart above an embrace. */
function withHeart(group: Group, thing: Thing): Group {
  const [one, other = group.root] = group.members
  const middle = ((one?.x ?? 0) + other.x) / 2
  const shapes = new Scissors().heart(0, -0.5, 1, HEART).shapes
  const place = { x: middle, y: group.box.top + 0.02, size: 0.13, turn: 0, isFlipped: false }
  return grouped([...group.members, memberOf(thing, shapes, place)], group.root)
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
    const { grown, fitting, place } = fitted(anchor, row, surfaceOf(anchor), 1.15)
    const sink = Math.max(...fitting.members.map(({ thing, size }) => (HANGS[thing.name] ?? 0) * size))
    return grouped([...grown.members, ...moved(fitting, place.x, place.y + 0.02 + sink).members], grown.root)
  },
  in(anchor, row) {
    const { name } = anchor.root.thing
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
    if (name === 'umbrella') {
      const grown = scaled(anchor, Math.max(1, (tall * 1.3) / root.size, (wide * 0.92) / root.size))
      const lifted = moved(grown, wide * 0.06, row.box.top + grown.root.size * 0.54)
      return grouped([...lifted.members, ...row.members], lifted.root)
    }
    const crown = CROWNS[name] ?? LAMPS[name]
    if (crown !== undefined) {
      const grown = overHeads(anchor, tall, crown)
      const aside = row.members.length > 1 || name === 'rainbow' ? 0 : grown.root.size * 0.13
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
    const apart = anchor.root.thing.name === 'blackboard' ? 0.86 : 0.56
    const aside = (widthOf(anchor) + widthOf(row)) * 0.5 * apart
    const back = moved(anchor, 0, -anchor.root.size * 0.07)
    return grouped([...back.members, ...moved(row, -aside, 0).members], back.root)
  },
  behind(anchor, row) {
    const tall = row.box.bottom - row.box.top
    if (anchor.root.thing.name === 'table') return atTable(anchor, row)
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
    return grouped([...anchor.members, ...moved(row, aside, 0).members], anchor.root)
  },
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

/**
 * They are behind a table as long as they are wide, and low enough for the smallest of them: at both sides of the
 * things on it, which hide no face.
 */
function atTable(table: Group, people: Group): Group {
  const smallest = Math.min(
    ...people.members.map((member) => {
      const { top, bottom } = boxOf(member)
      return (bottom - top) * (member.thing.name === 'family' ? FAMILY_CHILD : 1)
    }),
  )
  const hasAnimals = people.members.some(({ thing }) => !PEOPLE.has(thing.name))
  const share = hasAnimals ? TABLE.animals : TABLE.people
  const low = besideFaces(scaled(table, (smallest * share) / -boxOf(table.root).top), smallest)
  const { root } = low
  const laid = low.members.filter(({ y }) => y < root.y - 0.01)
  const row = laid.length === 0 ? people : parted(people, Math.max(...laid.map(boxOf).map(reachOf)))
  const boxes = [...row.members, ...laid].map(boxOf)
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right)),
  ]
  const bare = boxOf(root)
  const stretch = Math.max(1, ((right - left) * 1.06) / (bare.right - bare.left))
  const shapes = root.shapes.map((shape) => ({
    ...shape,
    contours: shape.contours.map((contour) => contour.map(({ x, y }) => ({ x: x * stretch, y }))),
  }))
  const board = memberOf(root.thing, [...shapes, ...tablecloth(stretch)], {
    ...root,
    x: (left + right) / 2,
  })
  const others = low.members.filter((member) => member !== root)
  const isCompany = people.members.length > 1 || TOGETHER.has(people.root.thing.name)
  const plates = others.length > 0 || !isCompany ? [] : [platesOn(board, stretch)]
  return grouped([...moved(row, 0, -smallest * 0.06).members, board, ...plates, ...others], board)
}

/** The height of a table before people, and before animals, whose heads are larger; as shares of the smallest. */
const TABLE = { people: 0.5, animals: 0.38 } as const

/** The height of the smallest of a family, as a share of the tallest. */
const FAMILY_CHILD = 0.62

const LINEN = '#fffaf2'

/** A cloth that hangs over the front of a table, in the table's measure and as wide as it was made. */
function tablecloth(stretch: number): Shape[] {
  const half = 0.79 * stretch
  const folds = Math.max(5, Math.round(7 * stretch))
  const hem = Array.from({ length: folds * 2 + 1 }, (_, index): [number, number] => [
    half - (index / (folds * 2)) * half * 2,
    -0.44 + (index % 2 === 0 ? 0 : 0.05),
  ])
  const cut = new Scissors().polygon(
    [[-half, -1.005], [half, -1.005], [half * 1.01, -0.9], ...smoothedHem(hem), [-half * 1.01, -0.9]],
    LINEN,
  )
  for (let fold = 1; fold < folds; fold += 1) {
    const x = -half + (fold / folds) * half * 2
    cut.line(
      [
        [x, -0.86],
        [x + 0.012, -0.5],
      ],
      0.012,
      '#e6dccb',
    )
  }
  return cut.rect(-half, -1.005, half * 2, 0.07, '#ffffff', { isDetail: true }).line(
    hem.map(([x, y]): [number, number] => [x, y - 0.05]),
    0.022,
    '#d9776a',
  ).shapes
}

/** A bare table is laid: plates, and a candle in the middle. */
function platesOn(board: Member, stretch: number): Member {
  const cut = new Scissors()
  for (const share of [-0.72, -0.34, 0.34, 0.72])
    cut
      .oval(share * 0.79 * stretch, -1.02, 0.13, 0.032, '#e9eef2')
      .oval(share * 0.79 * stretch, -1.026, 0.09, 0.018, '#ffffff', { isDetail: true })
  cut
    .oval(0, -1.02, 0.1, 0.026, '#c9a24a')
    .rect(-0.032, -1.3, 0.064, 0.28, '#fff3dc', { corner: 0.014 })
    .blob('0 -1.43, 0.028 -1.35, 0 -1.31, -0.028 -1.35', '#ffc65c', { glows: true })
    .leaf(0, -1.03, 0.2, 0.035, -0.25, '#4d7d50')
    .leaf(0, -1.03, 0.2, 0.035, Math.PI + 0.25, '#4d7d50')
  return { ...memberOf(board.thing, cut.shapes, board), isFront: true }
}

function smoothedHem(hem: readonly [number, number][]): [number, number][] {
  return smoothed(hem, false).map(({ x, y }): [number, number] => [x, y])
}

/** Things on a table are at most about as tall as it is. */
function besideFaces(table: Group, smallest: number): Group {
  const { root } = table
  const board = boxOf(root).top
  return changed(table, (member) => {
    if (member === root) return member
    const tall = board - boxOf(member).top
    const less = Math.min(1, (smallest * 0.58) / Math.max(tall, 0.01))
    return { ...member, x: member.x * less, y: board + (member.y - board) * less, size: member.size * less }
  })
}

/** Those on the left step to the left, the others to the right, so that the middle is free that far. */
function parted(row: Group, free: number): Group {
  const isAlone = row.members.length === 1
  return changed(row, (member) => {
    const { left, right } = boxOf(member)
    const side = isAlone || (left + right) / 2 < -0.01 ? -1 : 1
    const inner = isAlone ? (right - left) / 2 : 0
    return { ...member, x: member.x + side * (free * 0.92 + inner) }
  })
}

function reachOf({ left, right }: Bounds): number {
  return Math.max(-left, right)
}

/** It lies flat, as on a pond, and is as wide as they are. */
function onLeaf({ root }: Group, row: Group): Group {
  const colour = root.thing.colour ?? '#6fae5a'
  const half = widthOf(row) * 0.72
  const cut = new Scissors()
    .oval(0, -half * 0.04, half, half * 0.24, darker(colour, 0.08))
    .oval(0, -half * 0.08, half * 0.98, half * 0.22, colour, { isDetail: true })
  for (const [x, y] of [
    [-0.86, -0.1],
    [-0.5, 0.06],
    [0.1, 0.12],
    [0.6, 0.04],
    [0.88, -0.12],
    [0.3, -0.26],
    [-0.4, -0.25],
  ] as const)
    cut.line(
      [
        [0, -half * 0.08],
        [x * half * 0.5, (y * 0.5 - 0.04) * half],
        [x * half, y * half],
      ],
      half * 0.012,
      darker(colour, 0.06),
    )
  const pad = memberOf(root.thing, cut.shapes, { x: 0, y: 0, size: 1, turn: 0, isFlipped: false })
  return grouped([pad, ...moved(row, 0, -half * 0.04).members], pad)
}

/** Each has a pair under the feet, and poles at the sides. */
function onSkis({ root }: Group, row: Group): Group {
  const [colour] = root.shapes
    .filter(({ line, isDetail }) => line === null && !isDetail)
    .map((shape) => shape.colour)
  const cut = new Scissors()
  for (const { left, right } of row.members.map(boxOf)) {
    const [middle, half] = [(left + right) / 2, Math.max(0.3, (right - left) * 0.72)]
    for (const side of [-1, 1])
      cut
        .line(
          [
            [middle + side * half * 0.86, 0],
            [middle + side * half * 0.72, -0.46],
          ],
          0.018,
          '#6a6570',
        )
        .disc(middle + side * half * 0.85, -0.04, 0.035, '#6a6570', { isDetail: true })
        .line(
          [
            [middle + side * half * 0.72, -0.46],
            [middle + side * half * 0.7, -0.53],
          ],
          0.04,
          '#3a3640',
        )
    for (const [y, shade] of [
      [-0.035, 0.07],
      [0.005, 0],
    ] as const)
      cut.line(
        [
          [middle - half, y],
          [middle + half * 0.8, y],
          [middle + half * 1.02, y - 0.03],
          [middle + half * 1.12, y - 0.1],
        ],
        0.045,
        darker(colour ?? '#4f7fc9', shade),
        { isDetail: false },
      )
  }
  const skis = memberOf(root.thing, cut.shapes, { x: 0, y: 0, size: 1, turn: 0, isFlipped: false })
  return grouped([skis, ...moved(row, 0, -0.02).members], skis)
}

/** Each has a blade under each foot, on ice. */
function onSkates({ root }: Group, row: Group): Group {
  const boxes = row.members.map(boxOf)
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right)),
  ]
  const cut = new Scissors().oval((left + right) / 2, 0.05, (right - left) * 0.72, 0.085, '#e4f2fa', {
    alpha: 0.85,
  })
  for (const side of [-1, 1])
    cut.line(
      [
        [(left + right) / 2 + side * (right - left) * 0.5, 0.06],
        [(left + right) / 2 + side * (right - left) * 0.24, 0.09],
      ],
      0.012,
      '#bcd8e8',
    )
  for (const box of boxes) {
    const [middle, half] = [(box.left + box.right) / 2, Math.min(0.2, (box.right - box.left) * 0.3)]
    for (const side of [-1, 1]) {
      const x = middle + side * half * 0.52
      for (const dx of [-0.3, 0.3])
        cut.line(
          [
            [x + dx * half, -0.05],
            [x + dx * half, 0],
          ],
          0.018,
          '#8a95a3',
        )
      cut.line(
        [
          [x - half * 0.5, 0.005],
          [x + half * 0.5, 0.005],
          [x + half * 0.62, -0.03],
        ],
        0.026,
        '#9aa8b6',
        { isDetail: false },
      )
    }
  }
  const ice = memberOf(root.thing, cut.shapes, { x: 0, y: 0, size: 1, turn: 0, isFlipped: false })
  return grouped([ice, ...moved(row, 0, -0.03).members], ice)
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

function widthOf({ box }: Group): number {
  return box.right - box.left
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

function moved(group: Group, x: number, y: number): Group {
  return changed(group, (member) => ({ ...member, x: member.x + x, y: member.y + y }))
}

function scaled(group: Group, by: number): Group {
  return changed(group, (member) => ({
    ...member,
    x: member.x * by,
    y: member.y * by,
    size: member.size * by,
  }))
}

function changed({ members, root }: Group, change: (member: Member) => Member): Group {
  const those = members.map(change)
  return grouped(those, those[members.indexOf(root)])
}

/** The others are placed by the first one, unless another is named. */
function grouped(members: readonly Member[], chosen = members[0]): Group {
  if (chosen === undefined) throw new Error('A group has members')
  const boxes = members.map(boxOf)
  return {
    members,
    root: chosen,
    box: {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    },
  }
}

/** The bounds of a member within its group. */
export function boxOf({ bounds, x, y, size, turn, isFlipped }: Member): Bounds {
  const [left, right] = isFlipped ? [-bounds.right, -bounds.left] : [bounds.left, bounds.right]
  const lean = Math.abs(turn) * (bounds.bottom - bounds.top) * 0.5
  return {
    left: x + (left - lean) * size,
    right: x + (right + lean) * size,
    top: y + bounds.top * size,
    bottom: y + bounds.bottom * size,
  }
}
