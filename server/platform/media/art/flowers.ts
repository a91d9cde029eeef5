import { darker, lighter, mix } from '../brushes/colour.ts'
import { FIRE, LEAF } from '../brushes/palette.ts'
import { circle, leaf, oval } from '../brushes/shapes.ts'
import { blend, type Pen, within } from '../brushes/surface.ts'
import type { Random } from '../brushes/random.ts'
import type { Art } from './art.ts'

/** A full, layered flower seen from the front: rings of petals turning lighter to the middle. */
function peony(pen: Pen, random: Random, x: number, y: number, radius: number, colour: string): void {
  const rings = 4
  for (let ring = 0; ring < rings; ring++) {
    const share = ring / (rings - 1)
    const reach = radius * (1 - share * 0.68)
    const petals = 9 - ring
    const turn = random.between(0, Math.PI)
    for (let petal = 0; petal < petals; petal++) {
      const angle = turn + (petal / petals) * Math.PI * 2
      within(pen, () => {
        pen.translate(x, y)
        pen.rotate(angle)
        oval(pen, reach * 0.56, 0, reach * 0.48, reach * 0.36)
        const tone = mix(darker(colour, 0.06), lighter(colour, 0.12), share)
        pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: reach, y: 0 }, [
          darker(tone, 0.09),
          tone,
          lighter(tone, 0.05),
        ])
        pen.fill()
      })
    }
  }
  circle(pen, x, y, radius * 0.13)
  pen.fillStyle = FIRE.gold
  pen.fill()
}

/** A flat five-petalled field flower. */
function daisy(pen: Pen, x: number, y: number, radius: number, colour: string, middle: string): void {
  for (let petal = 0; petal < 7; petal++) {
    within(pen, () => {
      pen.translate(x, y)
      pen.rotate((petal / 7) * Math.PI * 2)
      oval(pen, radius * 0.62, 0, radius * 0.42, radius * 0.2)
      pen.fillStyle = colour
      pen.fill()
    })
  }
  circle(pen, x, y, radius * 0.26)
  pen.fillStyle = middle
  pen.fill()
}

function twig(
  pen: Pen,
  random: Random,
  from: { x: number; y: number },
  angle: number,
  length: number,
  colour: string,
): void {
  pen.strokeStyle = colour
  pen.lineCap = 'round'
  pen.lineWidth = Math.max(1.5, length * 0.014)
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(from.x + Math.cos(angle) * length, from.y + Math.sin(angle) * length)
  pen.stroke()
  for (let index = 1; index <= 6; index++) {
    const at = (index / 6.4) * length
    const side = index % 2 === 0 ? 1 : -1
    leaf(
      pen,
      from.x + Math.cos(angle) * at,
      from.y + Math.sin(angle) * at,
      length * random.between(0.2, 0.28),
      length * 0.075,
      angle + side * random.between(0.55, 0.85),
    )
    pen.fillStyle = index % 3 === 0 ? lighter(colour, 0.07) : colour
    pen.fill()
  }
}

/** A bunch of peonies with twigs. */
export const bouquet: Art = ({ pen, width, height, focus, palette, random }) => {
  pen.fillStyle = palette.paper
  pen.fillRect(0, 0, width, height)
  const middle = { x: focus.x + focus.width / 2, y: focus.y + focus.height * 0.47 }
  const size = Math.min(focus.width, focus.height * 0.88)
  for (let index = 0; index < 11; index++) {
    const angle = -Math.PI / 2 + (index - 5) * 0.37
    twig(
      pen,
      random,
      { x: middle.x, y: middle.y + size * 0.08 },
      angle,
      size * random.between(0.44, 0.56),
      index % 2 === 0 ? LEAF.middle : LEAF.dark,
    )
  }
  pen.lineWidth = size * 0.012
  pen.lineCap = 'round'
  for (let stem = -3; stem <= 3; stem++) {
    pen.strokeStyle = stem % 2 === 0 ? LEAF.dark : LEAF.middle
    pen.beginPath()
    pen.moveTo(middle.x + stem * size * 0.05, middle.y)
    pen.quadraticCurveTo(
      middle.x,
      middle.y + size * 0.34,
      middle.x - stem * size * 0.034,
      middle.y + size * 0.56,
    )
    pen.stroke()
  }
  const flowers = [
    [-0.25, 0.04, 0.17, palette.second],
    [0.25, 0.02, 0.165, mix(palette.accent, palette.second, 0.5)],
    [-0.12, -0.22, 0.155, mix(palette.second, palette.paper, 0.35)],
    [0.14, -0.2, 0.15, palette.accent],
    [0, 0.05, 0.21, palette.accent],
  ] as const
  for (const [dx, dy, radius, colour] of flowers) {
    peony(pen, random, middle.x + dx * size, middle.y + dy * size, radius * size, colour)
  }
  for (const [dx, dy] of [
    [-0.38, -0.14],
    [0.4, -0.12],
    [0.02, -0.4],
  ] as const) {
    daisy(
      pen,
      middle.x + dx * size,
      middle.y + dy * size,
      size * 0.06,
      mix('#ffffff', palette.paper, 0.4),
      FIRE.gold,
    )
  }
  within(pen, () => {
    pen.translate(middle.x, middle.y + size * 0.31)
    pen.strokeStyle = palette.accent
    pen.lineWidth = size * 0.022
    pen.beginPath()
    pen.moveTo(-size * 0.05, 0)
    pen.lineTo(size * 0.05, 0)
    pen.stroke()
    pen.lineWidth = size * 0.013
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.bezierCurveTo(side * size * 0.14, -size * 0.1, side * size * 0.17, size * 0.06, 0, 0)
      pen.quadraticCurveTo(side * size * 0.06, size * 0.06, side * size * 0.09, size * 0.15)
      pen.stroke()
    }
  })
  return palette.ink
}

