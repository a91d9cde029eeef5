import { clear, mix } from '../brushes/colour.ts'
import { LEAF } from '../brushes/palette.ts'
import { circle, leaf } from '../brushes/shapes.ts'
import { blend } from '../brushes/surface.ts'
import type { Art } from './art.ts'

/** A wreath of two twigs that meet. */
export const wreath: Art = ({ pen, width, height, focus, palette, random }) => {
  pen.fillStyle = palette.paper
  pen.fillRect(0, 0, width, height)
  const middle = { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 }
  const radius = Math.min(focus.width, focus.height) * 0.4
  pen.strokeStyle = LEAF.dark
  pen.lineWidth = radius * 0.014
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.arc(middle.x, middle.y, radius, Math.PI / 2 + side * 0.1, Math.PI / 2 + side * 2.75, side < 0)
    pen.stroke()
    for (let index = 0; index < 26; index++) {
      const angle = Math.PI / 2 + side * (0.18 + (index / 25) * 2.56)
      const grow = 1 - index / 40
      const out = index % 2 === 0 ? 1 : -1
      const along = angle + side * (Math.PI / 2) - side * out * 0.62
      leaf(
        pen,
        middle.x + Math.cos(angle) * radius,
        middle.y + Math.sin(angle) * radius,
        radius * 0.25 * grow,
        radius * 0.062 * grow,
        along + random.between(-0.1, 0.1),
      )
      pen.fillStyle = mix(random.pick([LEAF.middle, LEAF.dark, LEAF.light]), palette.accent, 0.14)
      pen.fill()
      if (index % 5 !== 3) continue
      circle(
        pen,
        middle.x + Math.cos(angle) * radius * 1.13,
        middle.y + Math.sin(angle) * radius * 1.13,
        radius * 0.03,
      )
      pen.fillStyle = palette.second
      pen.fill()
    }
  }
  return palette.ink
}

/** A laurel crown with sparks of gold. */
export const laurel: Art = ({ pen, width, height, focus, palette }) => {
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width, y: height }, [
    mix(palette.second, palette.paper, 0.25),
    mix(palette.second, palette.paper, 0),
  ])
  pen.fillRect(0, 0, width, height)
  const middle = { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 }
  const radius = Math.min(focus.width, focus.height) * 0.41
  for (let ray = 0; ray < 36; ray++) {
    const angle = (ray / 36) * Math.PI * 2
    pen.strokeStyle = clear(palette.paper, 0.55)
    pen.lineWidth = radius * 0.016
    pen.beginPath()
    pen.moveTo(middle.x + Math.cos(angle) * radius * 1.22, middle.y + Math.sin(angle) * radius * 1.22)
    pen.lineTo(
      middle.x + Math.cos(angle) * radius * (ray % 2 === 0 ? 1.5 : 1.36),
      middle.y + Math.sin(angle) * radius * (ray % 2 === 0 ? 1.5 : 1.36),
    )
    pen.stroke()
  }
  for (const side of [-1, 1]) {
    for (let index = 0; index < 11; index++) {
      const angle = Math.PI / 2 + side * (0.26 + (index / 10) * 2.3)
      for (const out of [-1, 1]) {
        const along = angle + side * (Math.PI / 2) - side * out * 0.5
        leaf(
          pen,
          middle.x + Math.cos(angle) * radius,
          middle.y + Math.sin(angle) * radius,
          radius * 0.34,
          radius * 0.085,
          along,
        )
        pen.fillStyle = out > 0 ? palette.accent : mix(palette.accent, palette.deep, 0.42)
        pen.fill()
      }
    }
  }
  return palette.ink
}
