import type { MotifName, WantedMotif } from '#domain/generation/reading/brief.ts'
import { isThingFromAbove, type SettingFromAbove } from '#domain/generation/reading/views.ts'
import { mix } from '#server/platform/media/brushes/colour.ts'
import { eachOf } from '../each.ts'
import { isOvercast } from '../overcast.ts'
import { type Sheet, spriteOf } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import type { Shape, Sprite } from '../shape.ts'
import type { Thing } from '../thing.ts'
import { type Draw, DRIVING, FLYING, handFor, isSnowy } from './country.ts'
import type { Shore, Way } from './ground.ts'
import { mountains } from './mountains.ts'
import { desert, forest, lake, meadow, sea, village } from './nature.ts'
import { type Laid, laid, TOPS } from './tops.ts'
import { city, garden } from './town.ts'

const COUNTRIES: Readonly<Record<SettingFromAbove, Draw>> = {
  meadow,
  village,
  city,
  forest,
  sea,
  lake,
  desert,
  garden,
  mountains,
}

type Name = keyof typeof TOPS

/** A thing laid on the country: no field, and only things with a view from above. */
interface Item extends Thing {
  readonly name: Name
}

const FLOATING: ReadonlySet<MotifName> = new Set(['boat'])

/** Sets a place as a bird sees it, with its named things. The farthest comes first. */
export function fromAbove(sheet: Sheet, place: SettingFromAbove, motifs: readonly WantedMotif[]): Sprite[] {
  const { width, height } = sheet
  const items = motifs
    .flatMap(eachOf)
    .flatMap((thing): Item[] => (isItem(thing) ? [{ ...thing, name: thing.name }] : []))
  const spots = spotsOf(sheet, items)
  const standing = spots.filter((_, index) => isStanding(items[index]))
  const country = COUNTRIES[place](sheet, motifs, standing)
  const ground = spriteOf(inThisLight(country.shapes, sheet), 0.3)
  const things = items.map((item, index): Sprite => {
    const spot = DRIVING.has(item.name)
      ? onWay(sheet, country.way, items, index)
      : FLOATING.has(item.name) && country.shore !== null
        ? onWater(sheet, country.shore, place, items, index)
        : (spots[index] ?? { x: width / 2, y: height / 2, size: 1 })
    const shapes = laid(item.name, handFor(sheet, item.colour), spot)
    const isFlying = FLYING.has(item.name)
    return spriteOf(inThisLight(shapes, sheet), isFlying ? 0.45 : 0.32, {
      motion: isFlying || FLOATING.has(item.name) ? 'bob' : 'still',
      x: spot.x,
      y: spot.y,
      size: spot.size * (isFlying ? 1 : 0.4),
    })
  })
  return [ground, ...things, ...cloudsBelow(sheet)].toSorted((one, other) => one.depth - other.depth)
}

function isItem(thing: Thing): thing is Item {
  return isThingFromAbove(thing.name) && thing.name in TOPS
}

/** Colours as they are by night, at sunset and under clouds. */
function inThisLight(shapes: readonly Shape[], { tones, brief }: Sheet): Shape[] {
  const [light, share] = tones.isNight
    ? (['#14234f', 0.6] as const)
    : brief.time === 'sunset'
      ? (['#d9744a', 0.24] as const)
      : brief.time === 'dawn'
        ? (['#ffd2bc', 0.2] as const)
        : isOvercast(brief) && !isSnowy(brief)
          ? (['#7f8b98', 0.2] as const)
          : (['#ffffff', 0] as const)
  return shapes.map((shape) => (shape.glows ? shape : { ...shape, colour: mix(shape.colour, light, share) }))
}

/** Whether a thing keeps its own piece of ground. */
function isStanding(item: Item | undefined): boolean {
  return item !== undefined && !FLYING.has(item.name) && !DRIVING.has(item.name) && !FLOATING.has(item.name)
}

