import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { fittingSize, setType, writeLines } from '../brushes/lettering.ts'
import { shine, softly, standingShadow } from '../brushes/light.ts'
import { FIRE, PALETTES } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { oval, smooth, spark } from '../brushes/shapes.ts'
import { ball, finish, layStage, lyingSprig, plinth } from '../brushes/stage.ts'
import { blend, newLayer, within } from '../brushes/surface.ts'
import { wrapCylinder } from '../brushes/warp.ts'
import type { CandleRecipe } from '../recipes.ts'
import type { Drawing } from './drawing.ts'
import { giftBox } from './giftBox.ts'

export const drawCandle: Drawing<'candle'> = (picture, recipe) => {
  const { width, height, palette } = picture
  const own = PALETTES[recipe.wax]
  if (recipe.view === 'lit') {
    layStage(picture, palette.isNight === true ? 'disc' : 'arch')
    plinth(
      picture,
      width * 0.5,
      height * 0.82,
      width * 0.31,
      height * 0.075,
      mix(palette.table, palette.paper, palette.isNight === true ? 0.12 : 0.35),
    )
    candle(picture, recipe, width * 0.5, height * 0.825, width * 0.37, 'lit')
    ball(picture, width * 0.14, height * 0.86, width * 0.05, mix(own.accent, palette.wallTop, 0.25))
  } else if (recipe.view === 'pair') {
    layStage(picture, 'arch')
    candle(picture, recipe, width * 0.66, height * 0.79, width * 0.29, 'corked')
    candle(picture, recipe, width * 0.37, height * 0.87, width * 0.34, 'lit')
    lyingSprig(picture, width * 0.98, height * 0.9, width * 0.26, Math.PI * 0.98)
  } else {
    layStage(picture, 'disc')
    giftBox(picture, {
      x: width * 0.68,
      y: height * 0.82,
      wide: width * 0.36,
      tall: width * 0.3,
      colour: mix(own.paper, own.second, 0.3),
      ribbon: own.accent,
    })
    candle(picture, recipe, width * 0.35, height * 0.88, width * 0.33, 'lit')
  }
  finish(picture)
}

/** A candle in a glass; (x, y) is the middle of its foot. */
export function candle(
  picture: Picture,
  { label, wax }: Pick<CandleRecipe, 'label' | 'wax'>,
  x: number,
  y: number,
  wide: number,
  state: 'lit' | 'corked',
): void {
  const { pen, palette } = picture
  const own = PALETTES[wax]
  const tall = wide * 1.08
  const flat = wide * 0.105
  const [left, top] = [x - wide / 2, y - tall]
  const fill = mix(own.second, own.paper, 0.45)
  standingShadow(
    pen,
    palette.deep,
    { left: { x: left + 6, y: y - 2 }, right: { x: x + wide / 2, y: y - 2 }, depth: flat * 0.9 },
    wide * 0.85,
  )
  const lay = (from: number) => {
    pen.beginPath()
    pen.moveTo(left, from)
    pen.lineTo(left, y - flat * 0.6)
    pen.ellipse(x, y - flat * 0.6, wide / 2, flat, 0, Math.PI, 0, true)
    pen.lineTo(x + wide / 2, from)
    pen.ellipse(x, from, wide / 2, flat, 0, 0, Math.PI, false)
    pen.closePath()
  }
  // The far side of the glass, the wax, the near side.
  oval(pen, x, top, wide / 2, flat)
  pen.fillStyle = clear(mix(palette.wallTop, '#ffffff', 0.3), 0.5)
  pen.fill()
  lay(top)
  pen.fillStyle = clear('#ffffff', 0.16)
  pen.fill()
  const surface = top + tall * 0.24
  lay(surface)
  pen.fillStyle = blend(pen, { x: left, y: 0 }, { x: x + wide / 2, y: 0 }, [
    darker(fill, 0.06),
    lighter(fill, 0.05),
    fill,
    darker(fill, 0.17),
  ])
  pen.fill()
  oval(pen, x, surface, wide / 2, flat)
  pen.fillStyle = state === 'lit' ? mix(fill, FIRE.gold, 0.55) : lighter(fill, 0.04)
  pen.fill()
  if (state === 'lit') flame(picture, x, surface, wide)
  within(pen, () => {
    lay(top)
    pen.clip()
    sticker(picture, label, own, { x: left, y: top + tall * 0.36, width: wide, height: tall * 0.46 }, flat)
    pen.fillStyle = blend(pen, { x: left, y: 0 }, { x: x + wide / 2, y: 0 }, [
      clear(palette.deep, 0.26),
      clear('#ffffff', 0.04),
      clear('#ffffff', 0.16),
      clear('#ffffff', 0),
      clear(palette.deep, 0.08),
      clear(palette.deep, 0.36),
    ])
    pen.fillRect(left, top, wide, tall + flat)
    softly(pen, 5, (soft) => {
      soft.fillStyle = clear('#ffffff', 0.5)
      soft.beginPath()
      soft.roundRect(left + wide * 0.09, top + tall * 0.1, wide * 0.03, tall * 0.78, 20)
      soft.fill()
    })
  })
  oval(pen, x, top, wide / 2 - 1, flat)
  pen.lineWidth = wide * 0.014
  pen.strokeStyle = clear('#ffffff', 0.75)
  pen.stroke()
  if (state === 'corked') cork(picture, x, top, wide, flat)
}

