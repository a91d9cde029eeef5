import type { Brief, MotifName } from '#domain/generation/reading/brief.ts'
import { clear, darker, lightness, mix } from '#server/platform/media/brushes/colour.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import { type Layer, newLayer, within } from '#server/platform/media/brushes/surface.ts'
import { grain } from '#server/platform/media/brushes/texture.ts'
import type { Step } from '../renderThreads/step.ts'
import { ALL_MOTIFS } from '../scene/motifs/allMotifs.ts'
import { wildflower } from '../scene/motifs/bouquets.ts'
import { Scissors } from '../scene/scissors.ts'
import type { Sheet } from '../scene/scene.ts'
import { placed, type Shape } from '../scene/shape.ts'
import { lay } from './trace.ts'

/** The things strewn when the prompt names none. */
const FOR_OCCASIONS: Readonly<
  Partial<Record<NonNullable<Brief['occasion']>, readonly [MotifName, ...MotifName[]]>>
> = {
  birthday: ['cake', 'balloons', 'gift', 'star'],
  christmas: ['spruce', 'bauble', 'star', 'gift', 'snowflake'],
  easter: ['egg', 'chick', 'hare', 'tulip'],
  valentine: ['heart', 'rose', 'letter'],
  wedding: ['rings', 'dove', 'heart', 'bouquet'],
  halloween: ['pumpkin', 'ghost', 'moon', 'leaf'],
  newyear: ['glasses', 'star', 'fireworks'],
  baptism: ['dove', 'teddy', 'star'],
  travel: ['plane', 'airballoon', 'camera', 'cloud'],
}
const OTHERWISE: readonly [readonly MotifName[], ...(readonly MotifName[])[]] = [
  ['daisy', 'poppy', 'leaf', 'butterfly'],
  ['lemon', 'cherry', 'leaf', 'daisy'],
  ['fox', 'mushroom', 'leaf', 'spruce'],
  ['tulip', 'bee', 'daisy', 'lavender'],
  ['moon', 'star', 'cloud', 'planet'],
]

/** A repeat: the same tile over the whole sheet, so that its left edge meets its right one and the top the foot. */
export function drawPattern({ width, height, tones, random, brief }: Sheet, step: Step): Layer {
  const layer = newLayer(width, height)
  const grounds = [
    mix(tones.paper, '#fffaf0', 0.4),
    tones.wallBottom,
    tones.deep,
    mix(tones.second, '#ffffff', 0.6),
  ] as const
  const ground =
    brief.background ?? (tones.isNight ? mix(tones.sky[0], tones.deep, 0.3) : random.pick(grounds))
  const names = strewn(brief, random)
  const across = random.pick([2, 2, 4])
  const columns = dividing(width, (width / Math.min(width, height)) * across)
  const rows = dividing(height, (height / width) * columns)
  const [wide, high] = [width / columns, height / rows]
  const layout = random.pick(['tossed', 'drop', 'drop', 'wreathed'])
  const spots = layout === 'tossed' ? tossed(random) : dropped(layout === 'wreathed')
  const one = newLayer(wide, high)
  one.pen.fillStyle = ground
  one.pen.fillRect(0, 0, one.width, one.height)
  for (const [index, { x, y, size, turn, isFiller }] of spots.entries()) {
    step((index / spots.length) * 85)
    const name = names[index % names.length] ?? 'daisy'
    const shapes = isFiller
      ? filler(random, tones, ground, brief.motifs.length > 0)
      : centred(ALL_MOTIFS[name].draw({ tones, random, own: ownOf(brief, name) }), name)
    // A thing that crosses an edge comes in again at the other one.
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        for (const shape of placed(shapes, {
          x: (x + dx) * wide,
          y: (y + dy) * high,
          size: size * Math.min(wide, high),
          turn,
        }))
          flat(one.pen, shape, ground)
      }
    }
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      layer.pen.drawImage(one.canvas, 0, 0, one.width, one.height, column * wide, row * high, wide, high)
  }
  grain(layer.pen, { x: 0, y: 0, width, height }, 0.04)
  return layer
}

/** The count nearest to `wished` that leaves tiles of whole pixels, so that no seam shows. */
function dividing(length: number, wished: number): number {
  const counts = Array.from({ length: 16 }, (_, index) => index + 1).filter((count) => length % count === 0)
  return counts.reduce(
    (best, count) => (Math.abs(count - wished) < Math.abs(best - wished) ? count : best),
    1,
  )
}

/** The things of a pattern, in the order in which they alternate: the named ones alone, or else fitting ones. */
export function strewn(brief: Brief, random: Random): readonly MotifName[] {
  // A bunch without named flowers is strewn flowers.
  const named = brief.motifs.map(({ name, of }) => (name === 'bouquet' && of === null ? 'daisy' : name))
  if (named.length > 0) return named
  const usual = brief.occasion === null ? undefined : FOR_OCCASIONS[brief.occasion]
  return usual ?? random.pick(OTHERWISE)
}

