import { clear, lighter, mix } from '../brushes/colour.ts'
import { FIRE } from '../brushes/palette.ts'
import { circle, polygon, smooth } from '../brushes/shapes.ts'
import { blend, glow, type Pen, type Point, within } from '../brushes/surface.ts'
import type { Art, ArtSheet } from './art.ts'
import { sky } from './sky.ts'

/** A ridge from edge to edge, filled down to the bottom. */
function ridge(pen: Pen, sheet: ArtSheet, points: readonly Point[], fill: string | CanvasGradient): void {
  smooth(pen, points, false)
  pen.lineTo(sheet.width, sheet.height)
  pen.lineTo(0, sheet.height)
  pen.closePath()
  pen.fillStyle = fill
  pen.fill()
}

/** Dunes under a low sun: long soft lines, one side of each in the light. */
export const dunes: Art = (sheet) => {
  const { pen, width, height, focus, palette, random } = sheet
  sky(sheet, [
    mix(palette.second, palette.paper, 0.62),
    mix(palette.second, palette.paper, 0.2),
    palette.accent,
  ])
  const horizon = focus.y + focus.height * 0.52
  const sun = { x: width * random.between(0.56, 0.68), y: horizon - focus.height * 0.16 }
  const radius = Math.min(width, focus.height) * 0.17
  pen.fillStyle = glow(pen, sun, radius * 2.6, [clear(palette.paper, 0.75), clear(palette.paper, 0)])
  pen.fillRect(0, 0, width, height)
  circle(pen, sun.x, sun.y, radius)
  pen.fillStyle = mix(palette.paper, palette.second, 0.12)
  pen.fill()
  const layers = 5
  for (let layer = 0; layer < layers; layer++) {
    const share = layer / (layers - 1)
    const top = horizon + (height - horizon) * share * 0.72
    const swing = height * (0.02 + share * 0.055)
    const crest = random.between(0.24, 0.76)
    const points = Array.from({ length: 7 }, (_, index) => ({
      x: (width * (index * 1.4 - 0.7)) / 6,
      y:
        top - Math.exp(-(((index / 6 - crest) * 3.2) ** 2)) * swing * 1.8 + random.between(-0.3, 0.3) * swing,
    }))
    const colour = mix(mix(palette.accent, palette.second, 0.45), palette.deep, share * 0.86)
    ridge(
      pen,
      sheet,
      points,
      blend(pen, { x: 0, y: top - swing }, { x: width, y: top + height * 0.3 }, [
        lighter(colour, 0.09),
        colour,
        mix(colour, palette.deep, 0.4),
      ]),
    )
  }
  return palette.ink
}

/** Ranges of mountains, paler the farther they are. */
export const mountains: Art = (sheet) => {
  const { pen, width, height, focus, palette, random } = sheet
  const isDark = palette.isNight === true
  const top = isDark ? mix(palette.wallTop, palette.deep, 0.2) : mix(palette.paper, palette.second, 0.3)
  const low = isDark ? mix(palette.accent, palette.second, 0.35) : mix(palette.second, palette.accent, 0.25)
  sky(sheet, [top, mix(top, low, 0.55), low])
  const base = focus.y + focus.height * 0.3
  const sun = { x: width * 0.34, y: base + focus.height * 0.06 }
  circle(pen, sun.x, sun.y, Math.min(width, focus.height) * 0.13)
  pen.fillStyle = mix(palette.paper, palette.second, isDark ? 0.35 : 0.1)
  pen.fill()
  const layers = 4
  for (let layer = 0; layer < layers; layer++) {
    const share = layer / (layers - 1)
    const foot = base + focus.height * (0.22 + share * 0.36)
    const peak = focus.height * (0.3 - share * 0.1)
    const points: Point[] = [{ x: -10, y: foot }]
    const steps = 5 + layer
    for (let step = 0; step <= steps; step++) {
      const x = (width * step) / steps
      const up = step % 2 === layer % 2 ? random.between(0.62, 1) : random.between(0.05, 0.32)
      points.push({ x: x + random.between(-0.04, 0.04) * width, y: foot - peak * up })
    }
    points.push({ x: width + 10, y: foot }, { x: width + 10, y: height + 10 }, { x: -10, y: height + 10 })
    polygon(pen, points)
    const colour = mix(mix(low, palette.deep, 0.35), palette.deep, share)
    pen.fillStyle = blend(pen, { x: 0, y: foot - peak }, { x: 0, y: foot + focus.height * 0.25 }, [
      colour,
      mix(colour, low, 0.28 * (1 - share)),
    ])
    pen.fill()
    within(pen, () => {
      pen.clip()
      // The side of each summit that is away from the light.
      for (const [index, point] of points.entries()) {
        const [before, after] = [points[index - 1], points[index + 1]]
        if (!before || !after || before.y < point.y || after.y < point.y) continue
        polygon(pen, [
          point,
          { x: after.x, y: after.y + peak },
          { x: point.x - peak * 0.06, y: point.y + peak * 1.3 },
          { x: point.x + peak * 0.05, y: point.y + peak * 0.5 },
        ])
        pen.fillStyle = clear(palette.deep, 0.2)
        pen.fill()
      }
    })
  }
  return isDark ? palette.paper : palette.ink
}

