import type { MotifName, RelationName } from '#domain/generation/reading/brief.ts'
import { isMoon } from '#domain/generation/reading/inSky.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { boundsOf } from '../picture/trace.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import type { Group, Node } from './group.ts'
import { groupOf } from './relate.ts'
import type { Place, Sheet } from './scene.ts'
import { AFLOAT, type Thing, shapesOf } from './thing.ts'

/** Things that stand beside the others when there is no room above them: they lie, hang or float anywhere. */
const ANYWHERE: ReadonlySet<MotifName> = new Set(['rings', 'bow', 'bell', 'key', 'bauble', 'wreath'])

/** Small ornaments that float around the others. */
const ORNAMENTS: ReadonlySet<MotifName> = new Set(['heart', 'star', 'note', 'snowflake'])

/** Things placed together: one alone, or a group that is drawn already. */
export interface Lot {
  readonly node: Node
  /** Null for a thing alone, which is drawn at its place. */
  readonly group: Group | null
  /** Its height and width, relative to the usual hero. */
  readonly scale: number
  readonly breadth: number
  /** Whether it is outside. */
  readonly isOpen: boolean
  /** Others stand on the shore, and a boat is before it. */
  readonly isOffshore?: boolean
}

export function lotOf(sheet: Sheet, node: Node, isOpen: boolean): Lot {
  const [thing] = node.things
  if (node.things.length === 1 && node.kids.length === 0) {
    const { scale = 1, breadth } = ALL_MOTIFS[thing.name]
    return {
      node,
      group: null,
      scale: scale * thing.grown,
      breadth: thing.many > 1 ? bodyOf(sheet, thing) : Math.max(breadth, bodyOf(sheet, thing)),
      isOpen,
    }
  }
  const group = groupOf(sheet, node, { isOpen })
  const scale = Math.max(0.3, -group.box.top)
  return { node, group, scale, breadth: (group.box.right - group.box.left) / scale, isOpen }
}

/** The width of a body around its middle: tails and wings reach further than the feet. */
function bodyOf({ tones }: Sheet, thing: Thing): number {
  const { name, colour, pose } = thing
  if (thing.many > 1) {
    const { left, right } = boundsOf(shapesOf({ tones, random: randomOf(name) }, thing))
    return right - left
  }
  const shapes = ALL_MOTIFS[name].draw({ tones, random: randomOf(name), own: colour, pose })
  const { left, right } = boundsOf(shapes.filter(({ line, isDetail }) => line === null && !isDetail))
  return Math.min(ALL_MOTIFS[name].breadth * 1.4, 2 * Math.max(-left, right))
}

/** A thing with one of these relations to a thing in the air is in the air with it. */
const WITH_IT: ReadonlySet<RelationName> = new Set([
  'on',
  'in',
  'front',
  'behind',
  'beside',
  'above',
  'pulling',
])

/** Things drawn without a ground, which yet lie somewhere where others stand: no letter is in the sky. */
const PUT_DOWN: ReadonlySet<MotifName> = new Set([
  'rosary', 'letter', 'rings', 'cap', 'medal', 'key', 'crown', 'bow', 'bracelet', 'tie', 'eyeglasses', 'hat',
]) // prettier-ignore

export function isPutDown({ node: { things } }: Lot, lots: readonly Lot[]): boolean {
  return PUT_DOWN.has(things[0].name) && lots.some((lot) => !isInAir(lot))
}

/** A person on a cloud with others who stand beside it: the cloud is among them, where it hides no head. */
export function isLowCloud({ node: { things, kids } }: Lot, lots: readonly Lot[]): boolean {
  return (
    things[0].name === 'cloud' && kids.some(({ name }) => name === 'in') && lots.some((lot) => !isInAir(lot))
  )
}

/** A swimming thing beside a person doesn't fly above them. */
export function swims({ node: { things } }: Lot): boolean {
  return AFLOAT.has(things[0].name)
}

export function isInAir({ node: { things, kids } }: Lot): boolean {
  const [{ name, pose }] = things
  const floats = ALL_MOTIFS[name].floats === true || pose === 'flying'
  const isLeafUnder = name === 'leaf' && kids.some((kid) => kid.name === 'on')
  return floats && !isLeafUnder && kids.every((kid) => WITH_IT.has(kid.name))
}

/** Whether a low sheet leaves no air above those who stand. */
export function isCramped(
  { node: { things, kids } }: Lot,
  { height }: Sheet,
  { ground, hero }: Place,
): boolean {
  const [{ name, spot }] = things
  return spot === null && kids.length === 0 && ANYWHERE.has(name) && ground - hero < height * 0.32
}

/** Those beside each other look to their middle: two of a kind at each other, a giver at the other one. */
export function facing(lots: readonly Lot[], index: number): Facing {
  const [one, other] = lots
  const isOnePair = lots.length === 2 && one?.node.things[0].name === other?.node.things[0].name
  if (isOnePair && (one?.group !== null || other?.group !== null)) return null
  const off = index - (lots.length - 1) / 2
  return lots.length < 2 || off === 0 ? null : off < 0 ? 1 : -1
}

/** The direction of a head in profile: 1 is to the right; null for any. */
export type Facing = -1 | 1 | null

export function fromTheLeft(one: Lot, other: Lot): number {
  return SIDES[sideOf(one)] - SIDES[sideOf(other)]
}

export const SIDES = { left: -1, middle: 0, right: 1 } as const

export function sideOf({ node: { things, kids } }: Lot): keyof typeof SIDES {
  const kid = kids
    .flatMap(({ nodes }) => nodes.map(({ things: [thing] }) => thing.spot))
    .find((spot) => spot !== null)
  return (things[0].spot ?? kid)?.across ?? 'middle'
}

/** Whether it only adorns or shines: it lies, hangs or floats anywhere, above the others where they are in the air. */
export function isTrimming({ node: { things, kids } }: Lot): boolean {
  const [{ name, of }] = things
  // A heart made of roses is no trimming.
  if (of !== null) return false
  const isTrim = ANYWHERE.has(name) || ORNAMENTS.has(name) || isMoon(name) || name === 'sun'
  return kids.length === 0 && isTrim
}

/** An ornament that nothing else is placed by. */
export function isOrnament({ node: { things, kids }, group }: Lot): boolean {
  return (
    kids.length === 0 &&
    group === null &&
    ORNAMENTS.has(things[0].name) &&
    things[0].of === null &&
    things[0].spot === null
  )
}
