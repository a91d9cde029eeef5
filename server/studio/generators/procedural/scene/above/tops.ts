import type { ThingFromAbove } from '#domain/generation/reading/views.ts'
import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import type { Fields } from './ground.ts'
import { Scissors } from '../scissors.ts'
import { placed, type Shape } from '../shape.ts'
import type { Tones } from '../tones.ts'

/** The tools for drawing a thing seen from above. */
export interface TopHand {
  readonly tones: Tones
  readonly random: Random
  /** The prompt's colour for it. */
  readonly own: string | null
  readonly isSnowy: boolean
}

/** A thing from above, around (0, 0) and 1 wide: the parts that throw a shadow come first. */
interface Top {
  readonly draw: (hand: TopHand) => Shape[]
  /** How wide it is beside the shorter side of the sheet. */
  readonly size: number
  /** Its height, relative to its width: the length of its shadow. */
  readonly lift: number
}

const FINE = { isDetail: true } as const
const ROOFS = ['#b5573f', '#a84a3a', '#c06a48', '#8f5344', '#7a6a64'] as const

/** Crowns in one light from the upper left. */
function crown({ tones, random, own, isSnowy }: TopHand): Shape[] {
  const leaf = isSnowy
    ? mix(own ?? '#8a9a96', '#ffffff', 0.62)
    : (own ?? mix(tones.leaf, tones.leafDark, random.between(0.1, 0.7)))
  const cut = new Scissors()
  const rim = Array.from({ length: 10 }, (_, index): [number, number] => {
    const angle = (index / 10) * Math.PI * 2
    const reach = 0.5 * random.between(0.84, 1.04)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
  cut.blob(rim, darker(leaf, 0.06))
  for (let puff = 0; puff < 7; puff += 1) {
    const angle = (puff / 7) * Math.PI * 2 + random.between(-0.2, 0.2)
    const [x, y] = [Math.cos(angle) * 0.24 - 0.03, Math.sin(angle) * 0.24 - 0.03]
    cut.disc(x, y, random.between(0.15, 0.2), lighter(leaf, 0.035 - (x + y) * 0.16), FINE)
  }
  return cut.disc(-0.1, -0.11, 0.17, lighter(leaf, 0.1), FINE).shapes
}

/** Tiers of needles, the lightest at the top. */
function needles({ tones, random, own, isSnowy }: TopHand): Shape[] {
  const green = own ?? mix('#35664f', tones.leafDark, random.between(0.2, 0.6))
  const cut = new Scissors()
  for (let tier = 0; tier < 4; tier += 1) {
    const colour =
      isSnowy && tier > 0 ? mix(green, '#ffffff', 0.35 + tier * 0.17) : lighter(green, tier * 0.035 - 0.04)
    cut.star(-tier * 0.012, -tier * 0.016, 0.52 - tier * 0.125, 11, 0.68, colour, {
      turn: random.between(0, 1),
      isDetail: tier > 0,
    })
  }
  return cut.shapes
}

/** A gable roof with its chimney. */
function roof({ random, own, isSnowy, tones }: TopHand): Shape[] {
  const tiles = own ?? random.pick(ROOFS)
  const [sunny, shady] = isSnowy
    ? ['#fbfdff', mix('#c9d6e6', tiles, 0.12)]
    : [lighter(tiles, 0.05), darker(tiles, 0.08)]
  const cut = new Scissors()
  cut
    .polygon('-0.5 -0.34, 0.5 -0.34, 0.5 0.34, -0.5 0.34', darker(tiles, 0.12))
    .polygon('-0.5 -0.34, 0.5 -0.34, 0.5 0, -0.5 0', sunny, FINE)
    .polygon('-0.5 0, 0.5 0, 0.5 0.34, -0.5 0.34', shady, FINE)
  if (!isSnowy)
    for (const y of [-0.25, -0.17, -0.08, 0.09, 0.17, 0.26])
      cut.line(
        [
          [-0.48, y],
          [0.48, y],
        ],
        0.012,
        y < 0 ? darker(sunny, 0.05) : darker(shady, 0.05),
      )
  cut.line('-0.5 0, 0.5 0', 0.03, isSnowy ? '#ffffff' : lighter(tiles, 0.12))
  const pane = tones.isNight ? { isDetail: true, glows: true } : FINE
  cut.rect(-0.34, 0.1, 0.12, 0.1, tones.isNight ? '#ffd98a' : '#9fc0d4', pane)
  return cut
    .polygon('0.26 -0.17, 0.42 -0.1, 0.42 -0.02, 0.3 -0.04', darker(sunny, 0.14), FINE)
    .rect(0.2, -0.22, 0.12, 0.12, '#8a5a4a', FINE)
    .rect(0.235, -0.185, 0.05, 0.05, '#3a2a28', FINE).shapes
}

/** Nose to the left. */
function car({ random, own, tones }: TopHand): Shape[] {
  const paint = own ?? random.pick(['#d9503f', '#f3f0ea', '#3f6fa8', '#e0a83f', '#3a3d46', '#6f9f7a'])
  const cut = new Scissors().rect(-0.5, -0.24, 1, 0.48, paint, { corner: 0.15 })
  cut
    .polygon('-0.26 -0.18, -0.12 -0.2, -0.12 0.2, -0.26 0.18', '#2f3e4c', FINE)
    .polygon('0.26 -0.18, 0.38 -0.16, 0.38 0.16, 0.26 0.18', '#2f3e4c', FINE)
    .rect(-0.12, -0.19, 0.38, 0.38, lighter(paint, 0.06), { corner: 0.05, isDetail: true })
  for (const side of [-1, 1])
    cut.disc(-0.46, side * 0.15, 0.045, '#fff3c8', { isDetail: true, glows: tones.isNight })
  return cut.shapes
}

function bus(hand: TopHand): Shape[] {
  const paint = hand.own ?? '#d9503f'
  const cut = new Scissors().rect(-0.5, -0.15, 1, 0.3, paint, { corner: 0.05 })
  cut.rect(-0.46, -0.11, 0.08, 0.22, '#2f3e4c', FINE)
  for (const x of [-0.24, 0.04, 0.3])
    cut.rect(x, -0.07, 0.14, 0.14, mix(paint, '#ffffff', 0.5), { corner: 0.02, isDetail: true })
  return cut.shapes
}

function tent({ own, tones }: TopHand): Shape[] {
  const cloth = own ?? tones.accent
  return new Scissors()
    .polygon('-0.5 -0.36, 0.5 -0.36, 0.5 0.36, -0.5 0.36', cloth)
    .polygon('-0.5 -0.36, 0.5 -0.36, 0.42 0, -0.42 0', lighter(cloth, 0.08), FINE)
    .polygon('-0.42 0, 0.42 0, 0.5 0.36, -0.5 0.36', darker(cloth, 0.07), FINE)
    .polygon('-0.5 -0.2, -0.42 0, -0.5 0.2', darker(cloth, 0.25), FINE).shapes
}

/** Bow to the left, with the wake behind it. */
function boat({ own }: TopHand): Shape[] {
  const hull = own ?? '#f6f1e6'
  const cut = new Scissors()
    .blob('-0.52 0, -0.28 -0.17, 0.2 -0.2, 0.46 -0.16, 0.48 0, 0.46 0.16, 0.2 0.2, -0.28 0.17', hull)
    .blob('-0.38 0, -0.22 -0.11, 0.2 -0.14, 0.38 -0.11, 0.38 0.11, 0.2 0.14, -0.22 0.11', '#b98552', FINE)
    .rect(-0.06, -0.11, 0.12, 0.22, darker('#b98552', 0.1), FINE)
    .rect(0.2, -0.11, 0.1, 0.22, darker('#b98552', 0.1), FINE)
  for (const side of [-1, 1])
    cut.line(
      [
        [0.5, side * 0.1],
        [0.9, side * 0.24],
        [1.5, side * 0.38],
      ],
      0.035,
      '#ffffff',
      { alpha: 0.6 },
    )
  return cut.shapes
}

/** Wedges around the tip. */
function wedges(cloths: readonly [string, string], count: number): Shape[] {
  const cut = new Scissors()
  const at = (step: number): [number, number] => {
    const angle = (step / count) * Math.PI * 2
    return [Math.cos(angle) * 0.5, Math.sin(angle) * 0.5]
  }
  cut.polygon(
    Array.from({ length: count }, (_, step) => at(step)),
    cloths[0],
  )
  for (let step = 0; step < count; step += 1) {
    const cloth = cloths[step % 2 === 0 ? 0 : 1]
    const isSunny = at(step + 0.5)[0] + at(step + 0.5)[1] < 0
    cut.polygon([[0, 0], at(step), at(step + 1)], isSunny ? lighter(cloth, 0.05) : darker(cloth, 0.04), FINE)
  }
  return cut.shapes
}

function parasol({ own, random, tones }: TopHand): Shape[] {
  const cloth = own ?? random.pick([tones.accent, tones.second, '#e0604f', '#3f9fae', '#f0b840'])
  return [
    ...wedges([cloth, '#fffaf0'], 8),
    ...new Scissors().disc(0, 0, 0.05, darker(cloth, 0.1), FINE).shapes,
  ]
}

function airballoon({ own, random, tones }: TopHand): Shape[] {
  const cloth = own ?? random.pick([tones.accent, '#e0604f', '#f0b840'])
  const other = own === null ? mix(tones.second, '#ffffff', 0.35) : mix(cloth, '#ffffff', 0.7)
  return [
    ...wedges([cloth, other], 16),
    ...new Scissors()
      .disc(0, 0, 0.1, lighter(cloth, 0.1), FINE)
      .disc(-0.16, -0.18, 0.16, '#ffffff', { ...FINE, alpha: 0.16 }).shapes,
  ]
}

/** Fronds around a trunk that is hardly seen. */
function palm({ own, random }: TopHand): Shape[] {
  const green = own ?? '#5b9a4f'
  const cut = new Scissors().star(0, 0, 0.46, 9, 0.4, darker(green, 0.08))
  for (let frond = 0; frond < 9; frond += 1) {
    const angle = (frond / 9) * Math.PI * 2 + random.between(-0.12, 0.12)
    const isSunny = Math.cos(angle) + Math.sin(angle) < 0
    cut.leaf(0, 0, 0.52, 0.075, angle, isSunny ? lighter(green, 0.07) : green, FINE)
    cut.line(
      [
        [0, 0],
        [Math.cos(angle) * 0.46, Math.sin(angle) * 0.46],
      ],
      0.012,
      darker(green, 0.12),
    )
  }
  return cut.disc(0, 0, 0.06, '#8a6a44', FINE).shapes
}

export const TOPS: Readonly<Record<Exclude<ThingFromAbove, keyof Fields>, Top>> = {
  tree: { draw: crown, size: 0.13, lift: 0.3 },
  spruce: { draw: needles, size: 0.12, lift: 0.4 },
  house: { draw: roof, size: 0.17, lift: 0.16 },
  car: { draw: car, size: 0.075, lift: 0.1 },
  bus: { draw: bus, size: 0.15, lift: 0.07 },
  tent: { draw: tent, size: 0.11, lift: 0.16 },
  boat: { draw: boat, size: 0.12, lift: 0.05 },
  umbrella: { draw: parasol, size: 0.085, lift: 0.35 },
  airballoon: { draw: airballoon, size: 0.3, lift: 0.75 },
  palm: { draw: palm, size: 0.14, lift: 0.4 },
}

/** Where a thing is laid, px; its turn in radians. */
export interface Laid {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
}

/** A thing in its place, with its shadow to the lower right. */
export function laid(name: keyof typeof TOPS, hand: TopHand, place: Laid): Shape[] {
  const { draw, lift } = TOPS[name]
  const shapes = placed(draw(hand), place)
  const [body] = shapes
  if (body === undefined) return []
  const [dx, dy] = [place.size * lift, place.size * lift * 0.8]
  const shadow = {
    ...body,
    contours: body.contours.map((contour) => contour.map(({ x, y }) => ({ x: x + dx, y: y + dy }))),
    colour: '#1a2138',
    alpha: 0.26,
    isDetail: true,
  }
  return [shadow, ...shapes]
}
