import { clear, darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { blend, glow, within } from '#server/platform/media/brushes/surface.ts'
import { grain } from '#server/platform/media/brushes/texture.ts'
import type { Shape } from '../../scene/shape.ts'
import type { Painter } from '../painter.ts'
import { boundsOf, lay } from '../trace.ts'
import { saturated } from './colours.ts'
import { paintGlow } from './glow.ts'

/** Pure colours in bold blends, lit from behind. */
export const vivid: Painter = {
  ground(pen, { width, height, tones, random }) {
    const sky = tones.isNight
      ? ['#120a3f', '#4b1d8f', '#e0518a']
      : [saturated(tones.sky[0], 1.9), saturated(mix(tones.accent, '#ffffff', 0.35), 1.4), '#ffe9a0']
    pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width * 0.2, y: height * 0.85 }, sky)
    pen.fillRect(0, 0, width, height)
    const middle = { x: width * 0.5, y: height * 0.55 }
    within(pen, () => {
      pen.globalAlpha = 0.1
      pen.fillStyle = '#ffffff'
      const [turn, reach] = [random.between(0, 1), Math.hypot(width, height)]
      for (let ray = 0; ray < 18; ray += 1) {
        const angle = turn + (ray / 18) * Math.PI * 2
        pen.beginPath()
        pen.moveTo(middle.x, middle.y)
        pen.lineTo(middle.x + Math.cos(angle) * reach, middle.y + Math.sin(angle) * reach)
        pen.lineTo(middle.x + Math.cos(angle + 0.17) * reach, middle.y + Math.sin(angle + 0.17) * reach)
        pen.fill()
      }
    })
    pen.fillStyle = glow(pen, middle, Math.max(width, height) * 0.6, [
      clear('#fff6c8', tones.isNight ? 0.22 : 0.6),
      clear('#fff6c8', 0),
    ])
    pen.fillRect(0, 0, width, height)
  },
  sprite(pen, { shapes, depth }, { width }) {
    for (const shape of shapes) paint(shape)
    function paint(shape: Shape): void {
      within(pen, () => {
        pen.globalAlpha = shape.alpha
        const colour = saturated(shape.colour, 1.5)
        if (shape.glows) return paintGlow(pen, { ...shape, colour }, 0.8)
        if (shape.line !== null) return lay(pen, shape, colour)
        const { left, top, right, bottom } = boundsOf([shape])
        const warm = mix(lighter(colour, 0.09), '#ffd76a', 0.16)
        const cool = mix(darker(colour, 0.1), '#5a2aa8', 0.22)
        lay(pen, shape, blend(pen, { x: left, y: top }, { x: right, y: bottom }, [warm, colour, cool]))
        const size = Math.min(right - left, bottom - top)
        if (shape.isDetail || size < width * 0.03) return
        pen.clip('evenodd')
        pen.globalCompositeOperation = 'soft-light'
        pen.strokeStyle = clear('#ffffff', 0.9)
        pen.lineWidth = Math.max(1.5, size * 0.07 * (0.4 + depth * 0.6))
        pen.translate(size * 0.015, size * 0.02)
        pen.stroke()
      })
    }
  },
  finish({ pen }, { width, height, random }) {
    within(pen, () => {
      pen.globalCompositeOperation = 'screen'
      for (let spot = 0; spot < 16; spot += 1) {
        const [x, y, radius] = [
          random.between(0, width),
          random.between(0, height),
          Math.min(width, height) * random.between(0.015, 0.06),
        ]
        pen.fillStyle = glow(pen, { x, y }, radius, [
          clear('#fff0b8', 0.2),
          clear('#ff9ad0', 0.1),
          clear('#ff9ad0', 0),
        ])
        pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
      }
    })
    grain(pen, { x: 0, y: 0, width, height }, 0.014)
  },
}
