import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { BEYOND, type Sheet, spriteOf } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import type { Sprite } from '../shape.ts'

/** Water from `top` to the foot of the sheet, with the sky's reflections; no glints below `foot`, where a beach is. */
export function water(sheet: Sheet, top: number, depth: number, foot = Infinity): Sprite[] {
  const { width, height, tones, random } = sheet
  const base = waterColour(sheet)
  const isLow = sheet.brief.time === 'sunset' || sheet.brief.time === 'dawn'
  const bright = isLow ? mix(base, tones.sky[2], 0.55) : lighter(base, 0.16)
  const body = new Scissors().rect(
    -width * BEYOND,
    top,
    width * (1 + BEYOND * 2),
    height * (1 + BEYOND) - top,
    base,
  )
  const sprites = [spriteOf(body.shapes, depth)]
  for (let row = 0; row < 9; row += 1) {
    const share = (row + 0.6) / 9
    const y = top + (height - top) * share ** 1.5
    if (y > foot) break
    const cut = new Scissors()
    const count = 9 - Math.floor(share * 4)
    for (let glint = 0; glint < count; glint += 1) {
      const x = width * random.between(-0.1, 1.05)
      const wide = width * (0.02 + share * 0.09) * random.between(0.6, 1.5)
      const thick = Math.max(1.4, height * (0.0016 + share * 0.005))
      cut.blob(
        [
          [x, y],
          [x + wide * 0.5, y - thick],
          [x + wide, y],
          [x + wide * 0.5, y + thick],
        ],
        glint % 3 === 0 ? bright : random.chance(0.5) ? lighter(base, 0.07) : darker(base, 0.05),
        { isDetail: true, alpha: 0.9 },
      )
    }
    sprites.push(
      spriteOf(cut.shapes, depth + share * (1 - depth) * (foot < height ? 0.4 : 0.6), {
        motion: 'drift',
        x: width / 2,
        y,
        size: width * 0.05,
      }),
    )
  }
  return sprites
}

/** Water has the colour of the things above it. */
function waterColour({ tones, brief }: Sheet): string {
  if (tones.isNight) return mix('#23386e', tones.sky[1], 0.3)
  if (brief.time === 'sunset') return mix(tones.sky[0], tones.sky[1], 0.36)
  if (brief.time === 'dawn') return mix('#7fb0cf', tones.sky[1], 0.35)
  return mix(mix('#4f9fc0', tones.accent, 0.12), tones.sky[1], 0.25)
}

/** Mist that lies in a valley. */
export function mist(
  { width, tones }: Sheet,
  y: number,
  tall: number,
  depth: number,
  strength = 0.5,
): Sprite {
  const cut = new Scissors()
  for (let layer = 0; layer < 3; layer += 1)
    cut.oval(width * (0.2 + layer * 0.3), y + layer * tall * 0.2, width * 0.55, tall * 0.5, tones.haze, {
      isDetail: true,
      alpha: strength * 0.35,
    })
  return spriteOf(cut.shapes, depth, { motion: 'drift', x: width / 2, y, size: width * 0.1 })
}