/** Side by side around the middle, in rows of three; flying things are above them. */
function spotsOf({ width, height, random }: Sheet, items: readonly Item[]): Laid[] {
  const unit = Math.min(width, height)
  const flying = items.filter(({ name }) => FLYING.has(name))
  const still = items.filter(isStanding)
  const size = ({ name, grown }: Item, many: number) =>
    unit * TOPS[name].size * grown * (many > 6 ? 0.7 : many > 2 ? 0.85 : 1.15)
  return items.map((item) => {
    const those = FLYING.has(item.name) ? flying : still
    const at = Math.max(0, those.indexOf(item))
    const columns = Math.max(1, Math.min(those.length, those.length > 6 ? 4 : 3))
    const rows = Math.ceil(those.length / columns)
    const [row, column] = [Math.floor(at / columns), at % columns]
    const inRow = Math.min(columns, those.length - row * columns)
    const gap = unit * (FLYING.has(item.name) ? 0.34 : 0.24) * (those.length > 6 ? 0.8 : 1)
    const x = width / 2 + (column - (inRow - 1) / 2) * gap + random.between(-0.02, 0.02) * unit
    const y =
      height * (FLYING.has(item.name) ? 0.42 : 0.4) +
      (row - (rows - 1) / 2) * gap +
      random.between(-0.02, 0.02) * unit
    return {
      x,
      y,
      size: size(item, those.length),
      turn: FLYING.has(item.name) ? 0 : random.between(-0.35, 0.35),
    }
  })
}

function onWay(sheet: Sheet, way: Way | null, items: readonly Item[], index: number): Laid {
  const { width, height, random } = sheet
  const unit = Math.min(width, height)
  const driving = items.filter(({ name }) => DRIVING.has(name))
  const item = items[index]
  const at = driving.findIndex((one) => one === item)
  const { x, y, turn } = way?.at(0.28 + ((at + 0.5) / driving.length) * 0.4) ?? {
    x: width / 2,
    y: height * 0.5,
    turn: 0,
  }
  const size = unit * (item === undefined ? 0.1 : TOPS[item.name].size * item.grown) * 1.25
  const side = random.chance(0.5) ? 1 : -1
  // On the right of the road, nose ahead.
  return {
    x: x - Math.sin(turn) * unit * 0.019 * side,
    y: y + Math.cos(turn) * unit * 0.019 * side,
    size,
    turn: side > 0 ? turn + Math.PI : turn,
  }
}

/** In the lake, or around the island. */
function onWater(
  { width, height, random }: Sheet,
  shore: Shore,
  place: SettingFromAbove,
  items: readonly Item[],
  index: number,
): Laid {
  const unit = Math.min(width, height)
  const floating = items.filter(({ name }) => FLOATING.has(name))
  const at = floating.findIndex((one) => one === items[index])
  const size = unit * TOPS.boat.size * (items[index]?.grown ?? 1)
  const angle = random.between(0.5, 0.9) + (at / floating.length) * Math.PI * 2
  const far = shore.reach(angle) * (place === 'lake' ? (floating.length === 1 ? 0.1 : 0.5) : 1.42)
  const [x, y] = [width / 2 + Math.cos(angle) * far, height / 2 + Math.sin(angle) * far]
  return {
    x: Math.min(width - size, Math.max(size, x)),
    y: Math.min(height - size, Math.max(size, y)),
    size,
    // Around an island its wake keeps off the shore.
    turn: place === 'lake' ? random.between(-0.6, 0.6) : angle - Math.PI / 2 + random.between(-0.2, 0.2),
  }
}

/** Clouds and fog lie between the bird and the land. */
function cloudsBelow(sheet: Sheet): Sprite[] {
  const { width, height, random, brief, tones } = sheet
  const isFog = brief.weather.includes('fog')
  if (!isFog && !brief.weather.includes('clouds')) return []
  const unit = Math.min(width, height)
  const white = tones.isNight ? mix('#8f9cc8', tones.haze, 0.4) : '#ffffff'
  return [
    [0.12, 0.16],
    [0.84, 0.24],
    [0.2, 0.8],
    [0.78, 0.86],
    [0.5, 0.05],
  ].map(([sx = 0, sy = 0]) => {
    const [x, y] = [width * (sx + random.between(-0.06, 0.06)), height * (sy + random.between(-0.06, 0.06))]
    const cut = new Scissors()
    const puffs = Array.from({ length: 7 }, () => ({
      dx: random.between(-0.17, 0.17) * unit,
      dy: random.between(-0.07, 0.07) * unit,
      wide: random.between(0.08, 0.14) * unit,
    }))
    for (const { dx, dy, wide } of puffs)
      cut.oval(x + dx + unit * 0.07, y + dy + unit * 0.09, wide, wide * 0.7, '#1a2138', {
        isDetail: true,
        alpha: isFog ? 0.03 : 0.08,
      })
    for (const { dx, dy, wide } of puffs)
      cut.oval(x + dx, y + dy, wide * (isFog ? 1.6 : 1), wide * 0.72, white, {
        isDetail: true,
        alpha: isFog ? 0.32 : 0.88,
      })
    return spriteOf(cut.shapes, 0.44, { motion: 'drift', x, y, size: unit * 0.2 })
  })
}
