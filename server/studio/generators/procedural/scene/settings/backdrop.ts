import type { BackdropName } from '#domain/generation/reading/brief.ts'
import { darker, mix } from '#server/platform/media/brushes/colour.ts'
import type { Sheet } from '../scene.ts'
import type { Sprite } from '../shape.ts'
import { hazed } from '../tones.ts'
import { cottages } from './cottages.ts'
import { grove } from './plants.ts'
import { hill, rolling, summits } from './terrain.ts'
import { mist, water } from './water.ts'

/** The second place of a scene, from the horizon up, for what stands before it; null without one. */
export function backdrop(sheet: Sheet, horizon: number): Sprite[] | null {
  const name = sheet.brief.backdrop
  return name === null ? null : VIEWS[name](sheet, horizon)
}

const VIEWS: Readonly<Record<BackdropName, (sheet: Sheet, horizon: number) => Sprite[]>> = {
  mountains: ranges,
  forest: woods,
  village: houses,
  sea: shore,
  lake: shore,
  meadow: fields,
}

/** Two ranges of summits. */
function ranges(sheet: Sheet, horizon: number): Sprite[] {
  const { height, tones } = sheet
  const rock = mix('#7286a8', tones.deep, 0.25)
  return [
    summits(sheet, horizon, height * 0.38, 0.1, mix(rock, tones.haze, 0.5)),
    mist(sheet, horizon - height * 0.05, height * 0.1, 0.11),
    summits(sheet, horizon + height * 0.04, height * 0.25, 0.12, mix(rock, tones.haze, 0.2)),
    mist(sheet, horizon + height * 0.02, height * 0.08, 0.13),
  ]
}

/** The edge of a wood, in two rows; leaves turn in autumn. */
function woods(sheet: Sheet, horizon: number): Sprite[] {
  const { width, height, tones, random, brief } = sheet
  const unit = Math.min(width, height)
  const sprites: Sprite[] = []
  for (const [depth, rise, tall, kind] of [
    [0.1, 0.03, 0.26, 'spruce'],
    [0.13, 0, 0.2, brief.season === 'autumn' ? 'tree' : 'spruce'],
  ] as const) {
    const edge = rolling(sheet, random, horizon - height * rise, height * 0.012, 2)
    const count = Math.round(20 * (width / unit))
    sprites.push(
      ...grove(sheet, edge, kind, count, unit * tall, depth + 0.25),
      hill(sheet, edge, hazed(tones.leafDark, 0.5, tones), depth + 0.26),
    )
  }
  // Drawn as if they were nearer, so that haze leaves them dark, and put behind the setting.
  return sprites.map((sprite) => ({ ...sprite, depth: Math.min(sprite.depth, 0.13) }))
}

/** A hill with a church among houses. */
function houses(sheet: Sheet, horizon: number): Sprite[] {
  const { width, height, tones, random } = sheet
  const unit = Math.min(width, height)
  const crest = rolling(sheet, random, horizon - height * 0.02, height * 0.025, 1.6)
  return [
    ...grove(sheet, crest, 'tree', Math.round(6 * (width / unit)), unit * 0.08, 0.1),
    ...cottages(sheet, crest, {
      spots: [0.16, 0.32, 0.46, 0.62, 0.8],
      size: unit * 0.12,
      depth: 0.12,
      church: 2,
    }),
    hill(sheet, crest, hazed(darker(tones.ground, 0.03), 0.4, tones), 0.13),
  ]
}

/** Water up to the horizon. */
function shore(sheet: Sheet, horizon: number): Sprite[] {
  const { height, tones } = sheet
  const top = horizon - height * 0.1
  const far = mix(mix('#7286a8', tones.leafDark, 0.35), tones.haze, 0.5)
  return [
    // The other side of a lake can be seen.
    ...(sheet.brief.backdrop === 'lake' ? [summits(sheet, top, height * 0.1, 0.08, far)] : []),
    ...water(sheet, top, 0.1, horizon + height * 0.1),
  ]
}

/** Bare hills. */
function fields(sheet: Sheet, horizon: number): Sprite[] {
  const { height, tones, random } = sheet
  return [0.14, 0.07].map((rise, row) =>
    hill(
      sheet,
      rolling(sheet, random, horizon - height * rise, height * 0.03, 1.6 + row),
      mix(tones.ground, tones.haze, 0.5 - row * 0.2),
      0.1 + row * 0.02,
    ),
  )
}
