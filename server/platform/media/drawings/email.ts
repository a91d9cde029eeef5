import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { laySheet, layTop } from '../brushes/flatLay.ts'
import { setType, wrap, writeLines } from '../brushes/lettering.ts'
import type { Picture } from '../brushes/picture.ts'
import { circle, rounded, spark } from '../brushes/shapes.ts'
import { finish, layStage } from '../brushes/stage.ts'
import { type Layer, newLayer } from '../brushes/surface.ts'
import type { EmailRecipe } from '../recipes.ts'
import type { Drawing } from './drawing.ts'
import { fountainPen } from './letter.ts'
import { writeSheet } from './paper.ts'
import { laptop } from './laptop.ts'

export const drawEmail: Drawing<'email'> = (picture, recipe) => {
  const { width, height, palette, random } = picture
  if (recipe.view === 'window') {
    layStage(picture, random.pick(['disc', 'arch'] as const))
    laptop(picture, mailWindow(picture, recipe), width * 0.5, height * 0.8, width * 0.84)
  } else {
    layTop(picture, mix(palette.wallTop, palette.paper, 0.4))
    laySheet(picture, letterhead(picture, recipe), {
      x: width * 0.47,
      y: height * 0.5,
      width: width * 0.66,
      height: width * 0.86,
      angle: -0.045,
      lift: 12,
      corner: 2,
    })
    fountainPen(
      picture,
      { x: width * 0.87, y: height * 0.55, angle: -1.25, length: width * 0.5 },
      palette.isNight === true ? '#3a4a7c' : palette.deep,
    )
  }
  finish(picture)
}

/** A mail being written. */
function mailWindow({ palette }: Picture, { sender, subject, text }: EmailRecipe): Layer {
  const layer = newLayer(900, 626)
  const { pen, width, height } = layer
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  const accent = palette.isNight === true ? '#f2672e' : palette.accent
  pen.fillStyle = mix(palette.paper, palette.wallBottom, 0.32)
  pen.fillRect(0, 0, 168, height)
  for (let row = 0; row < 6; row++) {
    rounded(pen, 28, 112 + row * 66, row === 0 ? 108 : 60 + ((row * 37) % 46), 16, 8)
    pen.fillStyle = row === 0 ? accent : clear(palette.ink, 0.22)
    pen.fill()
  }
  rounded(pen, 28, 36, 112, 42, 21)
  pen.fillStyle = accent
  pen.fill()
  setType(pen, { voice: 'grotesk', size: 44, weight: 720 })
  pen.fillStyle = '#171c28'
  const titles = wrap(pen, subject, width - 240)
  let y = writeLines(pen, titles, 206, 86, 48)
  circle(pen, 232, y + 14, 26)
  pen.fillStyle = mix(accent, palette.second, 0.4)
  pen.fill()
  setType(pen, { voice: 'text', size: 26, weight: 640 })
  pen.fillStyle = '#ffffff'
  writeLines(pen, [sender.charAt(0)], 232, y + 23, 26, 'center')
  pen.fillStyle = '#2b3242'
  writeLines(pen, [sender], 274, y + 23, 26)
  y += 96
  pen.fillStyle = clear('#171c28', 0.1)
  pen.fillRect(206, y - 40, width - 240, 2)
  let size = 34
  const layOut = () => {
    setType(pen, { voice: 'text', size, weight: 420 })
    return text.flatMap((paragraph, index) => [
      ...(index === 0 ? [] : ['']),
      ...wrap(pen, paragraph, width - 250),
    ])
  }
  let lines = layOut()
  while (y + lines.length * size * 1.4 > height - 96) {
    size -= 1
    lines = layOut()
  }
  pen.fillStyle = '#2b3242'
  writeLines(pen, lines, 206, y + 12, size * 1.4)
  rounded(pen, 206, height - 74, 138, 50, 25)
  pen.fillStyle = accent
  pen.fill()
  setType(pen, { voice: 'text', size: 25, weight: 640 })
  pen.fillStyle = '#ffffff'
  writeLines(pen, ['Wyślij'], 275, height - 41, 26, 'center')
  return layer
}

function letterhead({ palette }: Picture, { sender, subject, text }: EmailRecipe): Layer {
  const accent = palette.isNight === true ? '#f2672e' : palette.accent
  const layer = writeSheet({
    width: 940,
    height: 1225,
    paper: '#fffefb',
    ink: '#20242f',
    accent: darker(accent, 0.12),
    voice: 'text',
    title: subject,
    text: [...text, sender],
    size: 60,
  })
  const { pen } = layer
  pen.fillStyle = accent
  pen.fillRect(0, 0, 940, 22)
  spark(pen, 858, 92, 62)
  pen.fillStyle = lighter(accent, 0.02)
  pen.fill()
  return layer
}
