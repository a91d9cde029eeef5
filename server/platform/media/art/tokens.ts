import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { heart as heartPath, oval, rounded } from '../brushes/shapes.ts'
import { blend, within } from '../brushes/surface.ts'
import type { Art } from './art.ts'

/** One heart. */
export const heart: Art = ({ pen, width, height, focus, palette }) => {
  const ground = mix(palette.second, palette.paper, 0.55)
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  const size = Math.min(focus.width, focus.height) * 0.84
  const [x, y] = [focus.x + focus.width / 2, focus.y + focus.height * 0.52]
  within(pen, () => {
    pen.translate(size * 0.028, size * 0.024)
    heartPath(pen, x, y, size)
    pen.fillStyle = mix(palette.second, palette.accent, 0.15)
    pen.fill()
  })
  heartPath(pen, x, y, size)
  pen.fillStyle = blend(pen, { x: x - size / 2, y: y - size / 2 }, { x: x + size / 2, y: y + size / 2 }, [
    palette.accent,
    mix(palette.accent, palette.deep, 0.55),
  ])
  pen.fill()
  within(pen, () => {
    pen.clip()
    pen.strokeStyle = clear(palette.paper, 0.16)
    pen.lineWidth = size * 0.008
    for (let line = 1; line < 12; line++) {
      heartPath(pen, x, y, size * (1 - line * 0.085))
      pen.stroke()
    }
  })
  return mix(palette.ink, palette.deep, 0.3)
}

/** A bowl mended with gold. */
export const kintsugi: Art = ({ pen, width, height, focus, palette }) => {
  const isNight = palette.isNight === true
  pen.fillStyle = blend(
    pen,
    { x: 0, y: 0 },
    { x: 0, y: height },
    isNight ? [palette.wallTop, palette.wallBottom] : [palette.wallTop, palette.paper],
  )
  pen.fillRect(0, 0, width, height)
  const size = Math.min(focus.width, focus.height)
  const [x, y] = [focus.x + focus.width / 2, focus.y + focus.height * 0.5]
  const clay = isNight ? '#e9e2d4' : mix(palette.accent, palette.paper, 0.35)
  oval(pen, x, y + size * 0.36, size * 0.24, size * 0.035)
  pen.fillStyle = clear(palette.deep, 0.55)
  pen.fill()
  rounded(pen, x - size * 0.13, y + size * 0.28, size * 0.26, size * 0.07, size * 0.01)
  pen.fillStyle = darker(clay, 0.2)
  pen.fill()
  const bowl = () => {
    pen.beginPath()
    pen.moveTo(x - size * 0.42, y - size * 0.12)
    pen.bezierCurveTo(x - size * 0.4, y + size * 0.2, x - size * 0.2, y + size * 0.32, x, y + size * 0.32)
    pen.bezierCurveTo(
      x + size * 0.2,
      y + size * 0.32,
      x + size * 0.4,
      y + size * 0.2,
      x + size * 0.42,
      y - size * 0.12,
    )
    pen.closePath()
  }
  bowl()
  pen.fillStyle = blend(pen, { x: x - size * 0.42, y: 0 }, { x: x + size * 0.42, y: 0 }, [
    lighter(clay, 0.04),
    clay,
    darker(clay, 0.22),
  ])
  pen.fill()
  oval(pen, x, y - size * 0.12, size * 0.42, size * 0.1)
  pen.fillStyle = blend(pen, { x: x - size * 0.42, y: 0 }, { x: x + size * 0.42, y: 0 }, [
    darker(clay, 0.24),
    darker(clay, 0.1),
  ])
  pen.fill()
  const seams = [
    [
      [-0.2, -0.035],
      [-0.14, 0.06],
      [-0.19, 0.13],
      [-0.08, 0.2],
      [-0.1, 0.32],
    ],
    [
      [0.22, -0.04],
      [0.14, 0.05],
      [0.2, 0.12],
      [0.06, 0.18],
      [-0.08, 0.2],
    ],
    [
      [0.14, 0.05],
      [0.02, 0.02],
      [-0.14, 0.06],
    ],
    [
      [0.2, 0.12],
      [0.32, 0.13],
    ],
  ] as const
  within(pen, () => {
    bowl()
    pen.clip()
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    for (const [thick, colour] of [
      [0.021, '#a8721c'],
      [0.015, '#f3c25a'],
      [0.005, '#fff0c2'],
    ] as const) {
      pen.lineWidth = size * thick
      pen.strokeStyle = colour
      for (const seam of seams) {
        pen.beginPath()
        for (const [index, [dx, dy]] of seam.entries()) {
          if (index === 0) pen.moveTo(x + dx * size, y + dy * size)
          else pen.lineTo(x + dx * size, y + dy * size)
        }
        pen.stroke()
      }
    }
  })
  pen.lineWidth = size * 0.012
  oval(pen, x, y - size * 0.12, size * 0.42, size * 0.1)
  pen.strokeStyle = '#f3c25a'
  pen.stroke()
  return isNight ? palette.paper : palette.ink
}

/** Two lines that run through life together. */
export const twoLines: Art = ({ pen, width, height, focus, palette }) => {
  pen.fillStyle = palette.paper
  pen.fillRect(0, 0, width, height)
  const y = focus.y + focus.height * 0.5
  const swing = focus.height * 0.26
  const line = (phase: number, colour: string | CanvasGradient) => {
    pen.beginPath()
    for (let step = 0; step <= 120; step++) {
      const share = step / 120
      const at =
        y + Math.sin(share * Math.PI * 3.2 + phase) * swing * (1 - share * 0.62) - share * swing * 0.2
      if (step === 0) pen.moveTo(-20, at)
      else pen.lineTo(-20 + share * (width + 40), at)
    }
    pen.strokeStyle = colour
    pen.lineWidth = Math.min(width, focus.height) * 0.085
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.stroke()
  }
  line(0, blend(pen, { x: 0, y: 0 }, { x: width, y: 0 }, [palette.second, palette.accent]))
  within(pen, () => {
    pen.globalCompositeOperation = 'multiply'
    line(
      Math.PI,
      blend(pen, { x: 0, y: 0 }, { x: width, y: 0 }, [
        mix(palette.accent, palette.deep, 0.35),
        palette.accent,
      ]),
    )
  })
  return palette.ink
}
