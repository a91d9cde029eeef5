import type { WantedMotif } from '#domain/generation/reading/brief.ts'
import { PEOPLE } from '#domain/generation/reading/people.ts'
import { canHold } from '#domain/generation/reading/wearing.ts'
import { eachOf } from './each.ts'
import { fly, scattered } from './inAir.ts'
import {
  type Lot,
  SIDES,
  facing,
  fromTheLeft,
  isCramped,
  isInAir,
  isLowCloud,
  isOrnament,
  isPutDown,
  lotOf,
  sideOf,
  swims,
} from './lot.ts'
import { nodesOf } from './nodes.ts'
import { FILLS, putLot } from './putting.ts'
import type { Place, Sheet } from './scene.ts'
import { settled } from './settled.ts'
import type { Sprite } from './shape.ts'

/** More than these don't stand beside each other: some take a step back. */
const ROW_MOST = 6

/** Places things on the ground or in the air: the first is the largest, the others keep to its sides. */
export function arrange(sheet: Sheet, place: Place, motifs: readonly WantedMotif[]): Sprite[] {
  const isOpen = place.isOpen === true
  const things = settled({ ...sheet, isOpen }, motifs.flatMap(eachOf))
  const drawn = nodesOf(things).map((node) => lotOf(sheet, node, isOpen))
  const { setting } = sheet.brief
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

/** Whether it needs ground to stand on. */
function isByLand(lot: Lot): boolean {
  return !swims(lot) && !isInAir(lot) && lot.node.things[0].name !== 'lighthouse'
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

/** „szachista gra z niedźwiedziem”: the board is between its two players; null for others. */
function atBoard<Item extends { readonly lot: Lot }>(items: readonly Item[]): Item[] | null {
  const nameOf = ({ lot }: Item) => lot.node.things[0].name
  const board = items.find((item) => nameOf(item) === 'chess')
  const [one, other, ...more] = items.filter((item) => canHold(nameOf(item)))
  if (board === undefined || one === undefined || other === undefined) return null
  return more.length > 0 || items.length > 3 ? null : [one, board, other]
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
  const isFree = lots.every((lot) => sideOf(lot) === 'middle')
  const those = isFree ? (atBoard(sized) ?? tallestInside(sized)) : sized
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

/** The middle of a row: those who are all at one side leave the other one free. */
function middleOf(lots: readonly Lot[], width: number, wide: number): number {
  const [side] = new Set(lots.map(sideOf))
  const isOneSide = lots.every((lot) => sideOf(lot) === side)
  if (!isOneSide || side === undefined || side === 'middle') return width / 2
  const room = Math.max(0, width * (0.5 - FILLS.edge) - wide / 2)
  return width / 2 + SIDES[side] * Math.min(width * 0.22, room)
}
