import { clear, mix } from '../brushes/colour.ts'
import { circle, oval } from '../brushes/shapes.ts'
import type { Art } from './art.ts'
import { cutOut } from './cutOut.ts'

/** A cat in three patches of colour. */
export const cat: Art = ({ pen, width, height, focus, palette }) => {
  pen.fillStyle = mix(palette.paper, palette.second, 0.3)
  pen.fillRect(0, 0, width, height)
  const [x, y, size] = [
    focus.x + focus.width / 2,
    focus.y + focus.height * 0.56,
    Math.min(focus.width, focus.height) * 0.5,
  ]
  circle(pen, x, y - size * 0.14, size * 0.86)
  pen.fillStyle = palette.second
  pen.fill()
  const fur = mix(palette.accent, palette.second, 0.12)
  cutOut(
    pen,
    [
      [-0.34, 0.86],
      [-0.46, 0.5],
      [-0.3, 0.36],
      [0.3, 0.36],
      [0.46, 0.5],
      [0.34, 0.86],
    ],
    x,
    y,
    size,
    mix(fur, palette.deep, 0.14),
  )
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(x + side * size * 0.5, y - size * 0.16)
    pen.quadraticCurveTo(x + side * size * 0.56, y - size * 0.52, x + side * size * 0.5, y - size * 0.74)
    pen.quadraticCurveTo(x + side * size * 0.28, y - size * 0.62, x + side * size * 0.12, y - size * 0.44)
    pen.closePath()
    pen.fillStyle = fur
    pen.fill()
    pen.beginPath()
    pen.moveTo(x + side * size * 0.42, y - size * 0.3)
    pen.lineTo(x + side * size * 0.45, y - size * 0.58)
    pen.lineTo(x + side * size * 0.25, y - size * 0.42)
    pen.closePath()
    pen.fillStyle = mix(palette.paper, palette.accent, 0.3)
    pen.fill()
  }
  oval(pen, x, y, size * 0.55, size * 0.47)
  pen.fillStyle = fur
  pen.fill()
  pen.strokeStyle = mix(fur, palette.deep, 0.55)
  pen.lineCap = 'round'
  pen.lineWidth = size * 0.045
  for (const stripe of [-0.13, 0, 0.13]) {
    pen.beginPath()
    pen.moveTo(x + stripe * size, y - size * 0.42)
    pen.lineTo(x + stripe * size * 0.85, y - size * (stripe === 0 ? 0.22 : 0.28))
    pen.stroke()
  }
  oval(pen, x, y + size * 0.22, size * 0.27, size * 0.2)
  pen.fillStyle = palette.paper
  pen.fill()
  for (const side of [-1, 1]) {
    oval(pen, x + side * size * 0.22, y - size * 0.04, size * 0.075, size * 0.098)
    pen.fillStyle = palette.ink
    pen.fill()
    circle(pen, x + side * size * 0.22 - size * 0.022, y - size * 0.075, size * 0.024)
    pen.fillStyle = '#ffffff'
    pen.fill()
    pen.strokeStyle = clear(palette.ink, 0.55)
    pen.lineWidth = size * 0.011
    for (const tilt of [-0.06, 0.02, 0.1]) {
      pen.beginPath()
      pen.moveTo(x + side * size * 0.24, y + size * (0.2 + tilt * 0.4))
      pen.lineTo(x + side * size * 0.66, y + size * (0.16 + tilt))
      pen.stroke()
    }
  }
  pen.beginPath()
  pen.moveTo(x - size * 0.05, y + size * 0.11)
  pen.lineTo(x + size * 0.05, y + size * 0.11)
  pen.lineTo(x, y + size * 0.17)
  pen.closePath()
  pen.fillStyle = palette.accent
  pen.fill()
  pen.strokeStyle = palette.ink
  pen.lineWidth = size * 0.016
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.arc(x + side * size * 0.06, y + size * 0.2, size * 0.06, 0.2, Math.PI - 0.2)
    pen.stroke()
  }
  return palette.ink
}

