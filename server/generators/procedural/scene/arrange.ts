import { mix } from '#server/media/brushes/colour.ts'
import { THINGS_MOST } from '#domain/generation/reading/counts.ts'
import { PEOPLE } from '#domain/generation/reading/people.ts'
import { canHold } from '#domain/generation/reading/wearing.ts'
import {
  just,
  type MotifName,
  type RelationName,
  type WantedMotif,
} from '#domain/generation/reading/brief.ts'
import { eachOf } from './each.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { notes, posed } from './posed.ts'
import { boundsOf } from '../picture/trace.ts'
import { randomOf } from '#server/media/brushes/random.ts'
import { boxOf, type Group, groupOf, type Node } from './relate.ts'
import { Scissors } from './scissors.ts'
import { type Place, type Sheet, spriteOf } from './scene.ts'
import { placed, type Shape, type Sprite } from './shape.ts'
import { nodesOf } from './nodes.ts'
import { TOGETHER } from './together.ts'
import { BESIDE_PEOPLE, BUILDINGS, FURNITURE, SMALL_THINGS, SURFACES, VEHICLES } from './surfaces.ts'
import { AFLOAT, ONE_WAY, shapesOf, type Thing } from './thing.ts'
import { headOf } from './head.ts'
import { gripOf } from './held.ts'

/** More than these don't stand beside each other: some take a step back. */
const ROW_MOST = 6

/** Things that are in the air only when nothing stands below them. */
const SWIMMING: ReadonlySet<MotifName> = new Set(['fish'])

/** Things that stand beside the others when there is no room above them: they lie, hang or float anywhere. */
const ANYWHERE: ReadonlySet<MotifName> = new Set(['rings', 'bow', 'bell', 'key', 'bauble', 'wreath'])

/** Small ornaments that float around the others. */
const ORNAMENTS: ReadonlySet<MotifName> = new Set(['heart', 'star', 'note', 'snowflake'])

