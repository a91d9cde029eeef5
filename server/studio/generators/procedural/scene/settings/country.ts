import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { ALL_MOTIFS } from '../motifs/allMotifs.ts'
import { type Place, type Sheet, spriteOf } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import { placed, type Sprite } from '../shape.ts'
import { hazed } from '../tones.ts'
import { backdrop } from './backdrop.ts'
import { grove, undergrowth } from './plants.ts'
import { isGloomy } from '../overcast.ts'
import { skyBodies } from './skies.ts'
import { hill, rolling, summits } from './terrain.ts'
import { mist } from './water.ts'

/** Hills one behind another, with trees and flowers. */
export function meadow(sheet: Sheet): Place {
  const { width, height, tones, random } = sheet
  const unit = Math.min(width, height)
  const horizon = height * 0.56
  const behind: Sprite[] = [...skyBodies(sheet, horizon), ...(backdrop(sheet, horizon) ?? [])]
  const far = mix(tones.ground, tones.haze, 0.62)
  for (let layer = 0; layer < 4; layer += 1) {
    const share = layer / 3
    const crest = rolling(
      sheet,
      random,
      horizon + height * 0.26 * share ** 1.2,
      height * (0.05 - share * 0.012),
      1.6 + layer * 0.3,
    )
    const depth = 0.16 + share * 0.36
    behind.push(
      ...grove(sheet, crest, layer === 1 ? 'spruce' : 'tree', 6 - layer, unit * (0.06 + share * 0.1), depth),
    )
    behind.push(hill(sheet, crest, mix(far, lighter(tones.ground, 0.02 - share * 0.05), share), depth + 0.04))
  }
  return { behind, front: undergrowth(sheet), ground: height * 0.9, hero: unit * 0.5 }
}

/** Summits behind a dark wood, with a lake where there is room for one. */
export function mountains(sheet: Sheet): Place {
  const { width, height, tones, random, brief } = sheet
  const unit = Math.min(width, height)
  const horizon = height * 0.6
  const rock = mix('#7286a8', tones.deep, 0.25)
  const behind: Sprite[] = skyBodies(sheet, horizon * 0.8)
  behind.push(summits(sheet, horizon, height * 0.4, 0.14, mix(rock, tones.haze, 0.55)))
  behind.push(mist(sheet, horizon - height * 0.06, height * 0.12, 0.16))
  behind.push(summits(sheet, horizon + height * 0.05, height * 0.3, 0.24, mix(rock, tones.haze, 0.22)))
  behind.push(mist(sheet, horizon + height * 0.02, height * 0.1, 0.26))
  const slope = rolling(sheet, random, horizon + height * 0.1, height * 0.03, 2.4)
  // „las w górach”, „łąka w górach”
  const trees = brief.backdrop === 'forest' ? 24 : brief.backdrop === 'meadow' ? 4 : 13
  behind.push(...grove(sheet, slope, 'spruce', Math.round(trees * (width / unit)), unit * 0.13, 0.42))
  behind.push(hill(sheet, slope, hazed(darker(tones.ground, 0.08), 0.55, tones), 0.44))
  const near = rolling(sheet, random, height * 0.8, height * 0.03, 1.4)
  const nearTrees = brief.backdrop === 'forest' ? 10 : brief.backdrop === 'meadow' ? 0 : 5
  behind.push(...grove(sheet, near, 'spruce', Math.round(nearTrees * (width / unit)), unit * 0.22, 0.68))
  behind.push(hill(sheet, near, darker(tones.ground, 0.02), 0.7))
  return { behind, front: undergrowth(sheet, 0.7), ground: height * 0.91, hero: unit * 0.44 }
}

/** A clearing: trunks and crowns at both sides, light in the middle. */
export function forest(sheet: Sheet): Place {
  const { width, height, tones, random, brief } = sheet
  const unit = Math.min(width, height)
  const behind: Sprite[] = tones.isNight ? skyBodies(sheet, height * 0.6) : []
  const light = new Scissors().disc(
    width * 0.5,
    height * 0.42,
    unit * 0.34,
    mix('#fffbe6', tones.haze, 0.3),
    { glows: true, isDetail: true, alpha: isGloomy(brief) ? 0.12 : 0.3 },
  )
  behind.push(spriteOf(light.shapes, 0.03))
  const kind = brief.season === 'spring' || brief.season === 'autumn' ? 'birch' : 'spruce'
  for (let layer = 0; layer < 4; layer += 1) {
    const share = layer / 3
    const depth = 0.14 + share * 0.5
    const floor = rolling(sheet, random, height * (0.66 + share * 0.15), height * 0.015, 2)
    const count = Math.round((12 - layer * 2) * (width / unit))
    for (let index = 0; index < count; index += 1) {
      const x = width * (-0.05 + ((index + random.between(0.1, 0.9)) / count) * 1.1)
      // Nearer rows leave the middle free.
      if (layer > 0 && Math.abs(x / width - 0.5) < 0.1 + share * 0.16) continue
      const size = unit * (0.42 + share * 0.42) * random.between(0.85, 1.15)
      const own = kind === 'spruce' ? mix('#2f7d5c', tones.leafDark, 0.35) : tones.leaf
      const shapes = placed(
        ALL_MOTIFS[kind].draw({ tones, random, own, isSnowy: brief.season === 'winter' }),
        {
          x,
          y: floor.at(x) + size * 0.03,
          size,
        },
      ).map((shape) => ({ ...shape, colour: hazed(shape.colour, depth, tones) }))
      behind.push(spriteOf(shapes, depth, { motion: 'sway', x, y: floor.at(x), size }))
    }
    behind.push(
      hill(
        sheet,
        floor,
        hazed(
          brief.season === 'winter' ? tones.ground : mix(tones.ground, tones.leafDark, 0.4),
          depth,
          tones,
        ),
        depth + 0.02,
      ),
      mist(sheet, floor.at(width / 2) - height * 0.03, height * 0.07, depth + 0.03, 0.7),
    )
  }
  return { behind, front: undergrowth(sheet, 0.8), ground: height * 0.91, hero: unit * 0.44 }
}

/** Dunes under a great sun. */
export function desert(sheet: Sheet): Place {
  const { width, height, tones, random } = sheet
  const unit = Math.min(width, height)
  const behind: Sprite[] = [...skyBodies(sheet, height * 0.55), ...(backdrop(sheet, height * 0.52) ?? [])]
  const sand = tones.isNight ? '#57507a' : mix('#e8b46a', tones.accent, 0.3)
  for (let layer = 0; layer < 5; layer += 1) {
    const share = layer / 4
    const crest = rolling(
      sheet,
      random,
      height * (0.52 + share * 0.34),
      height * (0.035 + share * 0.03),
      1.2 + random.between(0, 0.8),
    )
    behind.push(
      hill(sheet, crest, mix(mix(sand, tones.haze, 0.55), darker(sand, 0.07), share), 0.16 + share * 0.4),
    )
    const edge = new Scissors().line(
      crest.points,
      Math.max(1.5, height * 0.004),
      lighter(mix(mix(sand, tones.haze, 0.55), sand, share), 0.09),
    )
    behind.push(spriteOf(edge.shapes, 0.165 + share * 0.4))
  }
  return { behind, front: [], ground: height * 0.9, hero: unit * 0.44 }
}
