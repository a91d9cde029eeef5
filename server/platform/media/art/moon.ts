import { clear, mix } from '../brushes/colour.ts'
import { FIRE } from '../brushes/palette.ts'
import { circle } from '../brushes/shapes.ts'
import { blend, glow } from '../brushes/surface.ts'
import type { Art } from './art.ts'

/** A sleeping moon in clouds. */
export const moon: Art = ({ pen, width, height, focus, palette, random }) => {
  const isNight = palette.isNight === true
  const [high, low] = isNight
    ? [palette.deep, '#39457f']
    : [mix(palette.second, palette.accent, 0.35), mix(palette.paper, palette.second, 0.4)]
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 0, y: height }, [high, low])
  pen.fillRect(0, 0, width, height)
  for (let dot = 0; dot < 40; dot++) {
    circle(
      pen,
      random.between(0, width),
      random.between(0, height * 0.8),
      random.between(0.0015, 0.005) * width,
    )
    pen.fillStyle = clear(FIRE.white, random.between(0.4, 0.95))
    pen.fill()
  }
  const middle = { x: focus.x + focus.width * 0.5, y: focus.y + focus.height * 0.45 }
  const radius = Math.min(focus.width, focus.height) * 0.3
  pen.fillStyle = glow(pen, middle, radius * 2.2, [clear(FIRE.gold, 0.42), clear(FIRE.gold, 0)])
  pen.fillRect(0, 0, width, height)
  circle(pen, middle.x, middle.y, radius)
  pen.fillStyle = blend(
    pen,
    { x: middle.x - radius, y: middle.y - radius },
    { x: middle.x + radius, y: middle.y + radius },
    [FIRE.white, FIRE.gold],
  )
  pen.fill()
  pen.strokeStyle = mix(FIRE.coal, FIRE.gold, 0.25)
  pen.lineWidth = radius * 0.04
  pen.lineCap = 'round'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.arc(middle.x + side * radius * 0.34, middle.y - radius * 0.06, radius * 0.16, 0.25, Math.PI - 0.25)
    pen.stroke()
  }
  pen.beginPath()
  pen.arc(middle.x, middle.y + radius * 0.2, radius * 0.14, 0.5, Math.PI - 0.5)
  pen.stroke()
  for (const side of [-1, 1]) {
    circle(pen, middle.x + side * radius * 0.54, middle.y + radius * 0.24, radius * 0.12)
    pen.fillStyle = clear(FIRE.flame, 0.28)
    pen.fill()
  }
  const clouds = [
    [-0.36, 0.62, 0.9, 0.72],
    [0.42, 0.78, 1.05, 0.9],
    [-0.1, 1, 1.3, 1],
  ] as const
  for (const [dx, dy, scale, alpha] of clouds) {
    const [x, y] = [middle.x + dx * radius * 2.2, middle.y + dy * radius]
    pen.fillStyle = clear(isNight ? '#f3ecff' : '#ffffff', alpha)
    for (const [cx, cy, cr] of [
      [-0.52, 0.06, 0.24],
      [-0.2, -0.08, 0.34],
      [0.2, -0.02, 0.3],
      [0.52, 0.08, 0.22],
    ] as const) {
      circle(pen, x + cx * radius * scale, y + cy * radius * scale, cr * radius * scale)
      pen.fill()
    }
    pen.beginPath()
    pen.roundRect(
      x - radius * scale * 0.86,
      y + radius * scale * 0.02,
      radius * scale * 1.66,
      radius * scale * 0.27,
      radius * scale * 0.135,
    )
    pen.fill()
  }
  return isNight ? palette.paper : palette.ink
}