/** Field flowers and grass, growing from the foot of the sheet. */
export const meadow: Art = ({ pen, width, height, focus, palette, random }) => {
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 0, y: height }, [
    palette.paper,
    mix(palette.paper, palette.second, 0.16),
  ])
  pen.fillRect(0, 0, width, height)
  const foot = height * 1.01
  const size = Math.min(width, focus.height)
  for (let blade = 0; blade < 70; blade++) {
    const x = random.between(-0.02, 1.02) * width
    const tall = size * random.between(0.14, 0.5)
    const lean = random.between(-0.12, 0.12) * size
    pen.beginPath()
    pen.moveTo(x - size * 0.006, foot)
    pen.quadraticCurveTo(x, foot - tall * 0.6, x + lean, foot - tall)
    pen.quadraticCurveTo(x + size * 0.008, foot - tall * 0.5, x + size * 0.009, foot)
    pen.closePath()
    pen.fillStyle = mix(mix(LEAF.light, palette.accent, 0.3), LEAF.dark, random.between(0, 1))
    pen.fill()
  }
  const colours = [
    palette.second,
    FIRE.flame,
    '#ffffff',
    mix(palette.second, '#ffffff', 0.5),
    FIRE.ember,
  ] as const
  for (let index = 0; index < 17; index++) {
    const x = width * ((index + random.between(0.1, 0.9)) / 17)
    const tall = size * random.between(0.28, 0.82)
    const sway = random.between(-0.05, 0.05) * size
    pen.strokeStyle = LEAF.dark
    pen.lineWidth = size * 0.007
    pen.beginPath()
    pen.moveTo(x, foot)
    pen.quadraticCurveTo(x, foot - tall * 0.5, x + sway, foot - tall)
    pen.stroke()
    leaf(
      pen,
      x + sway * 0.3,
      foot - tall * 0.45,
      size * 0.1,
      size * 0.022,
      -Math.PI / 2 + (index % 2 === 0 ? 0.7 : -0.7),
    )
    pen.fillStyle = LEAF.middle
    pen.fill()
    const colour = random.pick(colours)
    const kind = index % 3
    if (kind === 0)
      daisy(
        pen,
        x + sway,
        foot - tall,
        size * random.between(0.055, 0.08),
        colour,
        colour === '#ffffff' ? FIRE.gold : palette.deep,
      )
    if (kind === 1) {
      circle(pen, x + sway, foot - tall, size * 0.034)
      pen.fillStyle = colour
      pen.fill()
      circle(pen, x + sway, foot - tall - size * 0.012, size * 0.02)
      pen.fillStyle = lighter(colour, 0.08)
      pen.fill()
    }
    if (kind === 2) {
      for (let bell = 0; bell < 5; bell++) {
        oval(
          pen,
          x + sway + (bell % 2 === 0 ? -1 : 1) * size * 0.018,
          foot - tall + bell * size * 0.036,
          size * 0.017,
          size * 0.024,
        )
        pen.fillStyle = mix(colour, palette.accent, 0.25)
        pen.fill()
      }
    }
  }
  return palette.ink
}
