import { isThingFromAbove, type SettingFromAbove } from '#domain/generation/reading/views.ts'
import type { MotifName, WantedMotif } from '#domain/generation/reading/brief.ts'
import { darker, lighter, mix } from '#server/media/brushes/colour.ts'
import { eachOf } from '../each.ts'
import { isOvercast } from '../overcast.ts'
import { BEYOND, type Sheet, spriteOf } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import type { Shape, Sprite } from '../shape.ts'
import type { Thing } from '../thing.ts'
import {
  FIELDS,
  layRoad,
  patchwork,
  plainGround,
  type Shore,
  shoreOf,
  type Way,
  wayAcross,
} from './ground.ts'
import { type Laid, laid, type TopHand, TOPS } from './tops.ts'

/** A country from above, before anything that was named is laid on it. */
interface Country {
  readonly shapes: readonly Shape[]
  /** Where cars drive. */
  readonly way: Way | null
  /** Where boats float. */
  readonly shore: Shore | null
}

type Name = keyof typeof TOPS

/** What is laid on the country: no field, and nothing that isn't seen from above. */
interface Item extends Thing {
  readonly name: Name
}

const FLYING: ReadonlySet<MotifName> = new Set(['airballoon'])
const DRIVING: ReadonlySet<MotifName> = new Set(['car', 'bus'])
const FLOATING: ReadonlySet<MotifName> = new Set(['boat'])

/** A place as a bird sees it, with what was named in it. The farthest comes first. */
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

function handFor({ tones, random, brief }: Sheet, own: string | null): TopHand {
  return { tones, random, own, isSnowy: isSnowy(brief) }
}

