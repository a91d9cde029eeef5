import { mix } from '#server/media/brushes/colour.ts'
import type { MotifName, WantedMotif } from '../prompt/brief.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { Scissors } from './scissors.ts'
import { type Place, type Sheet, spriteOf } from './scene.ts'
import { placed, type Sprite } from './shape.ts'

/** More would be a crowd, and none of them large enough to be looked at. */
const THINGS_MOST = 9

/** What would look wrong turned round, and what throws no shadow because it swims. */
const ONE_WAY: ReadonlySet<MotifName> = new Set(['note', 'guitar', 'letter', 'book', 'train', 'car'])
const AFLOAT: ReadonlySet<MotifName> = new Set(['boat', 'whale', 'swan'])

interface Thing {
  readonly name: MotifName
  readonly colour: string | null
}

/** Puts things where they stand or fly: the first is the largest, the others keep to its sides. */
export function arrange(sheet: Sheet, place: Place, motifs: readonly WantedMotif[]): Sprite[] {
  const things = motifs
    .flatMap(({ name, count, colour }) => Array.from({ length: count }, (): Thing => ({ name, colour })))
    .slice(0, THINGS_MOST)
  const standing = things.filter(({ name }) => !ALL_MOTIFS[name].floats)
  const flying = things.filter(({ name }) => ALL_MOTIFS[name].floats)
  const { sprites, tallest } = stand(sheet, place, standing)
  return [...sprites, ...fly(sheet, place, flying, standing.length === 0 ? null : tallest)]
}

/** Everybody who stands gets room as wide as they are, every second one a step back. */
function stand(sheet: Sheet, place: Place, things: readonly Thing[]): { sprites: Sprite[]; tallest: number } {
  const { width, height, random } = sheet
  const crowd = things.length === 1 ? 1 : 0.86 / Math.sqrt(things.length * 0.72)
  const people = things.map((thing, index) => {
    const { scale = 1, breadth } = ALL_MOTIFS[thing.name]
    const size = place.hero * scale * crowd * (index === 0 ? 1.12 : random.between(0.86, 1))
    return { ...thing, size, wide: size * breadth }
  })
  const total = people.reduce((sum, { wide }) => sum + wide, 0)
  const squeeze = Math.min(1.12, (width * 0.86) / Math.max(1, total))
  const shrink = squeeze < 0.8 ? squeeze / 0.8 : 1
  const sprites: Sprite[] = []
  let x = width / 2 - (total * squeeze) / 2
  for (const [index, { name, colour, size, wide }] of people.entries()) {
    const isBack = index % 2 === 1
    const spot = {
      x: x + (wide * squeeze) / 2,
      y: place.ground - (isBack ? height * 0.035 : 0),
      size: size * shrink,
    }
    if (!AFLOAT.has(name)) sprites.push(footing(sheet, spot.x, spot.y, wide * shrink))
    sprites.push(put(sheet, name, colour, spot, isBack ? 0.76 : 0.82))
    x += wide * squeeze
  }
  return { sprites, tallest: Math.max(0, ...people.map(({ size }) => size * shrink)) }
}

/** The dark that a thing stands in. */
function footing({ tones }: Sheet, x: number, y: number, wide: number): Sprite {
  const dark = mix(tones.deep, '#1a1430', 0.3)
  const cut = new Scissors()
  for (const [share, alpha] of [
    [0.56, 0.14],
    [0.44, 0.2],
  ] as const) {
    cut.oval(x + wide * 0.04, y, wide * share, wide * share * 0.1, dark, { isDetail: true, alpha })
  }
  return spriteOf(cut.shapes, 0.71)
}

/** What flies shares the air above those who stand; alone it takes the middle. */
function fly(sheet: Sheet, place: Place, things: readonly Thing[], tallest: number | null): Sprite[] {
  const { width, height, random } = sheet
  const isCrowd = things.length > 1
  return things.map(({ name, colour }, index) => {
    const { scale = 1, breadth } = ALL_MOTIFS[name]
    const many = isCrowd ? 0.74 / Math.sqrt(things.length * 0.6) : 1
    const size = Math.min(
      place.hero * 1.1 * scale * many * (tallest === null ? 1.15 : 0.72),
      (width * 0.8) / breadth,
    )
    const beside = tallest === null ? width / 2 : width * random.pick([0.24, 0.76])
    const x = isCrowd ? width * (0.12 + ((index + 0.5) / things.length) * 0.76) : beside
    const above = tallest === null ? height * 0.5 : Math.max(size * 0.6, (place.ground - tallest) * 0.62)
    const swing = isCrowd ? height * 0.07 * (index % 2 === 0 ? -1 : 1) : 0
    return put(sheet, name, colour, { x, y: above + swing + size / 2, size }, tallest === null ? 0.8 : 0.72)
  })
}

function put(
  { tones, random }: Sheet,
  name: MotifName,
  own: string | null,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  depth: number,
): Sprite {
  const { draw, motion } = ALL_MOTIFS[name]
  const isFlipped = random.chance(0.4) && !ONE_WAY.has(name)
  const turn = motion === 'turn' ? random.between(-0.12, 0.12) : 0
  const isCentred = motion === 'turn' || motion === 'beat'
  const shapes = placed(draw({ tones, random, own }), { x, y, size, turn, isFlipped })
  return spriteOf(shapes, depth, { motion, x, y: isCentred ? y - size / 2 : y, size })
}
