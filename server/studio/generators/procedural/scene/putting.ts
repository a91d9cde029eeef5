import type { MotifName } from '#domain/generation/reading/brief.ts'
import { mix } from '#server/platform/media/brushes/colour.ts'
import { boundsOf } from '../picture/trace.ts'
import { headOf } from './head.ts'
import { gripOf } from './held.ts'
import { type Facing, type Lot } from './lot.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { notes, posed } from './posed.ts'
import { type Group, boxOf } from './group.ts'
import { type Sheet, spriteOf } from './scene.ts'
import { Scissors } from './scissors.ts'
import { type Shape, type Sprite, placed, withoutLight } from './shape.ts'
import { AFLOAT, ONE_WAY, type Thing, shapesOf } from './thing.ts'
import { TOGETHER } from './together.ts'

/** As a share of the sheet: how much a group may fill, and how near it may come to an edge. */
export const FILLS = { wide: 0.8, tall: 0.9, edge: 0.03 } as const

interface Ways {
  readonly facing: Facing
  /** The side without neighbours; null when there are none. */
  readonly outward: -1 | 1 | null
}

export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Things that come into the picture from its edge. */
const REACHING: ReadonlySet<MotifName> = new Set(['branch', 'bunting'])

/** How far above the ground a branch is, and a boat from the shore, as shares of the sheet. */
const BRANCH_UP = 0.2

const OFFSHORE = 0.2

/** A lot with its shadow. */
export function putLot(sheet: Sheet, lot: Lot, said: Spot & Ways, depth: number): Sprite[] {
  const { group, node } = lot
  const [thing] = node.things
  const isOffshore = lot.isOffshore === true && AFLOAT.has(group?.root.thing.name ?? thing.name)
  const spot = isOffshore ? { ...said, y: said.y - sheet.height * OFFSHORE } : said
  if (group !== null) {
    // A branch with those on it hangs in the middle of the air.
    const hasBranch = group.members.some((member) => member.thing.name === 'branch')
    const y = spot.y - sheet.height * (hasBranch ? BRANCH_UP : 0)
    return putGroup(sheet, group, within(sheet, group, lot.scale, { ...spot, y }), depth)
  }
  const isInWater = thing.pose === 'swimming' || thing.pose === 'diving'
  const dark =
    AFLOAT.has(thing.name) || isInWater
      ? []
      : [footing(sheet, spot.x, spot.y, spot.size * lot.breadth, depth - 0.02)]
  const there = (sprites: Sprite[]) => (REACHING.has(thing.name) ? sprites : inside(sheet, sprites, spot.y))
  return there([
    ...dark,
    put(sheet, thing, spot, { depth, isOpen: lot.isOpen, facing: spot.facing, outward: spot.outward }),
  ])
}

function shrunk(sprite: Sprite, less: number, x: number, y: number): Sprite {
  const place = { x: x * (1 - less), y: y * (1 - less), size: less }
  const { pivot, size } = sprite
  return {
    ...sprite,
    shapes: placed(sprite.shapes, place),
    pivot: { x: place.x + pivot.x * less, y: place.y + pivot.y * less },
    size: size * less,
  }
}

/** „słoń z parasolem”: a held thing has to be on the sheet, too. */
export function inside({ width, height }: Sheet, drawn: Sprite[], foot: number): Sprite[] {
  const all = boundsOf(withoutLight(drawn.flatMap(({ shapes }) => shapes)))
  const edge = width * FILLS.edge
  // A kite is high above its holder: both are smaller when it would leave the sheet.
  const less = Math.min(
    1,
    (foot - height * FILLS.edge) / Math.max(1, foot - all.top),
    (width * (1 - FILLS.edge * 2)) / Math.max(1, all.right - all.left),
  )
  const middle = (all.left + all.right) / 2
  const sprites = less === 1 ? drawn : drawn.map((sprite) => shrunk(sprite, less, middle, foot))
  const { left, right } = boundsOf(withoutLight(sprites.flatMap(({ shapes }) => shapes)))
  const [over, under] = [Math.max(0, right - width + edge), Math.max(0, edge - left)]
  const by = over > 0 && under > 0 ? 0 : under - over
  return by === 0
    ? sprites
    : sprites.map((sprite) => ({
        ...sprite,
        pivot: { ...sprite.pivot, x: sprite.pivot.x + by },
        shapes: placed(sprite.shapes, { x: by, y: 0, size: 1 }),
      }))
}

/** The height of the letters above a sleeper, as a share of the figure. */
const SNORES = 1.34

/** The height of a jump, as a share of the figure. */
const LEAP = 0.34

/** A group's own middle and ground, and the height of a unit in it, so that it stays on the sheet. */
export function within(
  { width, height }: Sheet,
  { box, members }: Group,
  scale: number,
  { x, y, size }: Spot,
): Spot {
  const wide = box.right - box.left
  // A jumping figure is higher than its place.
  const leaps = members.filter(({ thing: { pose } }) => pose === 'jumping')
  const sleepers = members.filter(({ thing: { pose } }) => pose === 'asleep')
  const top = Math.min(
    box.top,
    ...leaps.map((member) => boxOf(member).top - member.size * LEAP),
    ...sleepers.map((member) => member.y - member.size * SNORES),
  )
  const tall = box.bottom - top
  const one = Math.min(size / scale, (width * FILLS.wide) / wide, (height * (1 - FILLS.edge * 2)) / tall)
  const middle = x - ((box.left + box.right) / 2) * one
  const [near, far] = [width * FILLS.edge, width * (1 - FILLS.edge)]
  return {
    size: one,
    x: Math.min(far - box.right * one, Math.max(near - box.left * one, middle)),
    y: Math.min(height * (1 - FILLS.edge) - box.bottom * one, Math.max(height * FILLS.edge - top * one, y)),
  }
}

