import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { laySheet, layTop, lyingFrame, type Lying, shadowOf } from '../brushes/flatLay.ts'
import { setType, wrap, writeLines } from '../brushes/lettering.ts'
import { lyingShadow } from '../brushes/light.ts'
import { PALETTES, type Palette } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { circle, smooth, spark } from '../brushes/shapes.ts'
import { finish, lyingSprig } from '../brushes/stage.ts'
import { blend, glow, type Pen, within } from '../brushes/surface.ts'
import type { LetterRecipe } from '../recipes.ts'
import type { Drawing } from './drawing.ts'
import { openEnvelope } from './envelope.ts'
import { writeSheet } from './paper.ts'

export const drawLetter: Drawing<'letter'> = (picture, recipe) => {
  if (recipe.view === 'envelope') leavingEnvelope(picture, recipe)
  else if (recipe.view === 'note') note(picture, recipe)
  else wholeSheet(picture, recipe)
  finish(picture)
}

/** A round seal of wax with the shop's spark. */
export function waxSeal(
  { pen, palette, random }: Picture,
  x: number,
  y: number,
  radius: number,
  own: Palette,
): void {
  const wax = own.accent
  const rim = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2
    const reach = radius * random.between(0.97, 1.1)
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  })
  lyingShadow(pen, palette.deep, radius * 0.12, (at) => {
    smooth(at, rim)
    at.fill()
  })
  smooth(pen, rim)
  pen.fillStyle = glow(pen, { x: x - radius * 0.4, y: y - radius * 0.5 }, radius * 1.9, [
    lighter(wax, 0.09),
    wax,
    darker(wax, 0.12),
  ])
  pen.fill()
  circle(pen, x, y, radius * 0.76)
  pen.fillStyle = blend(pen, { x: x - radius, y: y - radius }, { x: x + radius, y: y + radius }, [
    darker(wax, 0.12),
    lighter(wax, 0.03),
  ])
  pen.fill()
  circle(pen, x, y, radius * 0.7)
  pen.fillStyle = darker(wax, 0.03)
  pen.fill()
  spark(pen, x + 2, y + 3, radius * 0.94)
  pen.fillStyle = darker(wax, 0.16)
  pen.fill()
  spark(pen, x, y, radius * 0.92)
  pen.fillStyle = lighter(wax, 0.07)
  pen.fill()
}

function leavingEnvelope(picture: Picture, { seal, scene, title, text }: LetterRecipe): void {
  const { width, palette, random } = picture
  const own = PALETTES[seal]
  layTop(picture)
  const side = random.chance(0.5) ? 1 : -1
  lyingSprig(picture, width * (0.5 + side * 0.45), width * 0.86, width * 0.34, -Math.PI / 2 - side * 0.5)
  const sheet = writeSheet({
    width: 820,
    height: 760,
    paper: '#fffaf0',
    ink: '#2a2233',
    accent: own.deep,
    voice: 'hand',
    title,
    text: [text[0] ?? '', ''],
    size: 84,
  })
  const envelope: Lying = {
    x: width * 0.5,
    y: width * 0.67,
    width: width * 0.7,
    height: width * 0.45,
    angle: -0.06 * side,
    lift: 12,
  }
  const colour =
    scene === seal ? mix(own.paper, own.second, 0.25) : mix(PALETTES[scene].paper, own.second, 0.2)
  openEnvelope(picture, envelope, colour, own.accent, () => {
    laySheet({ ...picture, palette }, sheet, {
      x: envelope.width * 0.5,
      y: -width * 0.055,
      width: envelope.width * 0.9,
      height: envelope.width * 0.83,
      angle: 0.035 * side,
      lift: 9,
    })
  })
  lyingFrame(picture.pen, envelope, () =>
    waxSeal(picture, envelope.width * 0.5, envelope.height * 0.5, width * 0.056, own),
  )
}

function wholeSheet(picture: Picture, { seal, title, text }: LetterRecipe): void {
  const { pen, width, palette } = picture
  const own = PALETTES[seal]
  layTop(picture, mix(palette.wallTop, palette.paper, 0.4))
  const sheet = writeSheet({
    width: 960,
    height: 1180,
    paper: '#fffaf0',
    ink: '#2a2233',
    accent: own.accent,
    voice: 'hand',
    title,
    text,
    size: 92,
  })
  const thing: Lying = {
    x: width * 0.49,
    y: width * 0.51,
    width: width * 0.68,
    height: width * 0.836,
    angle: 0.05,
    lift: 14,
    corner: 3,
  }
  laySheet(picture, sheet, thing)
  // The two folds of a letter that has been in an envelope.
  lyingFrame(pen, thing, () => {
    for (const share of [1 / 3, 2 / 3]) {
      const y = thing.height * share
      pen.fillStyle = blend(pen, { x: 0, y: y - 26 }, { x: 0, y: y + 20 }, [
        clear(palette.deep, 0),
        clear(palette.deep, 0.09),
        clear('#ffffff', 0.3),
        clear('#ffffff', 0),
      ])
      pen.fillRect(0, y - 26, thing.width, 46)
    }
  })
  fountainPen(picture, { x: width * 0.86, y: width * 0.62, angle: -1.08, length: width * 0.5 }, own.deep)
}

