import { printDesign } from '../art/printDesign.ts'
import { clear, darker, lighter, lightness, mix } from '../brushes/colour.ts'
import { softly, standingShadow } from '../brushes/light.ts'
import { FABRICS, FIRE, PALETTES } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { oval } from '../brushes/shapes.ts'
import { ball, finish, layStage, lyingSprig, plinth } from '../brushes/stage.ts'
import { blend, newLayer, within } from '../brushes/surface.ts'
import { wrapCylinder } from '../brushes/warp.ts'
import type { MugRecipe } from '../recipes.ts'
import type { Drawing } from './drawing.ts'

export const drawMug: Drawing<'mug'> = (picture, recipe) => {
  const { width, height, palette, random } = picture
  const own = PALETTES[recipe.design.mood]
  if (recipe.view === 'front') {
    layStage(picture, random.pick(['disc', 'arch', 'plain'] as const))
    if (random.chance(0.5)) {
      plinth(
        picture,
        width * 0.47,
        height * 0.79,
        width * 0.34,
        height * 0.085,
        mix(palette.table, palette.paper, 0.3),
      )
      mug(picture, recipe, { x: width * 0.46, y: height * 0.79, wide: width * 0.4, handle: 'right' })
    } else {
      ball(picture, width * 0.13, height * 0.84, width * 0.055, mix(own.accent, palette.wallTop, 0.15))
      mug(picture, recipe, { x: width * 0.45, y: height * 0.87, wide: width * 0.46, handle: 'right' })
    }
  } else if (recipe.view === 'pair') {
    layStage(picture, 'disc')
    mug(picture, recipe, {
      x: width * 0.68,
      y: height * 0.79,
      wide: width * 0.32,
      handle: 'right',
      turn: 0.85,
    })
    mug(picture, recipe, { x: width * 0.36, y: height * 0.88, wide: width * 0.37, handle: 'left' })
  } else {
    layStage(picture, 'plain')
    lyingSprig(picture, width * 0.98, height * 0.87, width * 0.32, Math.PI * 0.98)
    book(picture, width * 0.46, height * 0.84)
    mug(picture, recipe, {
      x: width * 0.44,
      y: height * 0.795,
      wide: width * 0.4,
      handle: 'right',
      steam: true,
    })
  }
  finish(picture)
}

export interface MugPlace {
  /** The middle of its foot. */
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly handle: 'left' | 'right'
  /** The part of the print that faces us: 0.5 is its middle. */
  readonly turn?: number
  readonly steam?: boolean
}