/** A group's things, which move together: a thing that carries another one stands still. */
export function putGroup(sheet: Sheet, group: Group, { x, y, size }: Spot, depth: number): Sprite[] {
  const { root, members } = group
  const isAfloat = AFLOAT.has(root.thing.name)
  const hasBranch = members.some(({ thing }) => thing.name === 'branch')
  const feet = members.filter(
    (member) =>
      !isAfloat && !hasBranch && member.isFront !== true && isOnGround(member.y, member.size, member.thing),
  )
  const dark = feet.map(({ bounds, ...member }) =>
    footing(
      sheet,
      x + (member.x + ((bounds.left + bounds.right) / 2) * member.size * (member.isFlipped ? -1 : 1)) * size,
      y + member.y * size,
      (bounds.right - bounds.left) * member.size * size,
      depth - 0.02,
    ),
  )
  const sprites = members.map((member) => {
    const { thing, shapes, turn, isFlipped } = member
    const foot = { x: x + member.x * size, y: y + member.y * size, size: member.size * size, turn, isFlipped }
    const isStill = member === root || member.isFront === true || member.shapes.length < 2
    const { motion } = ALL_MOTIFS[thing.name]
    const moving = member.isPaired === true ? placed(shapes, foot) : inPose(thing, shapes, foot, sheet)
    return spriteOf(moving, depth, {
      motion: isStill || motion === 'turn' || motion === 'rise' ? 'still' : motion,
      x: foot.x,
      y: foot.y,
      size: foot.size,
    })
  })
  return [...dark, ...sprites, ...musicOf(sheet, group, { x, y, size }, depth)]
}

/** A pair that dances has its music at both sides of both. */
function musicOf({ tones }: Sheet, { members }: Group, { x, y, size }: Spot, depth: number): Sprite[] {
  const pair = members.filter((member) => member.isPaired === true && member.thing.pose === 'dancing')
  const [first] = pair
  if (first === undefined) return []
  const boxes = pair.map(boxOf)
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right)),
  ]
  const wide = (right - left) * size
  const place = { x: x + ((left + right) / 2) * size, y: y + first.y * size, size: wide }
  const reach = Math.max(wide, first.size * size)
  // They stay within the sheet.
  return [spriteOf(notes({ x: place.x, y: Math.max(place.y, reach * 1.12), size: reach }, tones), depth)]
}

function isOnGround(y: number, size: number, { name, pose }: Thing): boolean {
  return Math.abs(y) < size * 0.1 && ALL_MOTIFS[name].floats !== true && pose !== 'flying'
}

/** The shadow of a standing thing. */
function footing({ tones }: Sheet, x: number, y: number, wide: number, depth: number): Sprite {
  const dark = mix(tones.deep, '#1a1430', 0.3)
  const cut = new Scissors()
  for (const [share, alpha] of [
    [0.58, 0.12],
    [0.48, 0.16],
    [0.36, 0.2],
  ] as const) {
    cut.oval(x + wide * 0.04, y, wide * share, wide * share * 0.11, dark, { isDetail: true, alpha })
  }
  return spriteOf(cut.shapes, depth)
}

export function put(
  { tones, random }: Sheet,
  thing: Thing,
  { x, y, size }: Spot,
  { depth, isOpen, facing: way, outward }: { readonly depth: number; readonly isOpen: boolean } & Ways,
): Sprite {
  const { name } = thing
  const { motion } = ALL_MOTIFS[name]
  const isTurned = random.chance(0.4)
  const turn = motion === 'turn' ? random.between(-0.12, 0.12) : 0
  const isCentred = motion === 'turn' || motion === 'beat'
  const shapes = shapesOf({ tones, random }, thing, { isOpen })
  const head = way === null ? null : headOf(shapes)
  const isAside = head !== null && head.eyes.length === 1
  // A kite's string is at the side where nobody stands.
  const isHeldOut = outward !== null && gripOf(name, thing.holds) === 'aside'
  const isFlipped =
    !ONE_WAY.has(name) && (isHeldOut ? outward === -1 : isAside ? Math.sign(head.x) !== way : isTurned)
  return spriteOf(inPose(thing, shapes, { x, y, size, turn, isFlipped }, { tones }), depth, {
    motion,
    x,
    y: isCentred ? y - size / 2 : y,
    size,
  })
}

/** A thing as it moves. A whole pair would fall over: it dances upright, with its music at both sides. */
function inPose(
  { name, pose }: Thing,
  shapes: readonly Shape[],
  place: Spot & { readonly turn: number; readonly isFlipped: boolean },
  { tones }: Pick<Sheet, 'tones'>,
): Shape[] {
  if (pose !== 'dancing' || !TOGETHER.has(name)) return posed(shapes, pose, place, tones)
  return [...placed(shapes, place), ...notes({ ...place, size: place.size * 1.3 }, tones)]
}
