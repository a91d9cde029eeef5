import { clear, lighter, mix } from '../brushes/colour.ts'
import { FIRE } from '../brushes/palette.ts'
import { circle, polygon, rounded, spark } from '../brushes/shapes.ts'
import { blend, glow, within } from '../brushes/surface.ts'
import type { Art } from './art.ts'

/** Flowing lines, as of combed hair or wind on water. */
export const flow: Art = ({ pen, width, height, palette, random }) => {
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width, y: height }, [
    mix(palette.deep, palette.accent, 0.25),
    palette.deep,
  ])
  pen.fillRect(0, 0, width, height)
  const phase = random.between(0, 6)
  const rows = 46
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1)
    pen.beginPath()
    for (let step = 0; step <= 60; step++) {
      const along = step / 60
      const lift =
        Math.sin(along * 4.4 + phase + share * 2.1) * 0.11 +
        Math.sin(along * 9.1 - phase + share * 5) * 0.035 * (1 - share) +
        Math.exp(-(((along - 0.62) * 4) ** 2)) * 0.16 * Math.sin(share * Math.PI)
      const y = height * (share * 1.16 - 0.08 - lift)
      if (step === 0) pen.moveTo(-10, y)
      else pen.lineTo(width * along * 1.04 - 10, y)
    }
    const colour =
      share < 0.5
        ? mix(palette.second, palette.accent, share * 2)
        : mix(palette.accent, FIRE.ember, share * 2 - 1)
    pen.strokeStyle = colour
    pen.globalAlpha = 0.9
    pen.lineWidth = height * (0.0035 + Math.sin(share * Math.PI) * 0.0082)
    pen.stroke()
  }
  pen.globalAlpha = 1
  return palette.paper
}

/** Circles, arches and bars, as in a book about how to build things. */
export const shapes: Art = ({ pen, width, height, focus, palette, hasWords }) => {
  pen.fillStyle = mix(palette.paper, palette.second, 0.1)
  pen.fillRect(0, 0, width, height)
  const size = Math.min(focus.width, focus.height)
  const cell = size / 3
  const left = focus.x + (focus.width - size) / 2
  const top = focus.y + (focus.height - size) / 2
  const place = (column: number, row: number) => ({ x: left + column * cell, y: top + row * cell })
  const square = (column: number, row: number, colour: string) => {
    const { x, y } = place(column, row)
    pen.fillStyle = colour
    pen.fillRect(x, y, cell + 0.5, cell + 0.5)
  }
  const quarter = (column: number, row: number, corner: 0 | 1 | 2 | 3, colour: string) => {
    const { x, y } = place(column, row)
    const corners = [
      [0, 0, 0],
      [1, 0, 1],
      [1, 1, 2],
      [0, 1, 3],
    ] as const
    const [dx, dy, turn] = corners[corner]
    pen.beginPath()
    pen.moveTo(x + dx * cell, y + dy * cell)
    pen.arc(x + dx * cell, y + dy * cell, cell, (turn * Math.PI) / 2, ((turn + 1) * Math.PI) / 2)
    pen.closePath()
    pen.fillStyle = colour
    pen.fill()
  }
  const dot = (column: number, row: number, radius: number, colour: string) => {
    const { x, y } = place(column, row)
    circle(pen, x + cell / 2, y + cell / 2, cell * radius)
    pen.fillStyle = colour
    pen.fill()
  }
  const pale = mix(palette.second, palette.paper, 0.45)
  if (!hasWords) {
    square(0, 2, palette.deep)
    square(2, 0, palette.accent)
  }
  square(0, 0, palette.accent)
  quarter(0, 0, 2, palette.second)
  dot(1, 0, 0.5, palette.deep)
  dot(1, 0, 0.22, pale)
  quarter(2, 0, 3, palette.second)
  quarter(0, 1, 0, palette.deep)
  square(1, 1, palette.second)
  quarter(1, 1, 1, palette.accent)
  square(2, 1, palette.deep)
  dot(2, 1, 0.36, palette.accent)
  dot(0, 2, 0.5, palette.second)
  square(1, 2, palette.accent)
  quarter(1, 2, 3, palette.paper)
  for (let bar = 0; bar < 4; bar++) {
    const { x, y } = place(2, 2)
    pen.fillStyle = bar % 2 === 0 ? palette.accent : palette.deep
    rounded(
      pen,
      x + (bar * cell) / 4,
      y + cell * 0.12 * bar,
      cell / 4 - cell * 0.03,
      cell - cell * 0.12 * bar,
      0,
    )
    pen.fill()
  }
  return palette.ink
}