export function mug(
  picture: Picture,
  recipe: Pick<MugRecipe, 'colour' | 'design' | 'enamel'>,
  place: MugPlace,
): void {
  const { pen, palette } = picture
  const { x, y, wide } = place
  const colour = FABRICS[recipe.colour]
  const enamel = recipe.enamel === true
  const tall = wide * (enamel ? 0.92 : 1.06)
  const flat = wide * 0.115
  const [left, top] = [x - wide / 2, y - tall]
  const reach = place.handle === 'right' ? 1 : -1
  standingShadow(
    pen,
    palette.deep,
    { left: { x: left + 8, y: y - 2 }, right: { x: x + wide / 2, y: y - 2 }, depth: flat * 0.9 },
    wide * 0.95,
  )
  handle(
    picture,
    {
      x: x + (reach * wide) / 2,
      y: top + tall * 0.48,
      size: tall * 0.34,
      reach,
      thick: wide * (enamel ? 0.055 : 0.085),
    },
    enamel ? lighter(colour, 0.02) : colour,
  )

  const lay = () => {
    pen.beginPath()
    pen.moveTo(left, top)
    pen.lineTo(left + wide * 0.012, y - flat * 0.62)
    pen.ellipse(x, y - flat * 0.62, wide / 2 - wide * 0.012, flat, 0, Math.PI, 0, true)
    pen.lineTo(x + wide / 2, top)
    pen.ellipse(x, top, wide / 2, flat, 0, 0, Math.PI)
    pen.closePath()
  }
  lay()
  pen.fillStyle = colour
  pen.fill()
  within(pen, () => {
    lay()
    pen.clip()
    printAround(picture, recipe, { x: left, y: top, width: wide, height: tall }, flat, place.turn ?? 0.5)
    pen.fillStyle = blend(pen, { x: left, y: 0 }, { x: x + wide / 2, y: 0 }, [
      clear(palette.deep, 0.3),
      clear(palette.deep, 0.04),
      clear('#ffffff', 0.2),
      clear('#ffffff', 0.02),
      clear(palette.deep, 0.1),
      clear(palette.deep, 0.26),
      clear(palette.deep, 0.46),
    ])
    pen.fillRect(left, top - flat, wide, tall + flat * 2)
    softly(pen, 7, (soft) => {
      soft.fillStyle = clear('#ffffff', 0.5)
      soft.beginPath()
      soft.roundRect(left + wide * 0.15, top + tall * 0.16, wide * 0.032, tall * 0.62, 20)
      soft.fill()
    })
    pen.fillStyle = blend(pen, { x: 0, y: y - tall * 0.2 }, { x: 0, y: y + flat * 0.4 }, [
      clear(palette.deep, 0),
      clear(palette.deep, 0.22),
    ])
    pen.fillRect(left, y - tall * 0.2, wide, tall * 0.4)
  })
  rim(
    picture,
    x,
    top,
    wide / 2,
    flat,
    enamel ? FIRE.flame : lighter(colour, 0.03),
    enamel ? '#f7f1e6' : mix(colour, '#fffaf2', lightness(colour) > 0.8 ? 0.5 : 0.92),
  )
  if (place.steam === true) steam(picture, x, top - flat * 0.4, wide)
}

function printAround(
  { pen }: Picture,
  recipe: Pick<MugRecipe, 'colour' | 'design' | 'enamel'>,
  box: { x: number; y: number; width: number; height: number },
  flat: number,
  turn: number,
): void {
  const wide = Math.round(box.width * 3)
  const sheet = newLayer(wide, Math.round(box.height * 0.98))
  const isWhole = recipe.design.words === undefined && recipe.enamel !== true
  if (isWhole) {
    const print = printDesign(recipe.design, wide / 2, sheet.height * 0.78)
    sheet.pen.drawImage(print.canvas, wide * 0.25, sheet.height * 0.11)
  } else {
    const size = sheet.height * 0.84
    const print = printDesign(recipe.design, size * 0.9, size)
    within(sheet.pen, () => {
      sheet.pen.beginPath()
      sheet.pen.roundRect(
        (wide - print.width) / 2,
        sheet.height * 0.07,
        print.width,
        print.height,
        recipe.enamel === true ? print.width / 2 : 14,
      )
      sheet.pen.clip()
      sheet.pen.drawImage(print.canvas, (wide - print.width) / 2, sheet.height * 0.07)
    })
  }
  wrapCylinder(
    pen,
    sheet,
    { x: box.x, y: box.y, width: box.width, height: sheet.height },
    flat * 0.98,
    turn,
    0.5,
  )
}

function handle(
  { pen, palette }: Picture,
  at: { x: number; y: number; size: number; reach: 1 | -1; thick: number },
  colour: string,
): void {
  const lay = (move: number) => {
    pen.beginPath()
    pen.moveTo(at.x - at.reach * at.thick * 0.4, at.y - at.size * 0.72 + move)
    pen.bezierCurveTo(
      at.x + at.reach * at.size * 1.02,
      at.y - at.size * 0.92 + move,
      at.x + at.reach * at.size * 1.02,
      at.y + at.size * 0.86 + move,
      at.x - at.reach * at.thick * 0.4,
      at.y + at.size * 0.78 + move,
    )
  }
  pen.lineCap = 'round'
  lay(0)
  pen.lineWidth = at.thick
  pen.strokeStyle = blend(pen, { x: at.x, y: at.y - at.size }, { x: at.x, y: at.y + at.size }, [
    lighter(colour, 0.02),
    darker(colour, 0.05),
    darker(colour, 0.17),
  ])
  pen.stroke()
  lay(-at.thick * 0.2)
  pen.lineWidth = at.thick * 0.28
  pen.strokeStyle = clear('#ffffff', 0.35)
  pen.stroke()
  lay(at.thick * 0.3)
  pen.lineWidth = at.thick * 0.3
  pen.strokeStyle = clear(palette.deep, 0.14)
  pen.stroke()
}

