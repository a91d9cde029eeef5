import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { circle } from '../brushes/shapes.ts'
import { blend, within } from '../brushes/surface.ts'
import type { Art } from './art.ts'
import { cutOut } from './cutOut.ts'

/** A face in the light of a window, cut from a few sheets of colour. */
export const portrait: Art = ({ pen, width, height, focus, palette }) => {
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width, y: height }, [
    mix(palette.second, palette.paper, 0.5),
    mix(palette.second, palette.accent, 0.35),
  ])
  pen.fillRect(0, 0, width, height)
  const [x, y, size] = [
    focus.x + focus.width / 2,
    focus.y + focus.height * 0.5,
    Math.min(focus.width, focus.height) * 0.52,
  ]
  circle(pen, x + size * 0.1, y - size * 0.1, size * 0.86)
  pen.fillStyle = mix(palette.paper, palette.second, 0.15)
  pen.fill()
  const skin = '#e9b48c'
  const hair = mix(palette.deep, '#2a1712', 0.4)
  cutOut(
    pen,
    [
      [-0.46, -0.3],
      [-0.3, -0.74],
      [0.1, -0.84],
      [0.48, -0.58],
      [0.54, -0.1],
      [0.5, 0.34],
      [0.56, 0.62],
      [0.2, 0.6],
      [-0.3, 0.56],
      [-0.58, 0.6],
      [-0.5, 0.2],
    ],
    x,
    y,
    size,
    hair,
  )
  cutOut(
    pen,
    [
      [-0.86, 1.16],
      [-0.72, 0.72],
      [-0.3, 0.54],
      [0.3, 0.54],
      [0.72, 0.72],
      [0.86, 1.16],
      [0.4, 1.3],
      [-0.4, 1.3],
    ],
    x,
    y,
    size,
    palette.accent,
  )
  cutOut(
    pen,
    [
      [-0.15, 0.2],
      [-0.17, 0.56],
      [0, 0.74],
      [0.17, 0.56],
      [0.15, 0.2],
    ],
    x,
    y,
    size,
    darker(skin, 0.1),
  )
  cutOut(
    pen,
    [
      [-0.36, -0.26],
      [-0.2, -0.52],
      [0.06, -0.58],
      [0.32, -0.4],
      [0.37, -0.08],
      [0.29, 0.24],
      [0.08, 0.44],
      [-0.06, 0.44],
      [-0.28, 0.22],
      [-0.37, -0.06],
    ],
    x,
    y,
    size,
    skin,
  )
  within(pen, () => {
    pen.clip()
    // The side away from the window.
    cutOut(
      pen,
      [
        [0.04, -0.6],
        [0.5, -0.5],
        [0.5, 0.5],
        [0.02, 0.5],
        [0.1, 0.24],
        [0.04, 0.14],
        [0.14, 0.06],
        [0.05, -0.2],
      ],
      x,
      y,
      size,
      clear(darker(skin, 0.2), 0.62),
    )
    circle(pen, x - size * 0.22, y + size * 0.14, size * 0.1)
    pen.fillStyle = clear(palette.accent, 0.32)
    pen.fill()
  })
  cutOut(
    pen,
    [
      [-0.42, -0.08],
      [-0.44, -0.44],
      [-0.16, -0.72],
      [0.2, -0.72],
      [0.46, -0.4],
      [0.4, -0.22],
      [0.26, -0.4],
      [-0.02, -0.46],
      [-0.26, -0.36],
      [-0.34, -0.1],
    ],
    x,
    y,
    size,
    hair,
  )
  cutOut(
    pen,
    [
      [-0.34, -0.42],
      [-0.08, -0.66],
      [0.14, -0.66],
      [-0.1, -0.52],
      [-0.26, -0.36],
    ],
    x,
    y,
    size,
    lighter(hair, 0.12),
  )
  pen.lineCap = 'round'
  pen.strokeStyle = darker(hair, 0.06)
  for (const side of [-1, 1]) {
    pen.lineWidth = size * 0.03
    pen.beginPath()
    pen.arc(x + side * size * 0.17, y - size * 0.1, size * 0.09, Math.PI * 1.2, Math.PI * 1.8)
    pen.stroke()
    pen.lineWidth = size * 0.022
    pen.beginPath()
    pen.arc(x + side * size * 0.17, y - size * 0.06, size * 0.068, 0.35, Math.PI - 0.35)
    pen.stroke()
  }
  pen.lineWidth = size * 0.02
  pen.strokeStyle = darker(skin, 0.22)
  pen.beginPath()
  pen.moveTo(x + size * 0.02, y - size * 0.06)
  pen.quadraticCurveTo(x + size * 0.08, y + size * 0.12, x - size * 0.02, y + size * 0.13)
  pen.stroke()
  cutOut(
    pen,
    [
      [-0.11, 0.25],
      [-0.03, 0.225],
      [0.01, 0.235],
      [0.05, 0.225],
      [0.13, 0.25],
      [0.01, 0.31],
    ],
    x,
    y,
    size,
    mix(palette.accent, '#b3324a', 0.4),
  )
  circle(pen, x - size * 0.38, y + size * 0.1, size * 0.045)
  pen.fillStyle = palette.second
  pen.fill()
  return palette.ink
}
