import type { MotifName, PoseName } from '#domain/generation/reading/brief.ts'
import { heroesOf } from '#domain/generation/reading/occasions.ts'
import { darker, mix } from '#server/platform/media/brushes/colour.ts'
import { ALL_MOTIFS } from '../motifs/allMotifs.ts'
import { type Place, type Sheet, spriteOf } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import type { Sprite } from '../shape.ts'
import { hazed } from '../tones.ts'
import { backdrop } from './backdrop.ts'
import { grove } from './plants.ts'
import { skyBodies } from './skies.ts'
import { hill, rolling, summits } from './terrain.ts'
import { mist, water } from './water.ts'

/** Things in a lake, and not on its shore. */
const SWIMMERS: ReadonlySet<MotifName> = new Set([
  'boat', 'whale', 'swan', 'duck', 'fish', 'crocodile', 'bridge', 'pirateship', 'shark', 'icefloe', 'surfboard',
]) // prettier-ignore

/** Low hills beyond water. */
function hills(sheet: Sheet, shore: number): Sprite {
  const { height, tones } = sheet
  const colour = mix(mix('#7286a8', tones.leafDark, 0.35), tones.haze, 0.5)
  return summits(sheet, shore, height * 0.2, 0.14, colour)
}

/** Whether somebody is in the water, whoever it is. */
function isInWater(pose: PoseName | null): boolean {
  return pose === 'swimming' || pose === 'diving'
}

/** A lake before hills, with reeds; figures that can't swim stand on its near shore. */
export function lake(sheet: Sheet): Place {
  const { width, height, tones, random, brief } = sheet
  const unit = Math.min(width, height)
  const shore = height * 0.58
  const isShore = heroesOf(brief).some(
    ({ name, relation, pose }) =>
      ALL_MOTIFS[name].floats !== true &&
      !SWIMMERS.has(name) &&
      !isInWater(pose) &&
      // „niedźwiedź w łódce”
      !(relation !== null && SWIMMERS.has(relation.to)),
  )
  const behind: Sprite[] = skyBodies(sheet, shore * 0.85)
  behind.push(...(backdrop(sheet, shore) ?? [hills(sheet, shore)]))
  const bank = rolling(sheet, random, shore - height * 0.015, height * 0.02, 2)
  const isBare = brief.backdrop === 'village' || brief.backdrop === 'meadow'
  behind.push(
    ...grove(
      sheet,
      bank,
      brief.season === 'autumn' ? 'tree' : 'spruce',
      isBare ? 0 : Math.round(16 * (width / unit)),
      unit * 0.09,
      0.3,
    ),
    hill(sheet, bank, hazed(isBare ? tones.ground : tones.leafDark, 0.5, tones), 0.32),
  )
  behind.push(
    ...water(sheet, shore, 0.34, isShore ? height * 0.76 : Infinity),
    mist(sheet, shore, height * 0.06, 0.36, 0.7),
  )
  if (isShore) {
    const near = rolling(sheet, random, height * 0.8, height * 0.016, 1.4)
    behind.push(hill(sheet, near, mix(tones.ground, tones.leafDark, 0.12), 0.64))
  }
  const front: Sprite[] = []
  for (let index = 0; index < 16; index += 1) {
    const side = index % 2 === 0 ? random.between(-0.06, 0.24) : random.between(0.76, 1.06)
    const [x, y, tall] = [width * side, height * 1.03, unit * random.between(0.16, 0.34)]
    const cut = new Scissors()
      .leaf(x, y, tall, unit * 0.009, -Math.PI / 2 + random.between(-0.2, 0.2), tones.leafDark)
      .leaf(x, y, tall * 0.8, unit * 0.008, -Math.PI / 2 + random.between(-0.35, 0.35), tones.leaf)
    if (index % 3 === 0)
      cut
        .line(
          [
            [x, y],
            [x, y - tall * 1.05],
          ],
          unit * 0.005,
          tones.leafDark,
        )
        .oval(x, y - tall * 1.05, unit * 0.011, unit * 0.04, '#6b4630')
    front.push(spriteOf(cut.shapes, 0.97, { motion: 'sway', x, y, size: tall }))
  }
  return { behind, front, ground: height * (isShore ? 0.89 : 0.82), hero: unit * 0.4 }
}

/** Open sea before a beach. */
export function sea(sheet: Sheet): Place {
  const { width, height, tones, random, brief } = sheet
  const unit = Math.min(width, height)
  const horizon = height * 0.5
  const isOnLand = heroesOf(brief).some(
    ({ name, relation, pose }) =>
      ALL_MOTIFS[name].floats !== true &&
      name !== 'lighthouse' &&
      !isInWater(pose) &&
      !SWIMMERS.has(name) &&
      !(relation !== null && (SWIMMERS.has(relation.to) || relation.to === 'lighthouse')),
  )
  // A sailor beside his ship stands on the beach.
  const isAfloat =
    !isOnLand &&
    brief.motifs.some(
      ({ name, pose }) =>
        isInWater(pose) ||
        ['boat', 'whale', 'fish', 'swan', 'pirateship', 'shark', 'icefloe', 'surfboard'].includes(name),
    )
  const foot = isAfloat ? height : height * 0.74
  const behind: Sprite[] = [
    ...skyBodies(sheet, horizon),
    ...(backdrop(sheet, horizon) ?? []),
    ...water(sheet, horizon, 0.2, foot),
  ]
  if (isAfloat) return { behind, front: [], ground: height * 0.74, hero: unit * 0.46 }
  const sand = tones.isNight ? '#5a5f7e' : mix('#f0d8a8', tones.second, 0.14)
  const line = rolling(sheet, random, height * 0.8, height * 0.02, 1.3)
  const foam = rolling(sheet, random, height * 0.785, height * 0.02, 1.5)
  behind.push(hill(sheet, foam, mix('#ffffff', tones.haze, 0.15), 0.6), hill(sheet, line, sand, 0.62))
  const shells = new Scissors()
  for (let shell = 0; shell < 26; shell += 1)
    shells.oval(
      width * random.between(0, 1),
      height * random.between(0.85, 1),
      unit * 0.005,
      unit * 0.003,
      shell % 2 === 0 ? darker(sand, 0.1) : '#fffaf0',
      { isDetail: true },
    )
  behind.push(spriteOf(shells.shapes, 0.66))
  const front: Sprite[] = []
  for (const side of [0.04, 0.1, 0.9, 0.97]) {
    const cut = new Scissors()
    for (let blade = 0; blade < 11; blade += 1)
      cut.leaf(
        width * side + (blade - 5) * unit * 0.008,
        height * 1.03,
        unit * random.between(0.12, 0.26),
        unit * 0.006,
        -Math.PI / 2 + (blade - 5) * 0.07 + random.between(-0.1, 0.1),
        mix(tones.leaf, '#d9c98a', blade % 2 === 0 ? 0.5 : 0.2),
      )
    front.push(
      spriteOf(cut.shapes, 0.97, { motion: 'sway', x: width * side, y: height * 1.03, size: unit * 0.26 }),
    )
  }
  return { behind, front, ground: height * 0.92, hero: unit * 0.44 }
}
