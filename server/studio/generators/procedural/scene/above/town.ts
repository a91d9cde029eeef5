import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { BEYOND, type Sheet } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import { cropOf, type Draw, DRIVING, FLYING, handFor, isFree, isSnowy } from './country.ts'
import { plainGround, type Way } from './ground.ts'
import { laid } from './tops.ts'

/** Beds around a fountain, parted by gravel. */
export const garden: Draw = (sheet, motifs, spots) => {
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
export const city: Draw = (sheet, motifs) => {
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
      const [hx, hy] = at(x, y)
      const own = random.chance(0.3) ? mix('#7f868f', random.pick(['#a84a3a', '#6f7f8f']), 0.3) : null
      // The first of a side stands across, and closes the corner.
      const isAcross = (house === 0) === (side % 2 === 0)
      const size = block * (house === 0 ? 0.33 : 0.345)
      const turn = lean + (isAcross ? Math.PI / 2 : 0)
      cut.paste(laid('house', handFor(sheet, own), { x: hx, y: hy, size, turn }))
    }
}
