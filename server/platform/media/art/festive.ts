import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { FIRE } from '../brushes/palette.ts'
import { circle, oval, polygon, rounded, smooth, spark } from '../brushes/shapes.ts'
import { blend, glow, within } from '../brushes/surface.ts'
import type { Art } from './art.ts'

/** A birthday cake with lit candles. */
export const cake: Art = ({ pen, width, height, focus, palette, random }) => {
  const ground = mix(palette.second, palette.paper, 0.1)
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 0, y: height }, [mix(ground, palette.paper, 0.45), ground])
  pen.fillRect(0, 0, width, height)
  const size = Math.min(focus.width, focus.height)
  const x = focus.x + focus.width / 2
  const foot = focus.y + focus.height * 0.94
  const tiers = [
    [0.76, 0.27, mix(palette.accent, palette.deep, 0.16)],
    [0.52, 0.23, palette.paper],
  ] as const
  oval(pen, x, foot, size * 0.48, size * 0.045)
  pen.fillStyle = mix(palette.deep, palette.accent, 0.2)
  pen.fill()
  let base = foot - size * 0.01
  for (const [wide, tall, colour] of tiers) {
    const [half, top] = [(wide * size) / 2, base - tall * size]
    rounded(pen, x - half, top, half * 2, tall * size, size * 0.03)
    pen.fillStyle = blend(pen, { x: x - half, y: 0 }, { x: x + half, y: 0 }, [
      lighter(colour, 0.05),
      colour,
      darker(colour, 0.09),
    ])
    pen.fill()
    const icing = colour === palette.paper ? palette.accent : palette.paper
    const drops = 7
    pen.beginPath()
    pen.moveTo(x - half, top + size * 0.05)
    pen.lineTo(x - half, top + size * 0.016)
    pen.quadraticCurveTo(x - half, top, x - half + size * 0.016, top)
    pen.lineTo(x + half - size * 0.016, top)
    pen.quadraticCurveTo(x + half, top, x + half, top + size * 0.016)
    pen.lineTo(x + half, top + size * 0.05)
    for (let drop = 0; drop < drops; drop++) {
      const step = (half * 2) / drops
      const from = x + half - drop * step
      const low = top + size * (0.05 + (drop % 3) * 0.026)
      pen.bezierCurveTo(
        from,
        low + size * 0.05,
        from - step,
        low + size * 0.05,
        from - step,
        top + size * 0.05,
      )
    }
    pen.closePath()
    pen.fillStyle = icing
    pen.fill()
    for (let dot = 0; dot < 7; dot++) {
      circle(pen, x - half + ((dot + 0.5) * half * 2) / 7, base - size * 0.03, size * 0.016)
      pen.fillStyle = dot % 2 === 0 ? palette.second : icing
      pen.fill()
    }
    base = top
  }
  for (let candle = 0; candle < 5; candle++) {
    const cx = x + (candle - 2) * size * 0.092
    const tall = size * (candle % 2 === 0 ? 0.17 : 0.14)
    pen.fillStyle = candle % 2 === 0 ? palette.accent : palette.deep
    rounded(pen, cx - size * 0.012, base - tall, size * 0.024, tall, size * 0.008)
    pen.fill()
    const flame = { x: cx, y: base - tall - size * 0.045 }
    pen.fillStyle = glow(pen, flame, size * 0.15, [
      clear(FIRE.white, 0.8),
      clear(FIRE.gold, 0.25),
      clear(FIRE.gold, 0),
    ])
    pen.fillRect(flame.x - size * 0.16, flame.y - size * 0.16, size * 0.32, size * 0.32)
    smooth(pen, [
      { x: cx, y: flame.y - size * 0.06 },
      { x: cx + size * 0.022, y: flame.y + size * 0.006 },
      { x: cx, y: flame.y + size * 0.038 },
      { x: cx - size * 0.022, y: flame.y + size * 0.006 },
    ])
    pen.fillStyle = blend(pen, { x: cx, y: flame.y - size * 0.06 }, { x: cx, y: flame.y + size * 0.04 }, [
      FIRE.gold,
      FIRE.flame,
    ])
    pen.fill()
  }
  for (let index = 0; index < 9; index++) {
    const side = index % 2 === 0 ? -1 : 1
    spark(
      pen,
      x + side * size * random.between(0.3, 0.52),
      base - size * random.between(0.02, 0.4),
      size * random.between(0.03, 0.08),
    )
    pen.fillStyle = index % 3 === 0 ? palette.accent : palette.deep
    pen.fill()
  }
  return palette.ink
}