/** Sparks rising from a fire. */
export const sparks: Art = ({ pen, width, height, focus, palette, random }) => {
  pen.fillStyle = palette.deep
  pen.fillRect(0, 0, width, height)
  const middle = { x: focus.x + focus.width / 2, y: focus.y + focus.height * 0.86 }
  const size = Math.min(focus.width, focus.height)
  pen.fillStyle = glow(pen, middle, size * 0.9, [
    clear(FIRE.flame, 0.75),
    clear(FIRE.flame, 0.18),
    clear(FIRE.flame, 0),
  ])
  pen.fillRect(0, 0, width, height)
  for (let index = 0; index < 74; index++) {
    const share = random.between(0, 1)
    const x = middle.x + random.between(-1, 1) * size * (0.16 + share * 0.56)
    const y = middle.y + size * 0.1 - share * size * 1.02
    const reach = size * random.between(0.012, 0.05) * (1.15 - share * 0.6)
    if (index % 3 === 0) spark(pen, x, y, reach * 2.4)
    else circle(pen, x, y, reach * 0.3)
    pen.fillStyle = mix(FIRE.white, mix(FIRE.ember, FIRE.flame, share), 0.25 + share * 0.75)
    pen.fill()
  }
  spark(pen, middle.x, focus.y + focus.height * 0.46, size * 0.42)
  pen.fillStyle = blend(
    pen,
    { x: middle.x, y: focus.y + focus.height * 0.25 },
    { x: middle.x, y: focus.y + focus.height * 0.67 },
    [FIRE.white, FIRE.gold, FIRE.ember],
  )
  pen.fill()
  return FIRE.white
}

/** A map of the sky of one night. */
export const constellation: Art = ({ pen, width, height, focus, palette, random }) => {
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 0, y: height }, [
    mix(palette.deep, palette.ink, 0.3),
    palette.deep,
  ])
  pen.fillRect(0, 0, width, height)
  const middle = { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 }
  const radius = Math.min(focus.width, focus.height) * 0.45
  within(pen, () => {
    circle(pen, middle.x, middle.y, radius)
    pen.clip()
    pen.fillStyle = glow(pen, { x: middle.x - radius * 0.2, y: middle.y - radius * 0.2 }, radius * 1.4, [
      lighter(palette.ink, 0.12),
      palette.ink,
    ])
    pen.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2)
    pen.filter = `blur(${radius * 0.09}px)`
    pen.strokeStyle = clear('#aeb8ff', 0.28)
    pen.lineWidth = radius * 0.3
    pen.beginPath()
    pen.moveTo(middle.x - radius, middle.y + radius * 0.5)
    pen.quadraticCurveTo(middle.x, middle.y - radius * 0.1, middle.x + radius, middle.y - radius * 0.6)
    pen.stroke()
    pen.filter = 'none'
    pen.strokeStyle = clear(palette.second, 0.18)
    pen.lineWidth = Math.max(1, radius * 0.004)
    for (let ring = 1; ring < 4; ring++) {
      circle(pen, middle.x, middle.y, (radius * ring) / 4)
      pen.stroke()
    }
    for (let ray = 0; ray < 12; ray++) {
      polygon(pen, [
        middle,
        {
          x: middle.x + Math.cos((ray * Math.PI) / 6) * radius,
          y: middle.y + Math.sin((ray * Math.PI) / 6) * radius,
        },
      ])
      pen.stroke()
    }
    for (let dot = 0; dot < 230; dot++) {
      const bright = random.between(0, 1) ** 3
      circle(
        pen,
        middle.x + random.between(-radius, radius),
        middle.y + random.between(-radius, radius),
        radius * (0.003 + bright * 0.012),
      )
      pen.fillStyle = clear(bright > 0.4 ? FIRE.gold : FIRE.white, 0.5 + bright * 0.5)
      pen.fill()
    }
    for (let figure = 0; figure < 6; figure++) {
      const angle = (figure / 6) * Math.PI * 2 + 0.4
      let point = {
        x: middle.x + Math.cos(angle) * radius * 0.5,
        y: middle.y + Math.sin(angle) * radius * 0.5,
      }
      const points = [point]
      for (let step = 0; step < 4; step++) {
        const turn = angle + random.between(-1.6, 1.6)
        point = { x: point.x + Math.cos(turn) * radius * 0.17, y: point.y + Math.sin(turn) * radius * 0.17 }
        points.push(point)
      }
      pen.strokeStyle = clear(FIRE.gold, 0.75)
      pen.lineWidth = Math.max(1.4, radius * 0.006)
      pen.beginPath()
      for (const [index, at] of points.entries()) {
        if (index === 0) pen.moveTo(at.x, at.y)
        else pen.lineTo(at.x, at.y)
      }
      pen.stroke()
      for (const at of points) {
        spark(pen, at.x, at.y, radius * 0.06)
        pen.fillStyle = FIRE.white
        pen.fill()
      }
    }
  })
  circle(pen, middle.x, middle.y, radius)
  pen.strokeStyle = FIRE.gold
  pen.lineWidth = Math.max(2, radius * 0.01)
  pen.stroke()
  circle(pen, middle.x, middle.y, radius * 1.05)
  pen.lineWidth = Math.max(1, radius * 0.004)
  pen.stroke()
  return palette.paper
}