/** A fountain pen on the table. */
export function fountainPen(
  { pen, palette }: Picture,
  place: { x: number; y: number; angle: number; length: number },
  colour: string,
): void {
  const { length } = place
  const half = length * 0.032
  lyingShadow(pen, palette.deep, 12, (at) => {
    within(at, () => {
      at.translate(place.x, place.y)
      at.rotate(place.angle)
      at.beginPath()
      at.roundRect(-length / 2, -half, length, half * 2, half)
      at.fill()
    })
  })
  within(pen, () => {
    pen.translate(place.x, place.y)
    pen.rotate(place.angle)
    const round = (from: number, to: number, thick: number, tone: string) => {
      pen.beginPath()
      pen.roundRect(from, -thick, to - from, thick * 2, thick * 0.6)
      pen.fillStyle = blend(pen, { x: 0, y: -thick }, { x: 0, y: thick }, [
        lighter(tone, 0.1),
        lighter(tone, 0.24),
        tone,
        darker(tone, 0.14),
      ])
      pen.fill()
    }
    round(-length * 0.24, length * 0.5, half, colour)
    round(-length * 0.36, -length * 0.22, half * 0.74, darker(colour, 0.05))
    round(-length * 0.25, -length * 0.22, half * 1.04, '#d9a441')
    round(length * 0.1, length * 0.125, half * 1.05, '#d9a441')
    round(length * 0.12, length * 0.42, half * 0.2, '#e3b65c')
    pen.beginPath()
    pen.moveTo(-length * 0.36, -half * 0.55)
    pen.quadraticCurveTo(-length * 0.46, -half * 0.5, -length * 0.5, 0)
    pen.quadraticCurveTo(-length * 0.46, half * 0.5, -length * 0.36, half * 0.55)
    pen.closePath()
    pen.fillStyle = blend(pen, { x: 0, y: -half }, { x: 0, y: half }, ['#f6dc9a', '#d9a441', '#9a6a1c'])
    pen.fill()
  })
}

function note(picture: Picture, { seal, title, text }: LetterRecipe): void {
  const { pen, width, palette, random } = picture
  const own = PALETTES[seal]
  layTop(picture, random.chance(0.5) ? mix(palette.wallTop, palette.paper, 0.4) : undefined)
  lyingSprig(picture, width * 0.1, width * 0.94, width * 0.5, -Math.PI * 0.32)
  const under: Lying = {
    x: width * 0.54,
    y: width * 0.55,
    width: width * 0.72,
    height: width * 0.52,
    angle: 0.11,
    lift: 9,
  }
  shadowOf(pen, palette.deep, under)
  lyingFrame(pen, under, () => {
    pen.fillStyle = mix(own.accent, palette.wallBottom, 0.12)
    pen.fillRect(0, 0, under.width, under.height)
  })
  const card: Lying = {
    x: width * 0.5,
    y: width * 0.5,
    width: width * 0.7,
    height: width * 0.5,
    angle: -0.06,
    lift: 15,
  }
  shadowOf(pen, palette.deep, card)
  lyingFrame(pen, card, () => {
    pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: card.width, y: card.height }, ['#fffdf7', '#fbf4e6'])
    pen.fillRect(0, 0, card.width, card.height)
    pen.strokeStyle = clear(own.accent, 0.75)
    pen.lineWidth = 3
    pen.strokeRect(24, 24, card.width - 48, card.height - 48)
    let size = 96
    setType(pen, { voice: 'serif', size, weight: 440 })
    while (pen.measureText(title).width > card.width * 0.76) {
      size -= 4
      setType(pen, { voice: 'serif', size, weight: 440 })
    }
    pen.fillStyle = own.ink
    writeLines(pen, [title], card.width / 2, card.height * 0.36, size, 'center')
    setType(pen, { voice: 'text', size: 31, weight: 450 })
    pen.fillStyle = clear(own.ink, 0.78)
    const lines = wrap(pen, text[0] ?? '', card.width * 0.74).slice(0, 4)
    const end = writeLines(pen, lines, card.width / 2, card.height * 0.5, 43, 'center')
    setType(pen, { voice: 'hand', size: 54, weight: 620 })
    pen.fillStyle = own.accent
    writeLines(pen, [text.at(-1) ?? ''], card.width / 2, Math.min(card.height - 52, end + 40), 50, 'center')
  })
  twine(picture, card)
}

/** Twine around a card, tied in a bow at its left. */
function twine({ pen, palette }: Picture, card: Lying): void {
  const colour = '#b58a55'
  lyingFrame(pen, card, () => {
    within(pen, () => {
      pen.globalAlpha = 0.26
      tie(pen, card, 5, palette.deep, 7)
    })
    tie(pen, card, 0, darker(colour, 0.06), 7)
    tie(pen, card, -1, lighter(colour, 0.06), 3)
  })
}

/** One pass along the twine, `move` px aside. */
function tie(pen: Pen, card: Lying, move: number, colour: string, thick: number): void {
  const x = card.width * 0.085 + move
  const y = card.height * 0.3 + move
  pen.strokeStyle = colour
  pen.lineWidth = thick
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x, -1)
  pen.lineTo(x, card.height + 1)
  pen.stroke()
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(x, y)
    pen.bezierCurveTo(x + side * 110, y - 90, x + side * 120, y + 44, x, y)
    pen.quadraticCurveTo(x + side * 24, y + 60, x + side * 62, y + 120)
    pen.stroke()
  }
}