/** A dog with one ear up. */
export const dog: Art = ({ pen, width, height, focus, palette }) => {
  pen.fillStyle = mix(palette.paper, palette.accent, 0.22)
  pen.fillRect(0, 0, width, height)
  const [x, y, size] = [
    focus.x + focus.width / 2,
    focus.y + focus.height * 0.52,
    Math.min(focus.width, focus.height) * 0.5,
  ]
  circle(pen, x, y - size * 0.02, size * 0.84)
  pen.fillStyle = mix(palette.accent, palette.paper, 0.35)
  pen.fill()
  const fur = '#d99a56'
  const dark = '#7b4a28'
  cutOut(
    pen,
    [
      [-0.38, 0.9],
      [-0.4, 0.5],
      [-0.2, 0.3],
      [0.2, 0.3],
      [0.4, 0.5],
      [0.38, 0.9],
    ],
    x,
    y,
    size,
    mix(fur, dark, 0.2),
  )
  cutOut(
    pen,
    [
      [-0.42, -0.3],
      [-0.3, 0.1],
      [-0.28, 0.34],
      [0, 0.5],
      [0.28, 0.34],
      [0.3, 0.1],
      [0.42, -0.3],
      [0, -0.52],
    ],
    x,
    y,
    size,
    fur,
  )
  cutOut(
    pen,
    [
      [0.04, -0.5],
      [0.3, -0.44],
      [0.4, -0.2],
      [0.3, 0.08],
      [0.12, 0.02],
      [0.06, -0.22],
    ],
    x,
    y,
    size,
    dark,
  )
  cutOut(
    pen,
    [
      [-0.3, -0.44],
      [-0.52, -0.4],
      [-0.66, -0.06],
      [-0.6, 0.2],
      [-0.46, 0.14],
      [-0.4, -0.16],
    ],
    x,
    y,
    size,
    dark,
  )
  cutOut(
    pen,
    [
      [0.28, -0.46],
      [0.42, -0.76],
      [0.62, -0.78],
      [0.66, -0.52],
      [0.5, -0.24],
      [0.4, -0.22],
    ],
    x,
    y,
    size,
    mix(dark, fur, 0.18),
  )
  cutOut(
    pen,
    [
      [-0.06, -0.42],
      [0.05, -0.42],
      [0.09, -0.06],
      [0.26, 0.14],
      [0.24, 0.34],
      [0, 0.46],
      [-0.24, 0.34],
      [-0.26, 0.14],
      [-0.1, -0.06],
    ],
    x,
    y,
    size,
    palette.paper,
  )
  for (const side of [-1, 1]) {
    circle(pen, x + side * size * 0.2, y - size * 0.1, size * 0.062)
    pen.fillStyle = '#1e1512'
    pen.fill()
    circle(pen, x + side * size * 0.2 - size * 0.02, y - size * 0.125, size * 0.02)
    pen.fillStyle = '#ffffff'
    pen.fill()
  }
  oval(pen, x, y + size * 0.13, size * 0.105, size * 0.075)
  pen.fillStyle = '#1e1512'
  pen.fill()
  pen.strokeStyle = '#1e1512'
  pen.lineWidth = size * 0.018
  pen.lineCap = 'round'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.arc(x + side * size * 0.085, y + size * 0.24, size * 0.085, 0.15, Math.PI - 0.2)
    pen.stroke()
  }
  cutOut(
    pen,
    [
      [-0.07, 0.32],
      [0.07, 0.32],
      [0.075, 0.44],
      [0, 0.5],
      [-0.075, 0.44],
    ],
    x,
    y,
    size,
    '#e0675c',
  )
  pen.fillStyle = palette.accent
  pen.beginPath()
  pen.roundRect(x - size * 0.34, y + size * 0.55, size * 0.68, size * 0.1, size * 0.05)
  pen.fill()
  circle(pen, x, y + size * 0.68, size * 0.06)
  pen.fillStyle = palette.second
  pen.fill()
  return palette.ink
}