/** Things placed together: one alone, or a group that is drawn already. */
interface Lot {
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

/** Places things on the ground or in the air: the first is the largest, the others keep to its sides. */
export function arrange(sheet: Sheet, place: Place, motifs: readonly WantedMotif[]): Sprite[] {
  const isOpen = place.isOpen === true
  const all = offTheFloor(
    { ...sheet, isOpen },
    besideSeat(noEmptySeat(oneSeat(eachRides(motifs.flatMap(eachOf))))),
  ).slice(0, THINGS_MOST)
  const things = besideEachOther(atLaidTable(putOnTable(all)))
  const drawn = nodesOf(things).map((node) => lotOf(sheet, node, isOpen))
  const { setting } = sheet.brief
  const isByLand = (lot: Lot) => !swims(lot) && !isInAir(lot) && lot.node.things[0].name !== 'lighthouse'
  const isOffshore =
    (setting === 'lake' && !drawn.every(swims)) || (setting === 'sea' && drawn.some(isByLand))
  const lots = drawn.map((lot) => ({ ...lot, isOffshore }))
  const isAlone = lots.every(isInAir)
  const isUp = (lot: Lot) =>
    isInAir(lot) &&
    !isLowCloud(lot, lots) &&
    !isPutDown(lot, lots) &&
    (isAlone || (!swims(lot) && !isCramped(lot, sheet, place)))
  const standing = lots.filter((lot) => !isUp(lot))
  const { sprites, tallest } = stand(sheet, place, standing)
  const up = lots.filter(isUp)
  if (standing.length === 0) return fly(sheet, place, up, null)
  const around = up.filter(isOrnament)
  const flying = up.filter((lot) => !isOrnament(lot))
  return [
    ...scattered(sheet, place, around, { count: standing.length, tallest }),
    ...sprites,
    ...fly(sheet, place, flying, tallest),
  ]
}

/** Food, which is never on the floor. */
const FOOD: ReadonlySet<MotifName> = new Set([
  'cake', 'gingerbread', 'babka', 'pizza', 'croissant', 'donut', 'chocolates', 'cup', 'glasses', 'drink', 'icecream', 'pie', 'cupcake', 'beer', 'bread',
  'burger', 'honey', 'pancakes', 'pierogi', 'popcorn', 'teapot', 'bottle',
]) // prettier-ignore

function isLoose({ name, relation, spot }: Thing): boolean {
  return FOOD.has(name) && spot === null && (relation === null || BY_IT.has(relation.name))
}

/** „kakao przy kominku”: it is on a table there. */
const BY_IT: ReadonlySet<RelationName> = new Set(['beside', 'front'])

/** „mama i córka, pierniki, kuchnia”: food of people at home is on a table. */
function offTheFloor(
  sheet: Sheet & { readonly isOpen: boolean },
  things: readonly Thing[],
): readonly Thing[] {
  const { brief } = sheet
  const hasTable = things.some(({ name }) => name === 'table')
  const isAtHome = brief.setting === 'room' ? things.some(isOnFeet) : false
  const isFurnished = things.some(
    ({ name }) => name === 'fireplace' || name === 'armchair' || name === 'sofa',
  )
  // A cake in a garden is on a table, too.
  const isOut = sheet.isOpen && things.some(({ name }) => name === 'cake')
  if (hasTable || !(isAtHome || isFurnished || isOut) || !things.some(isLoose)) return things
  return [
    ...eachOf(just('table')),
    ...things.map((thing) =>
      isLoose(thing) ? { ...thing, relation: { name: 'on' as const, to: 'table' as const } } : thing,
    ),
  ]
}

/** „miś i zając piją herbatę przy stole”: an animal without another place is at the table, too. */
function isGuest({ name, relation, spot, pose }: Thing): boolean {
  const isFigure = canHold(name) && ALL_MOTIFS[name].floats !== true
  return isFigure && relation === null && spot === null && pose === null
}

/** „babcia trzyma tort przy stole”: what people behind a table hold is on it, where it can be seen. */
function putOnTable(things: readonly Thing[]): Thing[] {
  return things.flatMap((thing) => {
    const { relation, holds } = thing
    if (holds === null || relation?.name !== 'behind' || relation.to !== 'table') return [thing]
    const laid = eachOf({ ...holds, relation: { name: 'on', to: 'table' } })
    return [{ ...thing, holds: null }, ...laid]
  })
}

function isOnFeet({ name, relation, spot, pose }: Thing): boolean {
  return PEOPLE.has(name) && relation === null && spot === null && pose !== 'flying'
}

/** „dziadek z wnukiem na rowerach”: there are as many seats as sit on them. */
function noEmptySeat(things: readonly Thing[]): readonly Thing[] {
  return things.filter((thing) => {
    if (SURFACES[thing.name]?.isSeat !== true) return true
    const riders = things.filter(
      ({ relation }) => relation?.name === 'on' && relation.to === thing.name,
    ).length
    return riders === 0 || thing.nth < riders
  })
}

/** Seats for one. */
const SINGLE_SEATS: ReadonlySet<MotifName> = new Set(['armchair', 'chair', 'deckchair'])

function isInSeat({ relation }: Thing): boolean {
  return relation?.name === 'on' && SINGLE_SEATS.has(relation.to)
}

/** „babcia z kotem w fotelu”: with a person in it, an animal is beside a seat for one. */
function besideSeat(things: readonly Thing[]): readonly Thing[] {
  const taken = new Set(
    things.filter((thing) => isInSeat(thing) && PEOPLE.has(thing.name)).map(({ relation }) => relation?.to),
  )
  return things.map((thing) =>
    isInSeat(thing) && !PEOPLE.has(thing.name) && canHold(thing.name) && taken.has(thing.relation?.to)
      ? { ...thing, relation: null }
      : thing,
  )
}

/** The two of a pair that is else one drawing. */
const RIDERS: Readonly<Partial<Record<MotifName, readonly [MotifName, MotifName]>>> = {
  couple: ['woman', 'man'],
  grandparents: ['grandma', 'grandpa'],
}

/** “a couple riding bicycles”: each has one. */
function eachRides(things: readonly Thing[]): readonly Thing[] {
  const company = things.find(({ name, relation }) => TOGETHER.has(name) && relation?.to === 'bicycle')
  const two = company === undefined ? undefined : RIDERS[company.name]
  const bicycle = things.find(({ name }) => name === 'bicycle')
  if (company === undefined || two === undefined || bicycle === undefined) return things
  return [
    ...two.map((name, nth) => ({ ...company, name, nth })),
    ...two.map((_, nth) => ({ ...bicycle, nth })),
    ...things.filter((thing) => thing !== company && thing.name !== 'bicycle'),
  ]
}

/** “a couple on deckchairs”: a couple in one drawing is on one of them, and no other stays empty. */
function oneSeat(things: readonly Thing[]): readonly Thing[] {
  const company = things.find(({ name, relation }) => TOGETHER.has(name) && relation?.name === 'on')
  const seat = things.find(({ name }) => name === company?.relation?.to)
  return seat === undefined ? things : things.filter((thing) => thing === seat || thing.name !== seat.name)
}

/** „babcia i tort na stole”: people without another place stand at the laid table. */
function atLaidTable(things: readonly Thing[]): Thing[] {
  const hasFireplace = things.some(({ name }) => name === 'fireplace')
  const isLaid = things.some(({ relation }) => relation?.name === 'on' && relation.to === 'table')
  return things.map((thing) =>
    // „kominek ze skarpetami”: they hang from it.
    hasFireplace && thing.name === 'stocking' && thing.relation?.name !== 'on'
      ? { ...thing, relation: { name: 'front', to: 'fireplace' } }
      : isLaid && (isOnFeet(thing) || isGuest(thing))
        ? { ...thing, relation: { name: 'behind', to: 'table' } }
        : thing,
  )
}

/** How much larger a building is beside others than by itself, and a vehicle. */
const BUILDING = 1.6
const VEHICLE = 1.5

/** A cat is smaller than a person in their chair, a cup smaller than a bear in it. */
function besideEachOther(things: readonly Thing[]): Thing[] {
  const hasPeople = things.some(({ name }) => PEOPLE.has(name))
  const hasOthers = things.some(({ name }) => !BUILDINGS.has(name) && ALL_MOTIFS[name].floats !== true)
  const hasMore = things.some(({ name }) => !VEHICLES.has(name) && ALL_MOTIFS[name].floats !== true)
  const hasAnimals = things.some(({ name }) => canHold(name) && !PEOPLE.has(name))
  const hasLarge = things.some(({ name }) => name === 'suitcase' || name === 'guitar' || name === 'bicycle')
  const isFurnished = hasPeople || things.some(({ name }) => FURNITURE.has(name))
  return things.map((thing) => {
    // „wiatrak i bociany”: a building is never as small as the figure beside it.
    const isAlongside =
      VEHICLES.has(thing.name) && !things.some(({ relation }) => relation?.to === thing.name)
    if (hasMore && isAlongside) return { ...thing, grown: thing.grown * VEHICLE }
    if (hasOthers && BUILDINGS.has(thing.name)) return { ...thing, grown: thing.grown * BUILDING }
    const share = BESIDE_PEOPLE[thing.name] ?? 1
    // Animals of a picture book are hardly smaller than people, and the things of their size beside them.
    const isSmall = SMALL_THINGS.has(thing.name)
    if (hasPeople || (isFurnished && (thing.relation === null || isSmall)) || (hasLarge && isSmall))
      return { ...thing, grown: thing.grown * share }
    const isBesideAnimal = hasAnimals && isSmall && thing.relation === null
    return isBesideAnimal ? { ...thing, grown: thing.grown * (0.4 + share * 0.6) } : thing
  })
}

function lotOf(sheet: Sheet, node: Node, isOpen: boolean): Lot {
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
const WITH_IT: ReadonlySet<RelationName> = new Set(['on', 'in', 'front', 'behind', 'beside', 'above'])

/** Things drawn without a ground, which yet lie somewhere where others stand: no letter is in the sky. */
const PUT_DOWN: ReadonlySet<MotifName> = new Set([
  'rosary', 'letter', 'rings', 'cap', 'medal', 'key', 'crown', 'bow', 'bracelet', 'tie', 'eyeglasses', 'hat',
]) // prettier-ignore

function isPutDown({ node: { things } }: Lot, lots: readonly Lot[]): boolean {
  return PUT_DOWN.has(things[0].name) && lots.some((lot) => !isInAir(lot))
}

/** A person on a cloud with others who stand beside it: the cloud is among them, where it hides no head. */
function isLowCloud({ node: { things, kids } }: Lot, lots: readonly Lot[]): boolean {
  return (
    things[0].name === 'cloud' && kids.some(({ name }) => name === 'in') && lots.some((lot) => !isInAir(lot))
  )
}

/** A swimming thing beside a person doesn't fly above them. */
function swims({ node: { things } }: Lot): boolean {
  return AFLOAT.has(things[0].name)
}

function isInAir({ node: { things, kids } }: Lot): boolean {
  const [{ name, pose }] = things
  const floats = ALL_MOTIFS[name].floats === true || pose === 'flying'
  const isLeafUnder = name === 'leaf' && kids.some((kid) => kid.name === 'on')
  return floats && !isLeafUnder && kids.every((kid) => WITH_IT.has(kid.name))
}

/** Whether a low sheet leaves no air above those who stand. */
function isCramped({ node: { things, kids } }: Lot, { height }: Sheet, { ground, hero }: Place): boolean {
  const [{ name, spot }] = things
  return spot === null && kids.length === 0 && ANYWHERE.has(name) && ground - hero < height * 0.32
}

/** Gives each standing figure as much room as it is wide; a crowd stands in two rows. */
function stand(sheet: Sheet, place: Place, lots: readonly Lot[]): { sprites: Sprite[]; tallest: number } {
  const isCrowd = lots.length > ROW_MOST
  const behind = isCrowd ? lots.filter((_, index) => index % 2 === 1) : []
  const front = isCrowd ? lots.filter((_, index) => index % 2 === 0) : lots
  const rows = [
    ...(isCrowd ? [row(sheet, place, behind, { isBehind: true, of: lots.length })] : []),
    row(sheet, place, front, { isBehind: false, of: lots.length }),
  ]
  return {
    sprites: rows.flatMap(({ sprites }) => sprites),
    tallest: Math.max(0, ...rows.map(({ tallest }) => tallest)),
  }
}

interface Row {
  readonly isBehind: boolean
  /** The number in all rows. */
  readonly of: number
}

/** From so many on they stand a little before each other. */
const CLOSE_FROM = 3

/** As a share of the sheet: how much a group may fill, and how near it may come to an edge. */
const FILLS = { wide: 0.8, tall: 0.9, edge: 0.03 } as const

/** How far a small thing by itself grows towards the size of a usual hero. */
const ALONE = 0.7

/** How tall several beside each other are at most, as a share of the usual hero. */
const ROOMY_MOST = 1.22
const KITE_FLYER = 0.88

/** The tallest of three or more is in the middle, the lower ones at both sides: their outline is a gable. */
function tallestInside<Item extends { readonly size: number }>(items: readonly Item[]): Item[] {
  if (items.length < 3) return [...items]
  const order: Item[] = []
  for (const [index, item] of items.toSorted((one, other) => other.size - one.size).entries())
    if (index % 2 === 0) order.push(item)
    else order.unshift(item)
  return order
}

function row(sheet: Sheet, place: Place, lots: readonly Lot[], { isBehind, of }: Row) {
  const { width, height, random } = sheet
  const crowd = of === 1 ? 1 : 0.86 / Math.sqrt(Math.min(of, ROW_MOST) * 0.72)
  const people = lots.filter(({ node, group }) => group === null && PEOPLE.has(node.things[0].name)).length
  const sized = lots.toSorted(fromTheLeft).map((lot) => {
    const { scale, breadth } = lot
    const [{ name }] = lot.node.things
    // People have the heights that they have: no mother is taller than the father because she was named first.
    const isAmongPeople = lot.group === null && PEOPLE.has(name) && people > 1
    const isFirst = lot === lots[0] && !isBehind
    const share = isAmongPeople ? 1 : isFirst ? 1.12 : random.between(0.88, 1)
    const { grown } = lot.node.things[0]
    const usual = scale / grown
    const tall = of === 1 && lot.group === null && usual < 1 ? (usual + (1 - usual) * ALONE) * grown : scale
    const size = place.hero * tall * crowd * share
    return { lot, size, wide: size * breadth }
  })
  const those = lots.every((lot) => sideOf(lot) === 'middle') ? tallestInside(sized) : sized
  const total = those.reduce((sum, { wide }) => sum + wide, 0)
  const room = (width * 0.86) / Math.max(1, total)
  // Many small things take the room there is.
  const tallestOf = Math.max(1, ...those.map(({ size, lot }) => (lot.group === null ? size : size * 1.1)))
  // A kite needs the air above them.
  const hasKite = lots.some(({ node }) => node.things[0].holds?.name === 'kite')
  const most = hasKite ? KITE_FLYER : ROOMY_MOST
  const roomy = of > 1 ? Math.min((width * 0.7) / Math.max(1, total), (place.hero * most) / tallestOf) : 1
  const close = lots.length > CLOSE_FROM ? 0.86 : 0.97
  const shrink = room < close ? room / close : Math.max(1, roomy)
  // Grown ones stand as far apart as they are wide now.
  const spread = Math.min(room, lots.length > 1 ? Math.max(1.16, shrink * 1.1) : 1.12)
  const highest = place.ground * FILLS.tall
  const tall = Math.max(0, ...those.map(({ size }) => Math.min(highest, size * shrink)))
  const sprites: Sprite[] = []
  let x = middleOf(lots, width, total * spread) - (total * spread) / 2
  for (const [index, { lot, size, wide }] of those.entries()) {
    // Of unlike ones the tall stand behind the low, of like ones every second a little behind.
    const isUnlike =
      Math.max(...those.map((one) => one.size)) > 1.5 * Math.min(...those.map((one) => one.size))
    const isBack = those.length > 2 && isUnlike ? size > (tall * 0.7) / shrink : index % 2 === 1
    const step = isBehind ? tall * 0.42 : isBack ? height * 0.035 : 0
    const spot = {
      x: x + (wide * spread) / 2,
      y: place.ground - step,
      size: lot.group === null ? size * shrink : Math.min(size * shrink, highest),
    }
    const depth = isBehind ? 0.73 : isBack ? 0.76 : 0.82
    sprites.push(
      ...putLot(
        sheet,
        lot,
        {
          ...spot,
          facing: facing(
            those.map((one) => one.lot),
            index,
          ),
          outward: those.length === 1 ? null : index < those.length / 2 ? -1 : 1,
        },
        depth,
      ),
    )
    x += wide * spread
  }
  return { sprites, tallest: tall }
}

/** Two of a kind look at each other; other figures look in their usual direction. */
function facing(lots: readonly Lot[], index: number): Facing {
  const [one, other] = lots
  const isPair = lots.length === 2 && one?.group === null && other?.group === null
  return isPair && one.node.things[0].name === other.node.things[0].name ? (index === 0 ? 1 : -1) : null
}

/** The direction of a head in profile: 1 is to the right; null for any. */
type Facing = -1 | 1 | null

interface Ways {
  readonly facing: Facing
  /** The side without neighbours; null when there are none. */
  readonly outward: -1 | 1 | null
}

function fromTheLeft(one: Lot, other: Lot): number {
  return SIDES[sideOf(one)] - SIDES[sideOf(other)]
}

const SIDES = { left: -1, middle: 0, right: 1 } as const

function sideOf({ node: { things, kids } }: Lot): keyof typeof SIDES {
  const kid = kids
    .flatMap(({ nodes }) => nodes.map(({ things: [thing] }) => thing.spot))
    .find((spot) => spot !== null)
  return (things[0].spot ?? kid)?.across ?? 'middle'
}

/** The middle of a row: those who are all at one side leave the other one free. */
function middleOf(lots: readonly Lot[], width: number, wide: number): number {
  const [side] = new Set(lots.map(sideOf))
  const isOneSide = lots.every((lot) => sideOf(lot) === side)
  if (!isOneSide || side === undefined || side === 'middle') return width / 2
  const room = Math.max(0, width * (0.5 - FILLS.edge) - wide / 2)
  return width / 2 + SIDES[side] * Math.min(width * 0.22, room)
}

interface Spot {
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
function putLot(sheet: Sheet, lot: Lot, said: Spot & Ways, depth: number): Sprite[] {
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
  const dark = AFLOAT.has(thing.name)
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
function inside({ width, height }: Sheet, drawn: Sprite[], foot: number): Sprite[] {
  const all = boundsOf(drawn.flatMap(({ shapes }) => shapes))
  const edge = width * FILLS.edge
  // A kite is high above its holder: both are smaller when it would leave the sheet.
  const less = Math.min(
    1,
    (foot - height * FILLS.edge) / Math.max(1, foot - all.top),
    (width * (1 - FILLS.edge * 2)) / Math.max(1, all.right - all.left),
  )
  const middle = (all.left + all.right) / 2
  const sprites = less === 1 ? drawn : drawn.map((sprite) => shrunk(sprite, less, middle, foot))
  const { left, right } = boundsOf(sprites.flatMap(({ shapes }) => shapes))
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
function within(
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
function putGroup(sheet: Sheet, group: Group, { x, y, size }: Spot, depth: number): Sprite[] {
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

/** Whether it only adorns or shines: it lies, hangs or floats anywhere, above the others where they are in the air. */
function isTrimming({ node: { things, kids } }: Lot): boolean {
  const [{ name, of }] = things
  // A heart made of roses is no trimming.
  if (of !== null) return false
  const isTrim = ANYWHERE.has(name) || ORNAMENTS.has(name) || name === 'moon' || name === 'sun'
  return kids.length === 0 && isTrim
}

/** Where ornaments float beside and above the heads, as shares of the sheet, and how large they are. */
const AROUND = [
  { x: 0.8, y: 0.2, size: 1 },
  { x: 0.17, y: 0.36, size: 0.86 },
  { x: 0.87, y: 0.43, size: 0.68 },
  { x: 0.34, y: 0.14, size: 0.66 },
  { x: 0.62, y: 0.1, size: 0.56 },
  { x: 0.1, y: 0.56, size: 0.6 },
  { x: 0.92, y: 0.62, size: 0.52 },
] as const

/** Hearts and stars around those who stand, each of another size. */
function scattered(
  sheet: Sheet,
  { hero, ground }: Place,
  lots: readonly Lot[],
  { count, tallest }: { readonly count: number; readonly tallest: number },
): Sprite[] {
  const { width, height, random } = sheet
  return lots.flatMap((lot, index) => {
    const [thing] = lot.node.things
    // „dwa misie trzymają serce”: one between two is theirs.
    const isShared = lots.length === 1 && count === 2
    const between = { x: 0.5, y: (ground - tallest * 0.86) / height, size: 1.1 }
    const at = isShared ? between : (AROUND[index % AROUND.length] ?? AROUND[0])
    const size = Math.min(hero * 0.42 * lot.scale, height * 0.19) * at.size
    const x = width * (at.x + random.between(-0.02, 0.02))
    const spot = { x, y: height * (at.y + random.between(-0.02, 0.02)) + size / 2, size }
    return [put(sheet, thing, spotted(sheet, thing, lot.breadth, spot), PLACED_IN_AIR)]
  })
}

const PLACED_IN_AIR = { depth: 0.7, isOpen: false, facing: null, outward: null } as const

/** An ornament that nothing else is placed by. */
function isOrnament({ node: { things, kids }, group }: Lot): boolean {
  return (
    kids.length === 0 &&
    group === null &&
    ORNAMENTS.has(things[0].name) &&
    things[0].of === null &&
    things[0].spot === null
  )
}

/** Flying things share the air above the standing ones; alone they take the middle. */
function fly(sheet: Sheet, place: Place, lots: readonly Lot[], tallest: number | null): Sprite[] {
  const { width, height, random } = sheet
  const small = lots.filter(isTrimming)
  // „ptaki na gałęzi i serca”: hearts float above the others, and don't stand between them.
  if (tallest === null && small.length > 0 && small.length < lots.length)
    return [
      ...fly(
        sheet,
        place,
        lots.filter((lot) => !isTrimming(lot)),
        null,
      ),
      ...fly(sheet, { ...place, hero: place.hero * 0.5 }, small, place.ground * 0.7),
    ]
  const isCrowd = lots.length > 1
  return lots.toSorted(fromTheLeft).flatMap((lot, index) => {
    const { node, group, scale, breadth } = lot
    const [thing] = node.things
    const isSwimming = SWIMMING.has(thing.name)
    const many = isCrowd ? 0.74 / Math.sqrt(lots.length * 0.6) : 1
    const size = Math.min(
      place.hero * 1.1 * scale * many * (tallest === null ? 1.15 : 0.72),
      (width * (isCrowd ? 1.04 / lots.length : 0.8)) / breadth,
      group === null ? Infinity : height * 0.8,
      // Above a tall one there is only so much air.
      tallest === null || isSwimming ? Infinity : Math.max(height * 0.2, (place.ground - tallest) * 0.9),
    )
    const depth = tallest === null || isSwimming ? 0.8 : 0.72
    const beside = tallest === null ? width / 2 : width * random.pick([0.24, 0.76])
    const x = isCrowd ? width * (0.12 + ((index + 0.5) / lots.length) * 0.76) : beside
    const above =
      tallest === null
        ? height * 0.5
        : isSwimming
          ? Math.min(height * 0.93, place.ground + size * 0.5)
          : Math.max(size * 0.6, (place.ground - tallest) * 0.62)
    const swing = isCrowd ? height * (isSwimming ? 0.02 : 0.07) * (index % 2 === 0 ? -1 : 1) : 0
    const foot = Math.max(above + swing + size / 2, height * FILLS.edge + size)
    const spot = spotted(sheet, thing, breadth, { x, y: foot, size })
    if (group !== null) return putGroup(sheet, group, within(sheet, group, scale, spot), depth)
    const flown = put(sheet, thing, spot, {
      depth,
      isOpen: false,
      facing: facing(lots, index),
      outward: null,
    })
    // What hangs or flies at a side is whole, too.
    return thing.spot === null ? inside(sheet, [flown], spot.y) : [flown]
  })
}

/** „w prawym górnym rogu”: at the given place, small enough for a corner. */
function spotted({ width, height }: Sheet, { spot }: Thing, breadth: number, free: Spot): Spot {
  if (spot === null) return free
  const isCorner = spot.across !== null && spot.up !== null
  const size = isCorner ? Math.min(free.size, Math.min(width, height) * 0.3) : free.size
  const half = (size * breadth) / 2 + width * FILLS.edge
  const x =
    spot.across === null
      ? free.x
      : spot.across === 'left'
        ? Math.max(half, width * 0.2)
        : Math.min(width - half, width * 0.8)
  const y =
    spot.up === null
      ? free.y - free.size / 2 + size / 2
      : spot.up === 'top'
        ? height * FILLS.edge * 1.5 + size
        : height * (1 - FILLS.edge * 1.5)
  return { x, y, size }
}

function put(
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
