import { clear, darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { softly, vignette } from '#server/platform/media/brushes/light.ts'
import { blend, glow, type Pen, within } from '#server/platform/media/brushes/surface.ts'
import { grain } from '#server/platform/media/brushes/texture.ts'
import type { Shape, Sprite } from '../../scene/shape.ts'
import type { Canvas, Painter } from '../painter.ts'
import { boundsOf, lay } from '../trace.ts'
import { paintGlow } from './glow.ts'

/** Gouache: soft forms in one light from the upper left, grain in every shadow. */
export const natural: Painter = {
  ground(pen, { width, height, tones }) {
    pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 0, y: height * 0.8 }, tones.sky)
    pen.fillRect(0, 0, width, height)
    const light = { x: width * 0.28, y: height * 0.16 }
    pen.fillStyle = glow(pen, light, Math.max(width, height) * 0.7, [
      clear('#ffffff', tones.isNight ? 0.1 : 0.34),
      clear('#ffffff', 0),
    ])
    pen.fillRect(0, 0, width, height)
  },
  sprite(pen, sprite, canvas) {
    shadow(pen, sprite, canvas)
    for (const shape of sprite.shapes) paintForm(pen, shape, canvas)
  },
  finish({ pen }, { width, height, tones }) {
    within(pen, () => {
      pen.globalCompositeOperation = 'soft-light'
      pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width, y: height }, [
        clear('#fff3d0', 0.3),
        clear('#ffffff', 0),
        clear(tones.deep, 0.26),
      ])
      pen.fillRect(0, 0, width, height)
    })
    vignette(pen, width, height, mix(tones.deep, tones.haze, 0.5), 0.12)
    grain(pen, { x: 0, y: 0, width, height }, 0.022)
  },
}

/** The shadow of a near thing on those behind it. */
function shadow(pen: Pen, { shapes, depth, size }: Sprite, { tones, width }: Canvas): void {
  // Far and small things throw none that one would see.
  if (depth < 0.5 || size < width * 0.1) return
  const bodies = shapes.filter((shape) => !shape.isDetail && !shape.glows)
  if (bodies.length === 0) return
  const blur = Math.max(4, Math.min(size, width) * 0.03)
  within(pen, () => {
    pen.translate(blur * 0.5, blur * 0.7)
    const { left, top, right, bottom } = boundsOf(bodies)
    const around = { x: left, y: top, width: right - left, height: bottom - top }
    softly(
      pen,
      blur,
      (soft) => {
        for (const shape of bodies) lay(soft, shape, clear(tones.deep, 0.24))
      },
      { around },
    )
  })
}

function paintForm(pen: Pen, shape: Shape, { tones, width }: Canvas): void {
  within(pen, () => {
    pen.globalAlpha = shape.alpha
    if (shape.glows) return paintGlow(pen, shape)
    if (shape.line !== null) return lay(pen, shape, shape.colour)
    const { left, top, right, bottom } = boundsOf([shape])
    const shade = mix(darker(shape.colour, 0.075), tones.deep, 0.09)
    lay(
      pen,
      shape,
      blend(pen, { x: left, y: top }, { x: left + (right - left) * 0.55, y: bottom }, [
        lighter(shape.colour, 0.05),
        shape.colour,
        shade,
      ]),
    )
    const small = Math.min(right - left, bottom - top) < width * 0.03
    if (shape.isDetail || small) return
    pen.clip('evenodd')
    // Dry paint catches on the side away from the light; a thing wider than the sheet has no sides.
    const from = right - left > width ? left : left + (right - left) * 0.4
    grain(pen, { x: from, y: top, width: right - from + 1, height: bottom - top + 1 }, 0.035, 'coarse')
    // On large forms it is as fine as on small ones.
    const rim = Math.max(1, Math.min(Math.min(right - left, bottom - top) * 0.03, width * 0.0045))
    pen.translate(rim * 0.4, rim * 0.4)
    pen.strokeStyle = clear('#fff8e6', 0.3)
    pen.lineWidth = rim
    pen.stroke()
  })
}
