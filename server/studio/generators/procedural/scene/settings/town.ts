import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { townhouses } from '../motifs/buildings.ts'
import { BEYOND, type Place, type Sheet, spriteOf } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import { placed, type Sprite } from '../shape.ts'
import { hazed } from '../tones.ts'
import { backdrop } from './backdrop.ts'
import { cottages } from './cottages.ts'
import { grove, undergrowth } from './plants.ts'
import { skyBodies } from './skies.ts'
import { hill, rolling, summits } from './terrain.ts'

/** Rows of old houses, and a street before them. */
export function city(sheet: Sheet): Place {
  const { width, height, tones, random } = sheet
  const unit = Math.min(width, height)
  const street = height * 0.8
  const behind: Sprite[] = [...skyBodies(sheet, height * 0.5), ...(backdrop(sheet, height * 0.5) ?? [])]
  const walls = [
    mix(tones.accent, '#fff3dd', 0.45),
    mix(tones.second, '#fff6e4', 0.4),
    '#f3d9b8',
    mix(tones.deep, '#f6ead8', 0.62),
    '#e8b49a',
  ] as const
  for (const [row, [depth, tall]] of (
    [
      [0.2, 0.56],
      [0.46, 0.44],
    ] as const
  ).entries()) {
    const cut = new Scissors()
    const night = tones.isNight ? '#1b2750' : tones.haze
    townhouses(cut, tones, random, [
      mix(walls[0], night, tones.isNight ? 0.55 : 0.02),
      ...walls.slice(1).map((wall) => mix(wall, night, tones.isNight ? 0.55 : 0.02)),
    ])
    const size = height * tall
    const shapes = placed(cut.shapes, { x: width / 2, y: street - row * 2 + height * 0.01, size })
    // Rows are as wide as the sheet whatever its shape.
    const stretch = (width * 1.24) / size
    behind.push(
      spriteOf(
        shapes.map((shape) => ({
          ...shape,
          colour: shape.glows ? shape.colour : hazed(shape.colour, depth + 0.4, tones),
          contours: shape.contours.map((contour) =>
            contour.map(({ x, y }) => ({ x: width / 2 + (x - width / 2) * stretch, y })),
          ),
        })),
        depth,
      ),
    )
  }
  const bare = tones.isNight ? '#2b3563' : mix('#c9b8a4', tones.haze, 0.2)
  const stone = sheet.brief.season === 'winter' ? mix(bare, tones.ground, 0.85) : bare
  const paving = new Scissors().rect(-width * BEYOND, street, width * (1 + BEYOND * 2), height, stone)
  for (let row = 0; row < 8; row += 1) {
    const y = street + (height - street) * (row / 8) ** 1.4
    for (let column = 0; column < 20; column += 1)
      paving.rect(
        width * (-0.05 + (column + (row % 2) * 0.5) * 0.056),
        y + 2,
        width * 0.048,
        height * (0.005 + row * 0.0028),
        column % 3 === 0 ? lighter(stone, 0.03) : darker(stone, 0.035),
        { corner: 3, isDetail: true },
      )
  }
  behind.push(spriteOf(paving.shapes, 0.52))
  const front = [0.08, 0.92].map((side) => {
    const [x, y, size] = [width * side, height * 0.97, unit * 0.42]
    const cut = new Scissors()
      .line(
        [
          [x, y],
          [x, y - size],
        ],
        size * 0.03,
        tones.deep,
        { isDetail: false },
      )
      .disc(x, y - size, size * 0.05, '#ffe3a0', { glows: true })
      .polygon(
        [
          [x - size * 0.07, y - size * 1.03],
          [x, y - size * 1.12],
          [x + size * 0.07, y - size * 1.03],
        ],
        tones.deep,
      )
    return spriteOf(cut.shapes, 0.9, { motion: 'flicker', x, y, size })
  })
  return { behind, front, ground: height * 0.93, hero: unit * 0.42 }
}

/** Low summits far away. */
function farSummits(sheet: Sheet, horizon: number): Sprite {
  const { height, tones } = sheet
  const rock = mix(mix('#7286a8', tones.deep, 0.2), tones.haze, 0.55)
  return summits(sheet, horizon + height * 0.04, height * 0.2, 0.14, rock)
}

/** A village in a valley: cottages, a church, smoke. */
export function village(sheet: Sheet): Place {
  const { width, height, tones, random } = sheet
  const unit = Math.min(width, height)
  const horizon = height * 0.5
  const behind: Sprite[] = skyBodies(sheet, horizon)
  behind.push(...(backdrop(sheet, horizon) ?? [farSummits(sheet, horizon)]))
  for (let layer = 0; layer < 3; layer += 1) {
    const share = layer / 2
    const crest = rolling(sheet, random, horizon + height * (0.08 + share * 0.2), height * 0.025, 1.6)
    const depth = 0.24 + share * 0.34
    behind.push(
      ...grove(
        sheet,
        crest,
        'spruce',
        Math.round((7 - layer) * (width / unit)),
        unit * (0.08 + share * 0.08),
        depth,
      ),
    )
    behind.push(
      hill(
        sheet,
        crest,
        hazed(layer === 2 ? tones.ground : darker(tones.ground, 0.03), depth + 0.2, tones),
        depth + 0.02,
      ),
    )
    const spots = layer === 0 ? [0.3, 0.44, 0.58, 0.7] : layer === 1 ? [0.16, 0.36, 0.64, 0.85] : []
    behind.push(
      ...cottages(sheet, crest, {
        spots,
        size: unit * (0.09 + share * 0.12),
        depth: depth + 0.03,
        church: layer === 0 ? 1 : -1,
      }),
    )
  }
  return { behind, front: undergrowth(sheet, 0.8), ground: height * 0.91, hero: unit * 0.4 }
}