/** The sea as bands of rolling lines. */
export const waves: Art = (sheet) => {
  const { pen, width, height, focus, palette } = sheet
  sky(sheet, [palette.paper, mix(palette.paper, palette.second, 0.5)])
  const horizon = focus.y + focus.height * 0.3
  circle(pen, width * 0.68, horizon - focus.height * 0.02, Math.min(width, focus.height) * 0.16)
  pen.fillStyle = FIRE.ember
  pen.fill()
  const rows = 9
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1)
    const y = horizon + (height - horizon) * share ** 1.25 * 0.94
    const swell = height * (0.008 + share * 0.03)
    const length = width * (0.16 + share * 0.3)
    pen.beginPath()
    pen.moveTo(-length, y)
    for (let x = -length + (row % 2) * length * 0.5; x < width + length; x += length) {
      pen.bezierCurveTo(
        x + length * 0.3,
        y - swell * 2.2,
        x + length * 0.62,
        y - swell * 1.4,
        x + length * 0.66,
        y + swell * 0.1,
      )
      pen.quadraticCurveTo(x + length * 0.8, y + swell * 0.9, x + length, y)
    }
    pen.lineTo(width + length, height + 10)
    pen.lineTo(-length, height + 10)
    pen.closePath()
    const colour = mix(mix(palette.second, palette.paper, 0.25), palette.deep, share * 0.92)
    pen.fillStyle = blend(pen, { x: 0, y: y - swell }, { x: 0, y: y + height * 0.2 }, [
      lighter(colour, 0.08),
      colour,
    ])
    pen.fill()
    pen.lineWidth = Math.max(1.5, width * 0.004)
    pen.strokeStyle = clear(palette.paper, 0.55 - share * 0.2)
    pen.stroke()
  }
  return palette.ink
}

/** A great sun over water, cut by bands. */
export const sun: Art = ({ pen, width, height, focus, palette, hasWords }) => {
  pen.fillStyle = hasWords ? palette.paper : mix(palette.paper, palette.second, 0.12)
  pen.fillRect(0, 0, width, height)
  const middle = { x: focus.x + focus.width / 2, y: focus.y + focus.height * 0.5 }
  const radius = Math.min(focus.width, focus.height) * 0.4
  within(pen, () => {
    circle(pen, middle.x, middle.y, radius)
    pen.clip()
    pen.fillStyle = blend(pen, { x: middle.x, y: middle.y - radius }, { x: middle.x, y: middle.y + radius }, [
      palette.second,
      palette.accent,
      mix(palette.accent, palette.deep, 0.55),
    ])
    pen.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2)
    pen.globalCompositeOperation = 'destination-out'
    for (let band = 0; band < 6; band++) {
      const y = middle.y + radius * (0.14 + band * 0.15)
      pen.fillRect(middle.x - radius, y, radius * 2, radius * (0.014 + band * 0.0135))
    }
  })
  // The cut bands show the ground again.
  within(pen, () => {
    pen.globalCompositeOperation = 'destination-over'
    pen.fillStyle = palette.paper
    pen.fillRect(0, 0, width, height)
  })
  return palette.ink
}

/** Spruces in fresh snow. */
export const forest: Art = (sheet) => {
  const { pen, width, height, focus, palette, random } = sheet
  sky(sheet, [mix(palette.second, palette.paper, 0.45), palette.paper])
  for (let layer = 0; layer < 3; layer++) {
    const share = layer / 2
    const foot = focus.y + focus.height * (0.62 + share * 0.26)
    const colour = mix(mix(palette.second, palette.paper, 0.25), palette.deep, 0.12 + share * 0.72)
    const count = 9 - layer * 3
    for (let tree = 0; tree < count; tree++) {
      const x = width * ((tree + random.between(0.2, 0.8)) / count)
      const tall = focus.height * random.between(0.34, 0.5) * (0.75 + share * 0.5)
      for (let tier = 0; tier < 5; tier++) {
        const at = foot - tall + (tall * tier) / 5.4
        const wide = tall * (0.07 + tier * 0.042)
        polygon(pen, [
          { x, y: at - tall * 0.06 },
          { x: x + wide, y: at + tall * 0.22 },
          { x: x - wide, y: at + tall * 0.22 },
        ])
        pen.fillStyle = colour
        pen.fill()
        polygon(pen, [
          { x, y: at - tall * 0.06 },
          { x: x - wide * 0.28, y: at + tall * 0.12 },
          { x: x - wide, y: at + tall * 0.22 },
          { x: x - wide * 0.66, y: at + tall * 0.11 },
        ])
        pen.fillStyle = clear('#ffffff', 0.75)
        pen.fill()
      }
    }
    const snow = foot - focus.height * 0.03
    ridge(
      pen,
      sheet,
      [
        { x: -20, y: snow + 12 },
        { x: width * 0.3, y: snow - 8 },
        { x: width * 0.66, y: snow + 14 },
        { x: width + 20, y: snow - 6 },
      ],
      mix('#ffffff', palette.second, 0.1 * (2 - layer)),
    )
  }
  for (let flake = 0; flake < 46; flake++) {
    circle(pen, random.between(0, width), random.between(0, height), random.between(0.0015, 0.0058) * width)
    pen.fillStyle = clear('#ffffff', random.between(0.5, 1))
    pen.fill()
  }
  return palette.ink
}