function ownOf(brief: Brief, name: MotifName): string | null {
  const flowers = name === 'daisy' ? brief.motifs.find((motif) => motif.name === 'bouquet') : undefined
  return (brief.motifs.find((motif) => motif.name === name) ?? flowers)?.colours[0] ?? null
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly isFiller: boolean
}

/** Things thrown on the cloth, none on another, small ones in the gaps. */
function tossed(random: Random): Spot[] {
  const spots: Spot[] = []
  const far = (one: Spot, x: number, y: number) => {
    const [dx, dy] = [Math.abs(one.x - x), Math.abs(one.y - y)]
    return Math.hypot(Math.min(dx, 1 - dx), Math.min(dy, 1 - dy))
  }
  for (const [count, size, isFiller] of [
    [6, 0.37, false],
    [9, 0.22, false],
    [34, 0.09, true],
  ] as const) {
    for (let tries = 0, laid = 0; tries < 900 && laid < count; tries += 1) {
      const [x, y] = [random.between(0, 1), random.between(0, 1)]
      if (spots.some((one) => far(one, x, y) < (one.size + size) * 0.5)) continue
      spots.push({ x, y, size, turn: random.between(-0.5, 0.5), isFiller })
      laid += 1
    }
  }
  return spots
}

/** A half drop: every second column is moved by half a tile. */
function dropped(isWreathed: boolean): Spot[] {
  const spots: Spot[] = []
  for (const [index, [x, y]] of (
    [
      [0.25, 0.25],
      [0.75, 0.75],
      [0.75, 0.25],
      [0.25, 0.75],
    ] as const
  ).entries()) {
    spots.push({ x, y, size: index < 2 ? 0.45 : 0.38, turn: index % 2 === 0 ? -0.06 : 0.06, isFiller: false })
  }
  for (const [x, y] of [
    [0, 0],
    [0.5, 0.5],
    [0.5, 0],
    [0, 0.5],
  ] as const)
    spots.push({ x, y, size: isWreathed ? 0.2 : 0.15, turn: 0, isFiller: true })
  if (isWreathed)
    for (const [x, y] of [
      [0.25, 0],
      [0.75, 0],
      [0.25, 0.5],
      [0.75, 0.5],
      [0, 0.25],
      [0, 0.75],
      [0.5, 0.25],
      [0.5, 0.75],
    ] as const)
      spots.push({ x, y, size: 0.08, turn: 0.4, isFiller: true })
  return spots
}

/** Moves a thing so that (0, 0) is its middle, and scales it to its longer side. */
function centred(shapes: readonly Shape[], name: MotifName): Shape[] {
  const { breadth } = ALL_MOTIFS[name]
  const scale = 1 / Math.max(1, breadth)
  return placed(shapes, { x: 0, y: scale / 2, size: scale })
}

/** A small ornament in a gap; dots alone where things are named, which no other thing joins. */
function filler(random: Random, tones: Sheet['tones'], ground: string, isNamed: boolean): Shape[] {
  const cut = new Scissors()
  const colour = random.pick([tones.accent, tones.second, mix(tones.accent, ground, 0.4)])
  const kind = isNamed ? 1 : random.whole(0, 3)
  if (kind === 0) cut.star(0, 0, 0.5, 4, 0.3, colour)
  if (kind === 1) cut.disc(0, 0, 0.2, colour).disc(0.42, 0.1, 0.1, colour).disc(-0.3, 0.34, 0.12, colour)
  if (kind === 2)
    for (const turn of [-2.2, -1.57, -0.94])
      cut.leaf(0, 0.4, 0.9, 0.16, turn, turn === -1.57 ? tones.leaf : tones.leafDark)
  if (kind === 3) wildflower(cut, random, 0, 0.5, 1, colour, tones.leafDark)
  return cut.shapes
}

/** Flat colour with one darker edge, as of a screen print. */
function flat(pen: Layer['pen'], shape: Shape, ground: string): void {
  if (shape.alpha < 0.5) return
  // A thing as light as the cloth would be lost on it.
  const isLost =
    !shape.isDetail && shape.line === null && Math.abs(lightness(shape.colour) - lightness(ground)) < 0.05
  within(pen, () => {
    lay(pen, shape, isLost ? darker(shape.colour, 0.07) : shape.colour)
    if (shape.line !== null || shape.isDetail) return
    pen.clip('evenodd')
    pen.strokeStyle = clear(darker(shape.colour, 0.16), 0.35)
    pen.lineWidth = Math.max(1, pen.canvas.width * 0.006)
    pen.stroke()
  })
}
