import { mix } from '#server/platform/media/brushes/colour.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { BEYOND, type Sheet, spriteOf } from './scene.ts'
import { Scissors } from './scissors.ts'
import { placed, type Sprite } from './shape.ts'

/** The things of a weather in the sky or before it: lightning, banks of fog, a rainbow. */
export function weatherSprites(sheet: Sheet): Sprite[] {
  const { weather } = sheet.brief
  return [
    ...(weather.includes('rainbow') ? [rainbow(sheet)] : []),
    ...(weather.includes('storm') ? [lightning(sheet)] : []),
    ...(weather.includes('fog') ? banks(sheet) : []),
  ]
}

function rainbow({ width, height, tones, random }: Sheet): Sprite {
  const size = height * 0.46
  const place = { x: width / 2, y: height * 0.6, size }
  return spriteOf(placed(ALL_MOTIFS.rainbow.draw({ tones, random, own: null }), place), 0.1)
}

function lightning({ width, height, random }: Sheet): Sprite {
  const x = width * random.pick([0.22, 0.76])
  const [unit, top] = [Math.min(width, height), height * 0.1]
  const at = (dx: number, dy: number): [number, number] => [x + dx * unit, top + dy * unit]
  const cut = new Scissors().polygon(
    [at(0.03, 0), at(-0.06, 0.17), at(0, 0.17), at(-0.04, 0.34), at(0.08, 0.12), at(0.02, 0.12), at(0.08, 0)],
    '#ffe89a',
    { glows: true },
  )
  return spriteOf(cut.shapes, 0.2, { motion: 'flicker', x, y: top, size: unit * 0.3 })
}

/** Fog lies in banks: thickest far away, and a thin one before everything. */
function banks({ width, height, tones, random }: Sheet): Sprite[] {
  const veil = mix(tones.haze, '#ffffff', tones.isNight ? 0.1 : 0.45)
  return [0.25, 0.45, 0.66, 0.9].map((depth, index) => {
    const cut = new Scissors()
    const y = height * (0.46 + index * 0.14)
    for (let bank = 0; bank < 12; bank += 1)
      cut.oval(
        width * random.between(-BEYOND, 1 + BEYOND),
        y + height * random.between(-0.05, 0.05),
        width * random.between(0.45, 0.8),
        height * random.between(0.02, 0.05),
        veil,
        { isDetail: true, alpha: 0.13 - index * 0.02 },
      )
    return spriteOf(cut.shapes, depth, { motion: 'drift', x: width / 2, y, size: width * 0.1 })
  })
}
