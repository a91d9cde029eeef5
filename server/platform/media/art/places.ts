import { clear, mix } from '../brushes/colour.ts'
import { FIRE } from '../brushes/palette.ts'
import { circle, polygon, smooth } from '../brushes/shapes.ts'
import { blend, glow, within } from '../brushes/surface.ts'
import type { Art } from './art.ts'
import { sky } from './sky.ts'

/** A lighthouse on a headland in the first light. */
export const lighthouse: Art = (sheet) => {
  const { pen, width, height, focus, palette } = sheet
  sky(sheet, [
    mix(palette.second, palette.paper, 0.75),
    mix(palette.accent, palette.paper, 0.55),
    mix(palette.accent, palette.second, 0.4),
  ])
  const sea = focus.y + focus.height * 0.7
  const lamp = { x: width * 0.6, y: focus.y + focus.height * 0.2 }
  within(pen, () => {
    for (const [from, to] of [
      [-0.16, 0.02],
      [Math.PI - 0.03, Math.PI + 0.15],
    ] as const) {
      pen.beginPath()
      pen.moveTo(lamp.x, lamp.y)
      pen.lineTo(lamp.x + Math.cos(from) * width * 1.4, lamp.y + Math.sin(from) * width * 1.4)
      pen.lineTo(lamp.x + Math.cos(to) * width * 1.4, lamp.y + Math.sin(to) * width * 1.4)
      pen.closePath()
      pen.fillStyle = glow(pen, lamp, width * 0.8, [clear(FIRE.white, 0.85), clear(FIRE.white, 0)])
      pen.fill()
    }
  })
  pen.fillStyle = blend(pen, { x: 0, y: sea }, { x: 0, y: height }, [
    mix(palette.accent, palette.deep, 0.35),
    palette.deep,
  ])
  pen.fillRect(0, sea, width, height - sea)
  pen.strokeStyle = clear(palette.paper, 0.4)
  pen.lineWidth = Math.max(1.5, width * 0.005)
  pen.lineCap = 'round'
  for (let row = 0; row < 7; row++) {
    const y = sea + (height - sea) * (0.08 + row * 0.12)
    const from = width * (0.06 + ((row * 37) % 50) / 100)
    pen.beginPath()
    pen.moveTo(from, y)
    pen.lineTo(from + width * (0.1 + (row % 3) * 0.06), y)
    pen.stroke()
  }
  smooth(
    pen,
    [
      { x: width * 0.34, y: sea + 8 },
      { x: width * 0.46, y: sea - focus.height * 0.07 },
      { x: width * 0.62, y: sea - focus.height * 0.1 },
      { x: width * 0.86, y: sea - focus.height * 0.05 },
      { x: width * 1.1, y: sea + 8 },
    ],
    false,
  )
  pen.lineTo(width * 1.1, sea + focus.height * 0.05)
  pen.lineTo(width * 0.34, sea + 8)
  pen.closePath()
  pen.fillStyle = mix(palette.deep, palette.ink, 0.4)
  pen.fill()
  const tower = { top: lamp.y + focus.height * 0.04, foot: sea - focus.height * 0.08, wide: width * 0.062 }
  polygon(pen, [
    { x: lamp.x - tower.wide * 0.68, y: tower.top },
    { x: lamp.x + tower.wide * 0.68, y: tower.top },
    { x: lamp.x + tower.wide, y: tower.foot },
    { x: lamp.x - tower.wide, y: tower.foot },
  ])
  pen.fillStyle = palette.paper
  pen.fill()
  within(pen, () => {
    pen.clip()
    pen.fillStyle = palette.accent
    const band = (tower.foot - tower.top) / 5
    for (const index of [1, 3])
      pen.fillRect(lamp.x - tower.wide, tower.top + band * index, tower.wide * 2, band)
    pen.fillStyle = blend(pen, { x: lamp.x - tower.wide, y: 0 }, { x: lamp.x + tower.wide, y: 0 }, [
      clear(palette.deep, 0),
      clear(palette.deep, 0.1),
      clear(palette.deep, 0.5),
    ])
    pen.fillRect(lamp.x - tower.wide, tower.top, tower.wide * 2, tower.foot - tower.top)
  })
  pen.fillStyle = palette.deep
  pen.fillRect(lamp.x - tower.wide * 0.95, tower.top - 4, tower.wide * 1.9, focus.height * 0.014)
  pen.fillStyle = FIRE.white
  pen.fillRect(
    lamp.x - tower.wide * 0.42,
    lamp.y - focus.height * 0.02,
    tower.wide * 0.84,
    focus.height * 0.055,
  )
  polygon(pen, [
    { x: lamp.x - tower.wide * 0.62, y: lamp.y - focus.height * 0.02 },
    { x: lamp.x, y: lamp.y - focus.height * 0.07 },
    { x: lamp.x + tower.wide * 0.62, y: lamp.y - focus.height * 0.02 },
  ])
  pen.fillStyle = palette.deep
  pen.fill()
  return palette.paper
}

/** Roofs of a town with lit windows. */
export const city: Art = (sheet) => {
  const { pen, width, height, focus, palette, random } = sheet
  sky(sheet, [
    mix(palette.paper, palette.second, 0.4),
    mix(palette.second, palette.paper, 0.12),
    mix(palette.accent, palette.second, 0.4),
  ])
  const ground = focus.y + focus.height
  circle(pen, width * 0.3, focus.y + focus.height * 0.3, Math.min(width, focus.height) * 0.15)
  pen.fillStyle = mix(palette.paper, palette.second, 0.08)
  pen.fill()
  for (let layer = 0; layer < 3; layer++) {
    const share = layer / 2
    const colour = mix(mix(palette.accent, palette.second, 0.3), palette.deep, 0.25 + share * 0.72)
    let x = -width * 0.05
    while (x < width) {
      const wide = width * random.between(0.075, 0.14)
      const tall = focus.height * random.between(0.2, 0.5) * (1.15 - share * 0.42)
      const top = ground - tall
      pen.fillStyle = colour
      pen.fillRect(x, top, wide + 1, height - top)
      const roof = random.whole(0, 3)
      if (roof === 0)
        polygon(pen, [
          { x, y: top + 1 },
          { x: x + wide / 2, y: top - wide * 0.42 },
          { x: x + wide, y: top + 1 },
        ])
      if (roof === 1)
        polygon(pen, [
          { x: x + wide * 0.44, y: top + 1 },
          { x: x + wide * 0.5, y: top - focus.height * 0.12 },
          { x: x + wide * 0.56, y: top + 1 },
        ])
      if (roof <= 1) pen.fill()
      pen.fillStyle = layer === 0 ? clear(palette.paper, 0.25) : palette.second
      const gap = wide / 4.4
      const lowest = layer > 0 ? height : top
      for (let wy = top + gap * 1.3; wy < lowest; wy += gap * 1.7) {
        for (let column = 0; column < 3; column++) {
          if (random.chance(0.42)) pen.fillRect(x + gap * (0.75 + column * 1.1), wy, gap * 0.52, gap * 0.8)
        }
      }
      x += wide + width * random.between(0.002, 0.012)
    }
  }
  return palette.ink
}
