import { mix } from '#server/platform/media/brushes/colour.ts'
import { ALL_MOTIFS } from '../motifs/allMotifs.ts'
import { BEYOND, type Place, type Sheet, spriteOf } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import { placed, type Sprite } from '../shape.ts'

/** Worlds far away: the middle as shares of the sheet, and the size beside its shorter side. */
const FAR = [
  [0.8, 0.3, 0.2],
  [0.16, 0.2, 0.09],
] as const

/** Space: a nebula, stars and a world below. */
export function space(sheet: Sheet): Place {
  const { width, height, tones, random } = sheet
  const unit = Math.min(width, height)
  const cloud = new Scissors()
  for (let puff = 0; puff < 16; puff += 1) {
    const share = puff / 15
    const [x, y] = [width * (0.02 + share * 0.96), height * (0.72 - share * 0.5 + Math.sin(share * 5) * 0.08)]
    cloud.disc(
      x,
      y,
      unit * random.between(0.06, 0.17),
      random.pick(['#6a4ab8', '#b0509a', '#3f7fc9', tones.accent]),
      { glows: true, isDetail: true, alpha: 0.16 },
    )
  }
  const behind: Sprite[] = [
    spriteOf(cloud.shapes, 0.02, { motion: 'drift', x: width / 2, y: height / 2, size: unit * 0.1 }),
  ]
  const sky = { ...sheet, height: height * 1.1 }
  const field = new Scissors()
  for (let dot = 0; dot < 220; dot += 1) {
    const bright = random.between(0, 1) ** 3
    const [x, y] = [sky.width * random.between(-0.05, 1.05), sky.height * random.between(-0.05, 1)]
    if (bright > 0.8)
      field.star(x, y, unit * (0.008 + bright * 0.012), 4, 0.24, '#fff6d8', { isDetail: true, glows: true })
    else
      field.disc(x, y, unit * (0.001 + bright * 0.0034), '#ffffff', {
        isDetail: true,
        alpha: 0.55 + bright * 0.45,
      })
  }
  behind.push(spriteOf(field.shapes, 0.04, { motion: 'flicker' }))
  // No other planet shines beside a named one.
  const others = sheet.brief.motifs.some(({ name }) => name === 'planet') ? [] : FAR
  for (const [x, y, size] of others)
    behind.push(
      spriteOf(
        placed(
          ALL_MOTIFS.planet.draw({ tones, random, own: random.pick(['#d98a5a', '#7f9ad0', tones.accent]) }),
          { x: width * x, y: height * y + unit * size * 0.5, size: unit * size },
        ),
        0.2,
        { motion: 'bob', x: width * x, y: height * y, size: unit * size },
      ),
    )
  const world = new Scissors().oval(
    width / 2,
    height * 1.25,
    width * (0.85 + BEYOND),
    height * 0.44,
    mix('#8f86b8', tones.accent, 0.2),
  )
  for (let crater = 0; crater < 12; crater += 1)
    world.oval(
      width * random.between(0, 1),
      height * random.between(0.9, 1),
      unit * random.between(0.02, 0.05),
      unit * random.between(0.008, 0.018),
      mix('#6f669a', tones.accent, 0.2),
      { isDetail: true },
    )
  behind.push(spriteOf(world.shapes, 0.6))
  return { behind, front: [], ground: height * 0.9, hero: unit * 0.46 }
}
