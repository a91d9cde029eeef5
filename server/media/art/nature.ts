import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { FIRE, LEAF } from '../brushes/palette.ts'
import { circle, leaf, oval, smooth } from '../brushes/shapes.ts'
import { blend, glow, type Pen, within } from '../brushes/surface.ts'
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

function face(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  x: number,
  y: number,
  size: number,
  fill: string,
): void {
  smooth(
    pen,
    points.map(([dx, dy]) => ({ x: x + dx * size, y: y + dy * size })),
  )
  pen.fillStyle = fill
  pen.fill()
}

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
  face(
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
  face(
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
  face(
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
  face(
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
  face(
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
  face(
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
  face(
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
  face(
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
