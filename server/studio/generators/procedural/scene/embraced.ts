import { PEOPLE } from '#domain/generation/reading/people.ts'
import { darker } from '#server/platform/media/brushes/colour.ts'
import { type Bounds, boundsOf } from '../picture/trace.ts'
import { furOf } from './bodyColours.ts'
import { type Group, type Member, type Tools, grouped, memberOf } from './group.ts'
import { headOf } from './head.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { lookingTo, withEyesShut } from './motifs/faces.ts'
import { Scissors } from './scissors.ts'
import type { Shape } from './shape.ts'
import { type Thing, shapesOf } from './thing.ts'

/** Who is shorter than this share of a person has lower shoulders. */
const SHORT = 0.85

/** How far hugging figures overlap, and dancing ones are apart, as a share of their width. */
const OVERLAPS = { people: 0.6, animals: 0.84, dancing: 0.62, apart: 1.06 } as const

/** Figures that hug, kiss or dance with each other: side by side, turned to each other. */
export function embraced(tools: Tools, things: readonly [Thing, ...Thing[]]): Group {
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

const HEART = '#e0566b'

/** A heart above an embrace. */
function withHeart(group: Group, thing: Thing): Group {
  const [one, other = group.root] = group.members
  const middle = ((one?.x ?? 0) + other.x) / 2
  const shapes = new Scissors().heart(0, -0.5, 1, HEART).shapes
  const place = { x: middle, y: group.box.top + 0.02, size: 0.13, turn: 0, isFlipped: false }
  return grouped([...group.members, memberOf(thing, shapes, place)], group.root)
}
