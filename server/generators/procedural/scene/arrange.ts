import { mix } from '#server/media/brushes/colour.ts'
import { THINGS_MOST } from '#domain/generation/reading/counts.ts'
import type { MotifName, SizeName, WantedMotif } from '#domain/generation/reading/brief.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { posed } from './posed.ts'
import { Scissors } from './scissors.ts'
import { type Place, type Sheet, spriteOf } from './scene.ts'
import type { Sprite } from './shape.ts'
import { heldBy } from './held.ts'
import { withWorn } from './worn.ts'

/** More than these don't stand beside each other: some take a step back. */
const ROW_MOST = 6

/** What would look wrong turned round, and what throws no shadow because it swims. */
const ONE_WAY: ReadonlySet<MotifName> = new Set([
  'note', 'guitar', 'letter', 'book', 'train', 'car', 'doctor', 'flag', 'piano', 'violin', 'clock', 'bus', 'firetruck',
  'truck', 'ambulance', 'postman',
  'newspaper', 'blackboard', 'laptop', 'footballer', 'diploma',
]) // prettier-ignore
/** What is in the air only where nothing stands below it. */
const SWIMMING: ReadonlySet<MotifName> = new Set(['fish'])
const AFLOAT: ReadonlySet<MotifName> = new Set(['boat', 'whale', 'swan'])

const SIZES: Readonly<Record<SizeName, number>> = { small: 0.62, large: 1.28, huge: 1.6 }

/** One thing to be put somewhere. */
interface Thing extends Pick<WantedMotif, 'name' | 'pose' | 'of' | 'wears' | 'holds'> {
  readonly colour: string | null
  readonly colours: readonly string[]
  /** How tall it is beside others of its kind. */
  readonly grown: number
  readonly nth: number
}

/** Puts things where they stand or fly: the first is the largest, the others keep to its sides. */
export function arrange(sheet: Sheet, place: Place, motifs: readonly WantedMotif[]): Sprite[] {
  const things = motifs.flatMap(eachOf).slice(0, THINGS_MOST)
  const standing = things.filter((thing) => !isInAir(thing))
  const { sprites, tallest } = stand(sheet, place, standing)
  return [...sprites, ...fly(sheet, place, things.filter(isInAir), standing.length === 0 ? null : tallest)]
}

function isInAir({ name, pose }: Thing): boolean {
  return ALL_MOTIFS[name].floats === true || pose === 'flying'
}

/** Several of a kind share its colours between them. */
function eachOf({ name, count, colours, size, pose, of, wears, holds }: WantedMotif): Thing[] {
  const grown = size === null ? 1 : SIZES[size]
  return Array.from({ length: count }, (_, index) => {
    const dress = wears.find((worn) => worn.name === 'dress')?.colours[0]
    const colour = dress ?? colours[index % Math.max(1, colours.length)] ?? null
    return { name, colour, colours, pose, of, wears, holds, grown, nth: index }
  })
}

/** Everybody who stands gets room as wide as they are; a crowd stands in two rows. */
function stand(sheet: Sheet, place: Place, things: readonly Thing[]): { sprites: Sprite[]; tallest: number } {
  const isCrowd = things.length > ROW_MOST
  const behind = isCrowd ? things.filter((_, index) => index % 2 === 1) : []
  const front = isCrowd ? things.filter((_, index) => index % 2 === 0) : things
  const rows = [
    ...(isCrowd ? [row(sheet, place, behind, { isBehind: true, of: things.length })] : []),
    row(sheet, place, front, { isBehind: false, of: things.length }),
  ]
  return {
    sprites: rows.flatMap(({ sprites }) => sprites),
    tallest: Math.max(0, ...rows.map(({ tallest }) => tallest)),
  }
}

interface Row {
  readonly isBehind: boolean
  /** How many stand in all rows. */
  readonly of: number
}