/** Paper bits in the air. */
export const confetti: Art = ({ pen, width, height, palette, random, hasWords }) => {
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width, y: height }, [
    palette.accent,
    mix(palette.accent, palette.deep, 0.5),
  ])
  pen.fillRect(0, 0, width, height)
  const colours = [
    palette.second,
    palette.paper,
    FIRE.ember,
    FIRE.gold,
    mix(palette.second, palette.paper, 0.4),
  ] as const
  const size = Math.min(width, height)
  for (let bit = 0; bit < 150; bit++) {
    const [x, y] = [random.between(0, width), random.between(0, height)]
    const fromMiddle = Math.abs(y / height - 0.5)
    if (hasWords && fromMiddle < 0.19 && random.chance(0.93)) continue
    within(pen, () => {
      pen.translate(x, y)
      pen.rotate(random.between(0, Math.PI))
      pen.fillStyle = random.pick(colours)
      const reach = size * random.between(0.012, 0.036)
      const kind = random.whole(0, 3)
      if (kind === 0) circle(pen, 0, 0, reach * 0.6)
      if (kind === 1) rounded(pen, -reach, -reach * 0.35, reach * 2, reach * 0.7, reach * 0.2)
      if (kind === 2)
        polygon(pen, [
          { x: 0, y: -reach },
          { x: reach, y: reach * 0.7 },
          { x: -reach, y: reach * 0.7 },
        ])
      if (kind < 3) pen.fill()
      else {
        pen.strokeStyle = pen.fillStyle
        pen.lineWidth = reach * 0.42
        pen.lineCap = 'round'
        pen.beginPath()
        pen.moveTo(-reach * 1.4, 0)
        pen.bezierCurveTo(-reach * 0.6, -reach * 1.3, reach * 0.6, reach * 1.3, reach * 1.4, 0)
        pen.stroke()
      }
    })
  }
  return palette.paper
}

/** Three balloons over a hill. */
export const balloons: Art = ({ pen, width, height, focus, palette }) => {
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 0, y: height }, [
    mix(palette.second, palette.paper, 0.55),
    palette.paper,
  ])
  pen.fillRect(0, 0, width, height)
  const size = Math.min(focus.width, focus.height)
  for (const [dx, dy, scale] of [
    [0.12, 0.2, 1],
    [0.76, 0.08, 0.8],
    [0.86, 0.5, 0.6],
  ] as const) {
    pen.fillStyle = clear('#ffffff', 0.8)
    for (const [cx, cy, cr] of [
      [0, 0, 0.06],
      [0.07, -0.02, 0.078],
      [0.15, 0.005, 0.055],
    ] as const) {
      circle(
        pen,
        width * dx + cx * size * scale,
        focus.y + focus.height * dy + cy * size * scale,
        cr * size * scale,
      )
      pen.fill()
    }
  }
  const knot = { x: focus.x + focus.width * 0.5, y: focus.y + focus.height * 1.02 }
  const three = [
    [-0.25, 0.36, 0.165, palette.second],
    [0.26, 0.33, 0.17, mix(palette.accent, palette.deep, 0.35)],
    [0.01, 0.24, 0.2, palette.accent],
  ] as const
  for (const [dx, dy, radius, colour] of three) {
    const [x, y, r] = [knot.x + dx * size, focus.y + dy * focus.height, radius * size]
    pen.strokeStyle = clear(palette.deep, 0.7)
    pen.lineWidth = size * 0.006
    pen.beginPath()
    pen.moveTo(x, y + r * 1.2)
    pen.quadraticCurveTo(x + dx * size * 0.1, y + r * 2.2, knot.x, knot.y)
    pen.stroke()
    polygon(pen, [
      { x, y: y + r * 1.1 },
      { x: x - r * 0.12, y: y + r * 1.3 },
      { x: x + r * 0.12, y: y + r * 1.3 },
    ])
    pen.fillStyle = darker(colour, 0.08)
    pen.fill()
    smooth(pen, [
      { x, y: y - r * 1.08 },
      { x: x + r * 0.86, y: y - r * 0.5 },
      { x: x + r * 0.82, y: y + r * 0.36 },
      { x, y: y + r * 1.16 },
      { x: x - r * 0.82, y: y + r * 0.36 },
      { x: x - r * 0.86, y: y - r * 0.5 },
    ])
    pen.fillStyle = glow(pen, { x: x - r * 0.35, y: y - r * 0.45 }, r * 1.9, [
      lighter(colour, 0.13),
      colour,
      darker(colour, 0.12),
    ])
    pen.fill()
    within(pen, () => {
      pen.translate(x - r * 0.42, y - r * 0.5)
      pen.rotate(0.6)
      oval(pen, 0, 0, r * 0.11, r * 0.25)
      pen.fillStyle = clear('#ffffff', 0.6)
      pen.fill()
    })
  }
  return palette.ink
}