function rim(
  { pen, palette }: Picture,
  x: number,
  y: number,
  radius: number,
  flat: number,
  edge: string,
  inner: string,
): void {
  oval(pen, x, y, radius, flat)
  pen.fillStyle = edge
  pen.fill()
  oval(pen, x, y + 1, radius - radius * 0.05, flat - flat * 0.13)
  pen.fillStyle = blend(pen, { x: x - radius, y }, { x: x + radius, y }, [
    darker(inner, 0.2),
    darker(inner, 0.03),
    inner,
  ])
  pen.fill()
  within(pen, () => {
    oval(pen, x, y + 1, radius - radius * 0.05, flat - flat * 0.13)
    pen.clip()
    oval(pen, x, y + flat * 0.62, radius * 0.9, flat * 0.82)
    pen.fillStyle = blend(pen, { x: x - radius, y }, { x: x + radius, y }, ['#4a2412', '#8a4a22', '#6b3417'])
    pen.fill()
    pen.fillStyle = blend(pen, { x: x - radius, y }, { x: x + radius * 0.2, y }, [
      clear(palette.deep, 0.4),
      clear(palette.deep, 0),
    ])
    pen.fillRect(x - radius, y - flat, radius * 2, flat * 2)
  })
}

function steam({ pen, random }: Picture, x: number, y: number, wide: number): void {
  softly(pen, 16, (soft) => {
    soft.lineCap = 'round'
    for (let wisp = 0; wisp < 3; wisp++) {
      const from = x + (wisp - 1) * wide * 0.17
      const tall = wide * random.between(0.55, 0.8)
      soft.strokeStyle = blend(soft, { x: 0, y }, { x: 0, y: y - tall }, [
        clear('#ffffff', 0.5),
        clear('#ffffff', 0),
      ])
      soft.lineWidth = wide * 0.06
      soft.beginPath()
      soft.moveTo(from, y)
      soft.bezierCurveTo(
        from - wide * 0.16,
        y - tall * 0.36,
        from + wide * 0.18,
        y - tall * 0.66,
        from - wide * 0.03,
        y - tall,
      )
      soft.stroke()
    }
  })
}

/** A closed book under the mug. */
function book({ pen, palette }: Picture, x: number, y: number): void {
  const [wide, tall] = [560, 58]
  standingShadow(
    pen,
    palette.deep,
    { left: { x: x - wide / 2, y: y + tall }, right: { x: x + wide / 2, y: y + tall }, depth: 22 },
    240,
  )
  pen.fillStyle = palette.accent
  pen.beginPath()
  pen.roundRect(x - wide / 2, y - 34, wide, tall + 34, 8)
  pen.fill()
  pen.fillStyle = lighter(palette.accent, 0.05)
  pen.beginPath()
  pen.moveTo(x - wide / 2 + 34, y - 62)
  pen.lineTo(x + wide / 2 - 34, y - 62)
  pen.lineTo(x + wide / 2, y + 2)
  pen.lineTo(x - wide / 2, y + 2)
  pen.closePath()
  pen.fill()
  pen.fillStyle = blend(pen, { x: 0, y: y + 8 }, { x: 0, y: y + tall - 8 }, ['#fff9ec', '#e9dcc4'])
  pen.fillRect(x - wide / 2 + 12, y + 12, wide - 12, tall - 22)
  pen.fillStyle = clear(palette.deep, 0.14)
  for (let line = 0; line < 4; line++) pen.fillRect(x - wide / 2 + 12, y + 18 + line * 8, wide - 12, 1.5)
  pen.fillStyle = darker(palette.accent, 0.06)
  pen.fillRect(x - wide / 2, y + tall - 10, wide, 10)
}