function flame(picture: Picture, x: number, y: number, wide: number): void {
  const { pen } = picture
  pen.strokeStyle = '#3a2418'
  pen.lineWidth = wide * 0.014
  pen.beginPath()
  pen.moveTo(x, y + wide * 0.01)
  pen.lineTo(x + wide * 0.006, y - wide * 0.07)
  pen.stroke()
  const middle = { x, y: y - wide * 0.17 }
  shine(pen, middle, wide * 1.25, FIRE.ember, 0.62)
  shine(pen, middle, wide * 0.4, FIRE.gold, 0.8)
  smooth(pen, [
    { x, y: y - wide * 0.34 },
    { x: x + wide * 0.058, y: y - wide * 0.17 },
    { x: x + wide * 0.034, y: y - wide * 0.07 },
    { x, y: y - wide * 0.045 },
    { x: x - wide * 0.034, y: y - wide * 0.07 },
    { x: x - wide * 0.058, y: y - wide * 0.17 },
  ])
  pen.fillStyle = blend(pen, { x, y: y - wide * 0.34 }, { x, y: y - wide * 0.04 }, [
    FIRE.ember,
    FIRE.gold,
    FIRE.white,
    FIRE.gold,
  ])
  pen.fill()
}

function sticker(
  { pen }: Picture,
  label: readonly string[],
  own: (typeof PALETTES)['ember'],
  box: { x: number; y: number; width: number; height: number },
  flat: number,
): void {
  const wide = Math.round(box.width * 3.1)
  const sheet = newLayer(wide, Math.round(box.height))
  const paper = { x: wide * 0.355, width: wide * 0.29 }
  sheet.pen.fillStyle = '#fffaf0'
  sheet.pen.fillRect(paper.x, 0, paper.width, sheet.height)
  sheet.pen.strokeStyle = own.accent
  sheet.pen.lineWidth = 3
  sheet.pen.strokeRect(paper.x + 12, 12, paper.width - 24, sheet.height - 24)
  spark(sheet.pen, wide / 2, sheet.height * 0.24, sheet.height * 0.17)
  sheet.pen.fillStyle = own.accent
  sheet.pen.fill()
  const type = { voice: 'serif', weight: 450 } as const
  const size = Math.min(
    sheet.height * 0.2,
    fittingSize(sheet.pen, label, type, paper.width * 0.78, sheet.height, 1.1),
  )
  setType(sheet.pen, { ...type, size })
  sheet.pen.fillStyle = own.ink
  const end = writeLines(sheet.pen, label, wide / 2, sheet.height * 0.54, size * 1.08, 'center')
  setType(sheet.pen, { voice: 'text', size: sheet.height * 0.068, weight: 560, tracking: 0.08 })
  sheet.pen.fillStyle = clear(own.ink, 0.6)
  writeLines(sheet.pen, ['wosk sojowy · 220 g'], wide / 2, Math.max(end, sheet.height * 0.85), 20, 'center')
  wrapCylinder(pen, sheet, box, flat, 0.5, 0.5)
}

function cork({ pen }: Picture, x: number, top: number, wide: number, flat: number): void {
  const [radius, tall] = [wide * 0.485, wide * 0.15]
  const colour = '#c99a63'
  pen.beginPath()
  pen.moveTo(x - radius, top - tall)
  pen.lineTo(x - radius, top)
  pen.ellipse(x, top, radius, flat, 0, Math.PI, 0, true)
  pen.lineTo(x + radius, top - tall)
  pen.closePath()
  pen.fillStyle = blend(pen, { x: x - radius, y: 0 }, { x: x + radius, y: 0 }, [
    lighter(colour, 0.02),
    lighter(colour, 0.05),
    darker(colour, 0.16),
  ])
  pen.fill()
  oval(pen, x, top - tall, radius, flat)
  pen.fillStyle = lighter(colour, 0.08)
  pen.fill()
}
