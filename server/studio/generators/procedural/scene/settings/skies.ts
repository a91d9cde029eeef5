import { isMoon } from '#domain/generation/reading/inSky.ts'
import { mix } from '#server/platform/media/brushes/colour.ts'
import { ALL_MOTIFS } from '../motifs/allMotifs.ts'
import { type Sheet, spriteOf } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import { placed, type Sprite } from '../shape.ts'
import { isGloomy, isOvercast } from '../overcast.ts'

/** Sun or moon, stars and clouds. */
export function skyBodies(sheet: Sheet, horizon: number): Sprite[] {
  const { width, tones, random, brief } = sheet
  const unit = Math.min(width, sheet.height)
  const sprites: Sprite[] = []
  const isLow = brief.time === 'sunset' || brief.time === 'dawn'
  const x = width * random.pick([0.24, 0.3, 0.72, 0.78])
  const y = isLow
    ? horizon - unit * random.between(0.02, 0.12)
    : Math.max(unit * 0.14, horizon * random.between(0.22, 0.4))
  const radius = unit * (isLow ? 0.13 : 0.075)
  if (tones.isNight) {
    sprites.push(stars(sheet, horizon))
  }
  if (tones.isNight && !brief.motifs.some(({ name }) => isMoon(name))) {
    const moon = placed(ALL_MOTIFS.moon.draw({ tones, random, own: null }), {
      x,
      y: y + radius * 1.3,
      size: radius * 2.4,
    })
    sprites.push(spriteOf(moon, 0.04, { motion: 'bob', x, y, size: radius }))
  }
  if (!tones.isNight && !isOvercast(brief) && !isGloomy(brief)) {
    const disc = new Scissors().disc(x, y, radius, isLow ? mix('#ffe6a8', tones.accent, 0.12) : '#fff3c8', {
      glows: true,
    })
    sprites.push(spriteOf(disc.shapes, 0.04, { motion: 'still', x, y, size: radius }))
  }
  const white =
    isGloomy(brief) && !tones.isNight
      ? mix(tones.haze, '#ffffff', 0.14)
      : isOvercast(brief) && !tones.isNight
        ? mix('#c9d0da', tones.haze, 0.3)
        : tones.isNight
          ? mix(tones.haze, tones.sky[1], 0.35)
          : mix('#ffffff', tones.haze, isLow ? 0.35 : 0.08)
  const clouds = isOvercast(brief) ? 7 : 4
  for (let index = 0; index < clouds; index += 1) {
    const size = unit * random.between(0.05, 0.1) * (clouds > 4 ? 1.5 : 1)
    const [cx, cy] = [
      width * ((index + random.between(0.05, 0.95)) / clouds),
      horizon * random.between(0.08, 0.62),
    ]
    sprites.push(
      spriteOf(
        placed(ALL_MOTIFS.cloud.draw({ tones, random, own: white }), { x: cx, y: cy, size }),
        0.08 + index * 0.03,
        { motion: 'drift', x: cx, y: cy, size },
      ),
    )
  }
  return sprites
}

export function stars({ width, random }: Sheet, horizon: number): Sprite {
  const cut = new Scissors()
  for (let dot = 0; dot < 150; dot += 1) {
    const bright = random.between(0, 1) ** 3
    const [x, y] = [width * random.between(-0.05, 1.05), horizon * random.between(-0.05, 0.97)]
    if (bright > 0.72)
      cut.star(x, y, width * (0.004 + bright * 0.008), 4, 0.26, '#fff6d8', { isDetail: true, glows: true })
    else
      cut.disc(x, y, width * (0.0008 + bright * 0.0028), '#fffbee', {
        isDetail: true,
        alpha: 0.5 + bright * 0.5,
      })
  }
  return spriteOf(cut.shapes, 0.02, { motion: 'flicker' })
}
