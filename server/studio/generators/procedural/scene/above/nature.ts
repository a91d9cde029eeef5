import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import type { Sheet } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import { cropOf, type Draw, handFor, isDriven, isFree, isSnowy, wayPast } from './country.ts'
import { layRoad, patchwork, plainGround, shoreOf, wayAcross } from './ground.ts'
import { laid } from './tops.ts'

/** Trees close to each other, wherever they may stand. */
export function woods(
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

/** Fields around a road. */
export const meadow: Draw = (sheet, motifs, spots) => {
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

/** Cottages along a road through the fields. */
export const village: Draw = (sheet, motifs, spots) => {
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

/** Crowns close to each other, and a road between them. */
export const forest: Draw = (sheet, motifs, spots) => {
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

/** A lake among woods. */
export const lake: Draw = (sheet, _motifs, spots) => {
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
export const sea: Draw = (sheet, _motifs, spots) => {
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

/** Dunes, and an oasis if palms were named. */
export const desert: Draw = (sheet, motifs) => {
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