function row(sheet: Sheet, place: Place, things: readonly Thing[], { isBehind, of }: Row) {
  const { width, height, random } = sheet
  const crowd = of === 1 ? 1 : 0.86 / Math.sqrt(Math.min(of, ROW_MOST) * 0.72)
  const those = things.map((thing, index) => {
    const { scale = 1, breadth } = ALL_MOTIFS[thing.name]
    const isFirst = index === 0 && !isBehind
    const size = place.hero * scale * crowd * thing.grown * (isFirst ? 1.12 : random.between(0.88, 1))
    return { thing, size, wide: size * breadth }
  })
  const total = those.reduce((sum, { wide }) => sum + wide, 0)
  const squeeze = Math.min(things.length > 1 ? 1.6 : 1.12, (width * 0.86) / Math.max(1, total))
  // Many small things take the room there is.
  const roomy = of > 1 ? (width * 0.62) / Math.max(1, total) : 1
  const shrink = squeeze < 0.86 ? squeeze / 0.86 : Math.min(1.4, Math.max(1, roomy))
  const tall = Math.max(0, ...those.map(({ size }) => size * shrink))
  const sprites: Sprite[] = []
  let x = width / 2 - (total * squeeze) / 2
  for (const [index, { thing, size, wide }] of those.entries()) {
    const isBack = index % 2 === 1
    const step = isBehind ? tall * 0.42 : isBack ? height * 0.035 : 0
    const spot = { x: x + (wide * squeeze) / 2, y: place.ground - step, size: size * shrink }
    const depth = isBehind ? 0.73 : isBack ? 0.76 : 0.82
    if (!AFLOAT.has(thing.name)) sprites.push(footing(sheet, spot.x, spot.y, wide * shrink, depth - 0.02))
    sprites.push(put(sheet, thing, spot, depth))
    x += wide * squeeze
  }
  return { sprites, tallest: tall }
}

/** The dark that a thing stands in. */
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

/** What flies shares the air above those who stand; alone it takes the middle. */
function fly(sheet: Sheet, place: Place, things: readonly Thing[], tallest: number | null): Sprite[] {
  const { width, height, random } = sheet
  const isCrowd = things.length > 1
  return things.map((thing, index) => {
    const { scale = 1, breadth } = ALL_MOTIFS[thing.name]
    const many = isCrowd ? 0.74 / Math.sqrt(things.length * 0.6) : 1
    const size = Math.min(
      place.hero * 1.1 * scale * many * thing.grown * (tallest === null ? 1.15 : 0.72),
      (width * 0.8) / breadth,
    )
    const beside = tallest === null ? width / 2 : width * random.pick([0.24, 0.76])
    const x = isCrowd ? width * (0.12 + ((index + 0.5) / things.length) * 0.76) : beside
    const above =
      tallest === null
        ? height * 0.5
        : SWIMMING.has(thing.name)
          ? Math.min(height * 0.93, place.ground + size * 0.5)
          : Math.max(size * 0.6, (place.ground - tallest) * 0.62)
    const swing = isCrowd ? height * (SWIMMING.has(thing.name) ? 0.02 : 0.07) * (index % 2 === 0 ? -1 : 1) : 0
    return put(
      sheet,
      thing,
      { x, y: above + swing + size / 2, size },
      tallest === null || SWIMMING.has(thing.name) ? 0.8 : 0.72,
    )
  })
}

function put(
  { tones, random }: Sheet,
  { name, colour, colours, pose, of, wears, holds, nth }: Thing,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  depth: number,
): Sprite {
  const { draw, motion } = ALL_MOTIFS[name]
  const isFlipped = random.chance(0.4) && !ONE_WAY.has(name)
  const turn = motion === 'turn' ? random.between(-0.12, 0.12) : 0
  const isCentred = motion === 'turn' || motion === 'beat'
  const hand = { tones, random, own: colour, all: colours, pose, of, nth }
  const shapes = [...withWorn(draw(hand), wears, hand), ...heldBy(name, holds, hand)]
  return spriteOf(posed(shapes, pose, { x, y, size, turn, isFlipped }, tones), depth, {
    motion,
    x,
    y: isCentred ? y - size / 2 : y,
    size,
  })
}