function isSnowy({ season, weather, absent }: Sheet['brief']): boolean {
  return (season === 'winter' || weather.includes('snow')) && !absent.includes('snow')
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

/** What keeps its own piece of ground. */
function isStanding(item: Item | undefined): boolean {
  return item !== undefined && !FLYING.has(item.name) && !DRIVING.has(item.name) && !FLOATING.has(item.name)
}

/** Side by side around the middle, in rows of three; what flies is above them. */
function spotsOf({ width, height, random }: Sheet, items: readonly Item[]): Laid[] {
  const unit = Math.min(width, height)
  const flying = items.filter(({ name }) => FLYING.has(name))
  const still = items.filter(isStanding)
  const size = ({ name, grown }: Item, many: number) =>
    unit * TOPS[name].size * grown * (many > 6 ? 0.7 : many > 2 ? 0.85 : 1.15)
  return items.map((item) => {
    const those = FLYING.has(item.name) ? flying : still
    const at = Math.max(0, those.indexOf(item))
    const columns = Math.min(those.length, those.length > 6 ? 4 : 3)
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

/** Whether something stands here that no tree may hide. */
function isFree(spots: readonly Laid[], x: number, y: number, reach: number): boolean {
  return spots.every((spot) => Math.hypot(spot.x - x, spot.y - y) > spot.size * 0.62 + reach)
}

/** Trees close to each other, wherever they may stand. */
function woods(
  cut: Scissors,
  sheet: Sheet,
  gap: number,
  mayStand: (x: number, y: number, size: number) => boolean,
): void {
  const { width, height, random, brief } = sheet
  const isLeafy = brief.season === 'autumn' || brief.season === 'spring'
  const autumn = ['#c9803a', '#d9a23a', '#b0502f', '#8f9a45', '#e0b84a'] as const
  for (let y = -gap; y < height + gap * 2; y += gap * 0.82)
    for (let x = -gap; x < width + gap * 2; x += gap) {
      const [tx, ty] = [x + random.between(-0.35, 0.35) * gap, y + random.between(-0.35, 0.35) * gap]
      const size = gap * random.between(1.05, 1.5)
      const isSpruce = random.chance(isLeafy ? 0.3 : 0.55)
      if (!mayStand(tx, ty, size)) continue
      const own = !isSpruce && brief.season === 'autumn' ? random.pick(autumn) : null
      cut.paste(laid(isSpruce ? 'spruce' : 'tree', handFor(sheet, own), { x: tx, y: ty, size }))
    }
}

type Draw = (sheet: Sheet, motifs: readonly WantedMotif[], spots: readonly Laid[]) => Country

/** The colours of the fields that were asked for. */
function cropOf(motifs: readonly WantedMotif[]): readonly string[] | null {
  const colours = motifs.flatMap(({ name, colours: said }) =>
    name in FIELDS ? (said.length > 0 ? said : fieldColours(name)) : [],
  )
  return colours.length === 0 ? null : colours
}

function fieldColours(name: string): readonly string[] {
  return Object.entries(FIELDS).find(([field]) => field === name)?.[1] ?? []
}

const meadow: Draw = (sheet, motifs, spots) => {
  const { width, height, random } = sheet
  const unit = Math.min(width, height)
  const cut = new Scissors()
  patchwork(cut, sheet, cropOf(motifs))
  const way = wayPast(sheet, spots)
  layRoad(cut, way, unit * 0.05, isDriven(motifs))
  for (let tree = 0; tree < 34; tree += 1) {
    const [x, y] = [width * random.between(-0.05, 1.05), height * random.between(-0.05, 1.05)]
    const size = unit * random.between(0.035, 0.075)
    if (way.distance(x, y) > size && isFree(spots, x, y, size))
      cut.paste(laid(random.chance(0.75) ? 'tree' : 'spruce', handFor(sheet, null), { x, y, size }))
  }
  return { shapes: cut.shapes, way, shore: null }
}

/** The one of some ways that keeps farthest from what stands there. */
function wayPast(sheet: Sheet, spots: readonly Laid[]): Way {
  const ways = Array.from({ length: spots.length === 0 ? 1 : 6 }, () => wayAcross(sheet))
  const room = (way: Way) => Math.min(...spots.map(({ x, y, size }) => way.distance(x, y) - size / 2))
  const [first = wayAcross(sheet), ...others] = ways
  return others.reduce((best, way) => (room(way) > room(best) ? way : best), first)
}

/** Whether the road has to be one for cars. */
function isDriven(motifs: readonly WantedMotif[]): boolean {
  return motifs.some(({ name }) => DRIVING.has(name))
}

/** Cottages along a road through the fields. */
const village: Draw = (sheet, motifs, spots) => {
  const { width, height, random } = sheet
  const unit = Math.min(width, height)
  const base = meadow(sheet, motifs, spots)
  const cut = new Scissors().paste(base.shapes)
  const { way } = base
  if (way === null) return base
  for (let house = 0; house < 12; house += 1) {
    const { x, y, turn } = way.at((house + 0.6) / 12)
    const side = house % 2 === 0 ? 1 : -1
    const away = unit * random.between(0.095, 0.13) * side
    const [hx, hy] = [x - Math.sin(turn) * away, y + Math.cos(turn) * away]
    const size = unit * random.between(0.09, 0.12)
    if (hx < 0 || hx > width || hy < 0 || hy > height || !isFree(spots, hx, hy, size)) continue
    cut.paste(laid('house', handFor(sheet, null), { x: hx, y: hy, size, turn }))
    const tree = {
      x: hx + Math.cos(turn) * size * 0.95,
      y: hy + Math.sin(turn) * size * 0.95,
      size: size * 0.55,
    }
    if (isFree(spots, tree.x, tree.y, tree.size)) cut.paste(laid('tree', handFor(sheet, null), tree))
  }
  return { ...base, shapes: cut.shapes }
}

const forest: Draw = (sheet, motifs, spots) => {
  const { tones } = sheet
  const unit = Math.min(sheet.width, sheet.height)
  const cut = new Scissors()
  plainGround(
    cut,
    sheet,
    isSnowy(sheet.brief) ? '#eef3f8' : darker(mix(tones.ground, tones.leafDark, 0.6), 0.04),
  )
  const way = wayPast(sheet, spots)
  layRoad(cut, way, unit * 0.05, isDriven(motifs))
  woods(
    cut,
    sheet,
    unit * 0.085,
    (x, y, size) => way.distance(x, y) > size * 0.45 + unit * 0.03 && isFree(spots, x, y, size * 0.5),
  )
  return { shapes: cut.shapes, way, shore: null }
}

const lake: Draw = (sheet, _motifs, spots) => {
  const { tones } = sheet
  const unit = Math.min(sheet.width, sheet.height)
  const cut = new Scissors()
  plainGround(cut, sheet, isSnowy(sheet.brief) ? '#eef3f8' : mix(tones.ground, tones.leafDark, 0.5))
  const shore = shoreOf(sheet, unit * 0.31)
  const deep = mix('#2f7f9f', tones.accent, 0.06)
  cut.blob(shore.outline(1.09), mix(tones.ground, '#e8d8a8', 0.5))
  cut.blob(shore.outline(1.02), '#9fd3cf')
  for (const [grown, share] of [
    [0.95, 0.2],
    [0.78, 0.5],
    [0.5, 0.8],
  ] as const)
    cut.blob(shore.outline(grown), mix('#6fb9c4', deep, share), { isDetail: true })
  ripples(cut, sheet, (x, y) => shore.share(x, y) < 0.85)
  woods(cut, sheet, unit * 0.085, (x, y, size) => shore.share(x, y) > 1.16 && isFree(spots, x, y, size * 0.5))
  return { shapes: cut.shapes, way: null, shore }
}

/** Short light strokes on water. */
function ripples(
  cut: Scissors,
  { width, height, random }: Sheet,
  isWater: (x: number, y: number) => boolean,
): void {
  const unit = Math.min(width, height)
  for (let stroke = 0; stroke < 90; stroke += 1) {
    const [x, y, wide] = [
      width * random.between(0, 1),
      height * random.between(0, 1),
      unit * random.between(0.012, 0.03),
    ]
    if (!isWater(x, y)) continue
    cut.line(
      [
        [x - wide, y],
        [x, y - wide * 0.3],
        [x + wide, y],
      ],
      unit * 0.0025,
      '#ffffff',
      { alpha: 0.45 },
    )
  }
}

/** An island with its beach. */
const sea: Draw = (sheet, _motifs, spots) => {
  const { width, height, random, tones } = sheet
  const unit = Math.min(width, height)
  const cut = new Scissors()
  const deep = mix('#1f7fae', tones.accent, 0.06)
  plainGround(cut, sheet, deep)
  const shore = shoreOf(sheet, unit * 0.27)
  for (const [grown, share] of [
    [1.9, 0.1],
    [1.62, 0.3],
    [1.38, 0.6],
    [1.2, 0.85],
  ] as const)
    cut.blob(shore.outline(grown), mix(deep, '#7fdccf', share), { isDetail: true })
  ripples(cut, sheet, (x, y) => shore.share(x, y) > 1.4)
  cut.blob(shore.outline(1.09), '#f4fbfa').blob(shore.outline(1.055), '#bfeae2', { isDetail: true })
  cut.blob(shore.outline(1.0), isSnowy(sheet.brief) ? '#f2f5f8' : '#f0d8a8')
  cut.blob(shore.outline(0.93), isSnowy(sheet.brief) ? '#fbfdff' : '#f6e3ba', { isDetail: true })
  cut.blob(shore.outline(0.7), isSnowy(sheet.brief) ? '#e6edf3' : mix('#8fbf63', tones.ground, 0.3))
  const isWarm = !isSnowy(sheet.brief)
  for (let tree = 0; tree < 70; tree += 1) {
    const [angle, far] = [random.between(0, Math.PI * 2), Math.sqrt(random.between(0, 1))]
    const reach = shore.reach(angle) * 0.6 * far
    const [x, y, size] = [
      width / 2 + Math.cos(angle) * reach,
      height / 2 + Math.sin(angle) * reach,
      unit * random.between(0.06, 0.09),
    ]
    if (!isFree(spots, x, y, size * 0.5)) continue
    cut.paste(
      laid(isWarm && random.chance(0.45) ? 'palm' : isWarm ? 'tree' : 'spruce', handFor(sheet, null), {
        x,
        y,
        size,
      }),
    )
  }
  return { shapes: cut.shapes, way: null, shore }
}

const desert: Draw = (sheet, motifs) => {
  const { width, height, random, tones } = sheet
  const unit = Math.min(width, height)
  const sand = mix('#e8b96f', tones.accent, 0.14)
  const cut = new Scissors()
  plainGround(cut, sheet, sand)
  for (let dune = 0; dune < 26; dune += 1) {
    const [x, y] = [width * random.between(-0.1, 1.1), height * ((dune + random.between(0, 1)) / 26)]
    const [wide, tall] = [unit * random.between(0.18, 0.4), unit * random.between(0.05, 0.09)]
    const crest = [-1, -0.5, 0, 0.5, 1].map((step): [number, number] => [
      x + step * wide,
      y - tall * Math.cos(step * 1.3) + random.between(-0.1, 0.1) * tall,
    ])
    cut.blob(
      [...crest, [x + wide * 0.4, y + tall * 0.1], [x - wide * 0.4, y + tall * 0.15]],
      darker(sand, 0.07),
      { isDetail: true, alpha: 0.85 },
    )
    cut.line(crest, unit * 0.006, lighter(sand, 0.1))
  }
  const isOasis = motifs.some(({ name }) => name === 'palm')
  if (isOasis) {
    const shore = shoreOf(sheet, unit * 0.13)
    cut
      .blob(shore.outline(1.5), '#a9c07a')
      .blob(shore.outline(1.05), '#d8e0b0')
      .blob(shore.outline(0.95), '#4fa9b0')
  }
  const way = wayAcross(sheet)
  if (motifs.some(({ name }) => name === 'car')) layRoad(cut, way, unit * 0.05, true)
  return { shapes: cut.shapes, way, shore: null }
}

/** Beds around a fountain, parted by gravel. */
const garden: Draw = (sheet, motifs, spots) => {
  const { width, height, random, tones } = sheet
  const unit = Math.min(width, height)
  const lawn = isSnowy(sheet.brief) ? '#f2f6fa' : mix('#8fbf63', tones.ground, 0.4)
  const gravel = '#ead9b8'
  const hedge = isSnowy(sheet.brief) ? '#dfe9e6' : mix('#4f7f4a', tones.leafDark, 0.4)
  const [cx, cy] = [width / 2, height / 2]
  const cut = new Scissors()
  plainGround(cut, sheet, lawn)
  for (let stripe = -8; stripe < 24; stripe += 2)
    cut.rect(width * stripe * 0.0625, -height * BEYOND, width * 0.0625, height * 1.3, lighter(lawn, 0.02), {
      isDetail: true,
    })
  cut
    .rect(-width * BEYOND, cy - unit * 0.045, width * (1 + BEYOND * 2), unit * 0.09, gravel)
    .rect(cx - unit * 0.045, -height * BEYOND, unit * 0.09, height * (1 + BEYOND * 2), gravel)
    .disc(cx, cy, unit * 0.2, gravel)
  const blooms = cropOf(motifs) ?? [tones.accent, tones.second, '#fffaf0', mix(tones.accent, '#ffffff', 0.45)]
  const flower = (x: number, y: number, index: number) => {
    const colour = blooms[index % blooms.length] ?? tones.accent
    cut
      .disc(x, y, unit * random.between(0.008, 0.012), colour, { isDetail: true })
      .disc(x, y, unit * 0.003, lighter(colour, 0.18), { isDetail: true })
  }
  for (const [radius, count] of [
    [0.165, 64],
    [0.14, 54],
    [0.115, 44],
  ] as const) {
    if (radius === 0.165)
      cut.disc(cx, cy, unit * 0.18, hedge).disc(cx, cy, unit * 0.17, darker(lawn, 0.08), { isDetail: true })
    for (let step = 0; step < count; step += 1)
      flower(
        cx + Math.cos((step / count) * Math.PI * 2) * unit * radius,
        cy + Math.sin((step / count) * Math.PI * 2) * unit * radius,
        step + Math.round(radius * 40),
      )
  }
  cut
    .disc(cx, cy, unit * 0.095, '#d8d2c6')
    .disc(cx, cy, unit * 0.078, '#6fb9c4', { isDetail: true })
    .disc(cx, cy, unit * 0.03, '#d8d2c6', { isDetail: true })
    .disc(cx, cy, unit * 0.018, '#f4fbfa', { isDetail: true })
  const [bw, bh] = [(width / 2 - unit * 0.1) * 0.62, (height / 2 - unit * 0.1) * 0.5]
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const [x, y] = [cx + sx * width * 0.29 - bw / 2, cy + sy * height * 0.31 - bh / 2]
    cut
      .rect(x, y, bw, bh, hedge, { corner: unit * 0.02 })
      .rect(x + unit * 0.014, y + unit * 0.014, bw - unit * 0.028, bh - unit * 0.028, darker(lawn, 0.1), {
        isDetail: true,
      })
    const [across, down] = [Math.floor(bw / (unit * 0.026)) - 1, Math.floor(bh / (unit * 0.026)) - 1]
    for (let row = 0; row < down; row += 1)
      for (let column = 0; column < across; column += 1)
        flower(
          x + ((column + 1) / (across + 1)) * bw,
          y + ((row + 1) / (down + 1)) * bh,
          row + random.whole(0, 1) * (blooms.length > 2 ? 1 : 0),
        )
  }
  for (const [sx, sy] of [
    [0.04, 0.05],
    [0.96, 0.05],
    [0.04, 0.95],
    [0.96, 0.95],
    [0.04, 0.4],
    [0.96, 0.4],
    [0.04, 0.62],
    [0.96, 0.62],
    [0.4, 0.04],
    [0.6, 0.04],
    [0.4, 0.96],
    [0.6, 0.96],
  ] as const)
    if (isFree(spots, width * sx, height * sy, unit * 0.05))
      cut.paste(
        laid('tree', handFor(sheet, null), {
          x: width * sx,
          y: height * sy,
          size: unit * random.between(0.1, 0.13),
        }),
      )
  return { shapes: cut.shapes, way: null, shore: null }
}

/** Blocks around their yards, and a square in the middle. */
const city: Draw = (sheet, motifs, spots) => {
  const { width, height, random, tones } = sheet
  const unit = Math.min(width, height)
  const lean = random.between(0.1, 0.24) * (random.chance(0.5) ? 1 : -1)
  const [block, street] = [unit * 0.25, unit * 0.06]
  const cut = new Scissors()
  plainGround(cut, sheet, isSnowy(sheet.brief) ? '#dfe5ec' : '#8d8f94')
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const at = (x: number, y: number): [number, number] => [
    width / 2 + x * cos - y * sin,
    height / 2 + x * sin + y * cos,
  ]
  const quad = (x: number, y: number, wide: number, tall: number) => [
    at(x, y),
    at(x + wide, y),
    at(x + wide, y + tall),
    at(x, y + tall),
  ]
  const step = block + street
  const [columns, rows] = [Math.ceil(width / step / 2) + 1, Math.ceil(height / step / 2) + 1]
  const lit = tones.isNight ? { isDetail: true, glows: true } : { isDetail: true }
  for (let row = -rows; row <= rows; row += 1)
    for (let column = -columns; column <= columns; column += 1) {
      const [x, y] = [column * step - block / 2, row * step - block / 2]
      const isSquare = row === 0 && column === 0
      const isPark = !isSquare && random.chance(0.14)
      cut.polygon(
        quad(x, y, block, block),
        isPark ? mix('#8fbf63', tones.ground, 0.4) : isSquare ? '#e6d8bf' : '#c9bfae',
      )
      const trees = isSquare || isPark ? (isPark ? 11 : 0) : 3
      if (!isSquare && !isPark) houses(cut, sheet, (hx, hy) => at(x + hx, y + hy), block, lean)
      for (let tree = 0; tree < trees; tree += 1) {
        const reach = isPark ? 0.42 : 0.13
        const [tx, ty] = at(
          x + block * (0.5 + random.between(-reach, reach)),
          y + block * (0.5 + random.between(-reach, reach)),
        )
        cut.paste(
          laid('tree', handFor(sheet, null), { x: tx, y: ty, size: unit * random.between(0.035, 0.05) }),
        )
      }
      const [lx, ly] = at(x - street / 2, y - street / 2)
      cut.disc(lx, ly, unit * 0.006, '#ffe3a0', lit)
      for (let dash = 0; dash < 5; dash += 1) {
        const along = x + (dash + 0.5) * (block / 5)
        cut.line(
          [at(along - unit * 0.01, y - street / 2), at(along + unit * 0.01, y - street / 2)],
          unit * 0.0035,
          '#f4efe2',
        )
        const down = y + (dash + 0.5) * (block / 5)
        cut.line(
          [at(x - street / 2, down - unit * 0.01), at(x - street / 2, down + unit * 0.01)],
          unit * 0.0035,
          '#f4efe2',
        )
      }
      if (random.chance(0.55)) {
        const [cx, cy] = at(x + block * random.between(0.1, 0.9), y - street / 2 + street * 0.22)
        if (!motifs.some(({ name }) => name === 'car'))
          cut.paste(
            laid('car', handFor(sheet, null), { x: cx, y: cy, size: unit * 0.045, turn: lean + Math.PI }),
          )
      }
    }
  if (motifs.every(({ name }) => DRIVING.has(name) || FLYING.has(name))) {
    cut
      .disc(width / 2, height / 2, unit * 0.05, '#d8d2c6')
      .disc(width / 2, height / 2, unit * 0.04, '#6fb9c4', { isDetail: true })
      .disc(width / 2, height / 2, unit * 0.012, '#f4fbfa', { isDetail: true })
    for (let tree = 0; tree < 12; tree += 1) {
      const angle = (tree / 12) * Math.PI * 2
      const [x, y] = at(Math.cos(angle) * block * 0.4, Math.sin(angle) * block * 0.4)
      cut.paste(laid('tree', handFor(sheet, null), { x, y, size: unit * 0.035 }))
    }
  }
  const line = (share: number) => {
    const [x, y] = at((share - 0.5) * width * 1.4, step / 2)
    return { x, y, turn: lean }
  }
  const way: Way = { points: [], at: line, distance: () => Infinity }
  return { shapes: cut.shapes, way, shore: null }
}

/** Roofs along the four sides of a block. */
function houses(
  cut: Scissors,
  sheet: Sheet,
  at: (x: number, y: number) => [number, number],
  block: number,
  lean: number,
): void {
  const { random } = sheet
  const deep = block * 0.3
  for (const side of [0, 1, 2, 3])
    for (let house = 0; house < 3; house += 1) {
      if (random.chance(0.06)) continue
      const along = block * ((house + 0.5) / 3)
      const [x, y] =
        side === 0
          ? [along, deep / 2]
          : side === 1
            ? [block - deep / 2, along]
            : side === 2
              ? [block - along, block - deep / 2]
              : [deep / 2, block - along]
      const isCorner = house === 2
      const [hx, hy] = at(x, y)
      const own = random.chance(0.3) ? mix('#7f868f', random.pick(['#a84a3a', '#6f7f8f']), 0.3) : null
      if (house > 0 || isCorner)
        cut.paste(
          laid('house', handFor(sheet, own), {
            x: hx,
            y: hy,
            size: block * 0.345,
            turn: lean + (side % 2 === 0 ? 0 : Math.PI / 2),
          }),
        )
      else
        cut.paste(
          laid('house', handFor(sheet, own), {
            x: hx,
            y: hy,
            size: block * 0.33,
            turn: lean + (side % 2 === 0 ? Math.PI / 2 : 0),
          }),
        )
    }
}

const COUNTRIES: Readonly<Record<SettingFromAbove, Draw>> = {
  meadow,
  village,
  city,
  forest,
  sea,
  lake,
  desert,
  garden,
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
