import type { MotifName } from '#domain/generation/reading/brief.ts'
import { type Lot, facing, fromTheLeft, isTrimming } from './lot.ts'
import { FILLS, type Spot, inside, put, putGroup, within } from './putting.ts'
import type { Place, Sheet } from './scene.ts'
import type { Sprite } from './shape.ts'
import type { Thing } from './thing.ts'

/** Things that are in the air only when nothing stands below them. */
const SWIMMING: ReadonlySet<MotifName> = new Set(['fish'])

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
export function scattered(
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

/** Flying things share the air above the standing ones; alone they take the middle. */
export function fly(sheet: Sheet, place: Place, lots: readonly Lot[], tallest: number | null): Sprite[] {
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
