import { printDesign } from '../art/printDesign.ts'
import { clear, mix } from '../brushes/colour.ts'
import { layTop, lyingFrame, type Lying, shadowOf } from '../brushes/flatLay.ts'
import { setType, wrap, writeLines } from '../brushes/lettering.ts'
import { standingShadow } from '../brushes/light.ts'
import { PALETTES } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { circle, rounded, spark } from '../brushes/shapes.ts'
import { ball, finish, layStage, lyingSprig } from '../brushes/stage.ts'
import { blend, type Layer, newLayer, within } from '../brushes/surface.ts'
import type { PhoneRecipe } from '../recipes.ts'
import type { Drawing } from './drawing.ts'

export const drawPhone: Drawing<'phone'> = (picture, recipe) => {
  const { width, height, palette, random } = picture
  const own = PALETTES[recipe.design.mood]
  if (recipe.view === 'chat') {
    layStage(picture, random.pick(['arch', 'disc'] as const))
    ball(picture, width * 0.2, height * 0.85, width * 0.075, mix(own.accent, palette.wallTop, 0.1))
    ball(picture, width * 0.83, height * 0.8, width * 0.05, mix(own.second, palette.wallTop, 0.2))
    standingPhone(picture, chat(recipe), width * 0.5, height * 0.93, height * 0.87)
  } else {
    layTop(picture, mix(palette.wallTop, palette.paper, 0.45))
    lyingSprig(picture, width * 0.94, height * 0.9, width * 0.4, -Math.PI * 0.68)
    lyingPhone(picture, poster(recipe), {
      x: width * 0.48,
      y: height * 0.5,
      width: width * 0.4,
      height: width * 0.83,
      angle: 0.12,
      lift: 20,
      corner: 62,
    })
  }
  finish(picture)
}

const SCREEN = { width: 500, height: 1040 }

/** A conversation with the wishes in it. */
function chat({ design, sender, text }: PhoneRecipe): Layer {
  const layer = newLayer(SCREEN.width, SCREEN.height)
  const { pen, width, height } = layer
  const own = PALETTES[design.mood]
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 0, y: height }, [
    '#ffffff',
    mix(own.paper, own.second, 0.14),
  ])
  pen.fillRect(0, 0, width, height)
  setType(pen, { voice: 'text', size: 27, weight: 650 })
  pen.fillStyle = '#1b2130'
  writeLines(pen, ['9:41'], 48, 62, 30)
  circle(pen, width / 2, 138, 40)
  pen.fillStyle = blend(pen, { x: 0, y: 98 }, { x: 0, y: 178 }, [own.second, own.accent])
  pen.fill()
  setType(pen, { voice: 'grotesk', size: 40, weight: 700 })
  pen.fillStyle = '#ffffff'
  writeLines(pen, [sender.charAt(0)], width / 2, 152, 40, 'center')
  setType(pen, { voice: 'text', size: 28, weight: 600 })
  pen.fillStyle = '#1b2130'
  writeLines(pen, [sender], width / 2, 216, 30, 'center')
  pen.fillStyle = clear('#1b2130', 0.1)
  pen.fillRect(0, 240, width, 2)
  let y = 262
  const picture = printDesign(design, 380, 290)
  within(pen, () => {
    rounded(pen, 30, y, 380, 290, 34)
    pen.clip()
    pen.drawImage(picture.canvas, 30, y, 380, 290)
  })
  y += 306
  for (const message of text) {
    setType(pen, { voice: 'text', size: 29, weight: 470 })
    const lines = wrap(pen, message, 350)
    const tall = lines.length * 37 + 32
    const wide = Math.max(...lines.map((line) => pen.measureText(line).width)) + 56
    rounded(pen, 30, y, wide, tall, 30)
    pen.fillStyle = mix(own.accent, own.paper, 0.82)
    pen.fill()
    pen.fillStyle = '#1f2433'
    writeLines(pen, lines, 58, y + 43, 37)
    y += tall + 14
  }
  // The answer, if there is room for it.
  if (y + 90 < height) {
    rounded(pen, width - 146, y + 6, 116, 62, 31)
    pen.fillStyle = own.accent
    pen.fill()
    spark(pen, width - 88, y + 37, 36)
    pen.fillStyle = '#ffffff'
    pen.fill()
  }
  return layer
}

/** The wishes as one coloured plate. */
function poster({ design }: PhoneRecipe): Layer {
  const layer = newLayer(SCREEN.width, SCREEN.height)
  const print = printDesign(design, SCREEN.width, SCREEN.height)
  layer.pen.drawImage(print.canvas, 0, 0)
  return layer
}

function phoneFrame(pen: Picture['pen'], width: number, height: number, screen: Layer): void {
  const corner = width * 0.145
  rounded(pen, 0, 0, width, height, corner)
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width, y: 0 }, ['#4a5166', '#20263a', '#161b2b', '#3c4357'])
  pen.fill()
  const rim = width * 0.034
  within(pen, () => {
    rounded(pen, rim, rim, width - rim * 2, height - rim * 2, corner - rim)
    pen.clip()
    pen.drawImage(screen.canvas, rim, rim, width - rim * 2, height - rim * 2)
    pen.beginPath()
    pen.moveTo(width * 0.62, 0)
    pen.lineTo(width, 0)
    pen.lineTo(width, height * 0.7)
    pen.closePath()
    pen.fillStyle = clear('#ffffff', 0.055)
    pen.fill()
  })
  rounded(pen, width * 0.36, rim + width * 0.028, width * 0.28, width * 0.068, width * 0.034)
  pen.fillStyle = '#0c101c'
  pen.fill()
}

function standingPhone({ pen, palette }: Picture, screen: Layer, x: number, y: number, tall: number): void {
  const wide = tall * 0.485
  standingShadow(
    pen,
    palette.deep,
    {
      left: { x: x - wide / 2 + 18, y: y - 6 },
      right: { x: x + wide / 2 - 8, y: y - 6 },
      depth: tall * 0.02,
    },
    tall * 0.5,
  )
  within(pen, () => {
    pen.translate(x - wide / 2, y - tall)
    within(pen, () => {
      pen.translate(9, 3)
      rounded(pen, 0, 0, wide, tall, wide * 0.145)
      pen.fillStyle = '#10141f'
      pen.fill()
    })
    phoneFrame(pen, wide, tall, screen)
  })
}

function lyingPhone(picture: Picture, screen: Layer, thing: Lying): void {
  shadowOf(picture.pen, picture.palette.deep, thing)
  lyingFrame(picture.pen, thing, () => phoneFrame(picture.pen, thing.width, thing.height, screen))
}
