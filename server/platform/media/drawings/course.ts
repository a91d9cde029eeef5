import { printDesign } from '../art/printDesign.ts'
import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { fittingSize, setType, wrap, writeLines } from '../brushes/lettering.ts'
import { PALETTES, type Palette } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { circle, rounded, spark } from '../brushes/shapes.ts'
import { finish, layStage } from '../brushes/stage.ts'
import { blend, type Layer, newLayer, type Pen, within } from '../brushes/surface.ts'
import { grain } from '../brushes/texture.ts'
import type { CourseRecipe } from '../recipes.ts'
import type { Drawing } from './drawing.ts'
import { laptop } from './laptop.ts'

export const drawCourse: Drawing<'course'> = (picture, recipe) => {
  const own = PALETTES[recipe.design.mood]
  const { width, height, pen } = picture
  if (recipe.view === 'cover') pen.drawImage(courseCover(recipe, width).canvas, 0, 0)
  else if (recipe.view === 'programme') programme(picture, recipe, own)
  else {
    const lit: Picture = { ...picture, palette: own }
    layStage(lit, 'arch')
    laptop(lit, lesson(recipe, own), width * 0.5, height * 0.8, width * 0.86)
    finish(lit)
  }
}

const ground = (own: Palette) =>
  own.isNight === true ? own.wallBottom : mix(own.paper, own.wallBottom, 0.45)
const inkOf = (own: Palette) => (own.isNight === true ? own.paper : own.ink)

/** The cover of a course: a plate of type with its motif in a window. */
export function courseCover({ number, title, design, duration }: CourseRecipe, size: number): Layer {
  const layer = newLayer(size, size)
  const { pen } = layer
  const own = PALETTES[design.mood]
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: size, y: size }, [lighter(ground(own), 0.015), ground(own)])
  pen.fillRect(0, 0, size, size)
  window(pen, design, number, size)
  const ink = inkOf(own)
  const margin = size * 0.07
  pen.fillStyle = ink
  pen.fillRect(margin, size * 0.075, size * 0.86, 3)
  setType(pen, { voice: 'text', size: size * 0.026, weight: 620, tracking: 0.06 })
  writeLines(pen, [`KURS · ${duration.toUpperCase()}`], size - margin, size * 0.118, 10, 'right')
  setType(pen, { voice: 'grotesk', size: size * 0.2, weight: 300, breadth: 78, tracking: -0.04 })
  pen.fillStyle = clear(ink, 0.92)
  writeLines(pen, [String(number).padStart(2, '0')], margin - size * 0.008, size * 0.345, 10)
  const type = { voice: 'grotesk', weight: 760, breadth: 82, tracking: -0.025 } as const
  const leading = 0.92
  const fitted = Math.min(size * 0.168, fittingSize(pen, title, type, size * 0.86, size * 0.3, leading))
  setType(pen, { ...type, size: fitted })
  pen.fillStyle = ink
  writeLines(pen, title, margin, size * 0.925 - (title.length - 1) * fitted * leading, fitted * leading)
  grain(pen, { x: 0, y: 0, width: size, height: size }, 0.045)
  return layer
}

/** The motif in a window whose shape depends on the number: an arch, a disc, a slanted band. */
function window(pen: Pen, design: CourseRecipe['design'], number: number, size: number): void {
  const kind = number % 3
  const box = { x: size * 0.47, y: size * 0.155, width: size * 0.46, height: size * 0.46 }
  const print = printDesign({ art: design.art, mood: design.mood }, box.width, box.height)
  within(pen, () => {
    pen.beginPath()
    if (kind === 0) pen.arc(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, 0, Math.PI * 2)
    if (kind === 1) {
      pen.moveTo(box.x, box.y + box.height)
      pen.lineTo(box.x, box.y + box.width / 2)
      pen.arc(box.x + box.width / 2, box.y + box.width / 2, box.width / 2, Math.PI, 0)
      pen.lineTo(box.x + box.width, box.y + box.height)
      pen.closePath()
    }
    if (kind === 2) pen.roundRect(box.x, box.y, box.width, box.height, [box.width / 2, 0, box.width / 2, 0])
    pen.clip()
    pen.drawImage(print.canvas, box.x, box.y)
  })
}

function programme(
  { pen, width, height }: Picture,
  { lessons, number, title, duration }: CourseRecipe,
  own: Palette,
): void {
  const ink = inkOf(own)
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width, y: height }, [
    ground(own),
    darker(ground(own), 0.02),
  ])
  pen.fillRect(0, 0, width, height)
  const margin = width * 0.09
  setType(pen, { voice: 'grotesk', size: 74, weight: 740, breadth: 84, tracking: -0.02 })
  pen.fillStyle = ink
  writeLines(pen, ['Program'], margin, height * 0.145, 70)
  setType(pen, { voice: 'text', size: 34, weight: 500 })
  pen.fillStyle = clear(ink, 0.7)
  writeLines(pen, [`${title.join(' ')} · ${duration}`], margin, height * 0.195, 40)
  const step = (height * 0.7) / lessons.length
  for (const [index, name] of lessons.entries()) {
    const y = height * 0.25 + index * step
    pen.fillStyle = clear(ink, 0.22)
    pen.fillRect(margin, y, width - margin * 2, 2)
    setType(pen, { voice: 'grotesk', size: 62, weight: 300, breadth: 80 })
    pen.fillStyle = own.accent
    writeLines(pen, [`${number}.${index + 1}`], margin, y + step * 0.5 + 24, 60)
    setType(pen, { voice: 'text', size: 46, weight: 560 })
    pen.fillStyle = ink
    const lines = wrap(pen, name, width - margin * 2 - 300)
    writeLines(pen, lines, margin + 170, y + step * 0.5 + 18 - (lines.length - 1) * 27, 54)
    circle(pen, width - margin - 34, y + step * 0.5, 30)
    pen.fillStyle = clear(own.accent, 0.16)
    pen.fill()
    pen.beginPath()
    pen.moveTo(width - margin - 42, y + step * 0.5 - 14)
    pen.lineTo(width - margin - 20, y + step * 0.5)
    pen.lineTo(width - margin - 42, y + step * 0.5 + 14)
    pen.closePath()
    pen.fillStyle = own.accent
    pen.fill()
  }
  grain(pen, { x: 0, y: 0, width, height }, 0.045)
}

/** A lesson being played. */
function lesson({ lessons, design, number }: CourseRecipe, own: Palette): Layer {
  const layer = newLayer(1000, 695)
  const { pen, width, height } = layer
  pen.drawImage(printDesign({ art: design.art, mood: design.mood }, width, height).canvas, 0, 0)
  pen.fillStyle = blend(pen, { x: 0, y: height * 0.4 }, { x: 0, y: height }, [
    clear('#0b1020', 0),
    clear('#0b1020', 0.88),
  ])
  pen.fillRect(0, 0, width, height)
  circle(pen, width / 2, height * 0.44, 82)
  pen.fillStyle = clear('#ffffff', 0.94)
  pen.fill()
  pen.beginPath()
  pen.moveTo(width / 2 - 24, height * 0.44 - 40)
  pen.lineTo(width / 2 + 44, height * 0.44)
  pen.lineTo(width / 2 - 24, height * 0.44 + 40)
  pen.closePath()
  pen.fillStyle = own.isNight === true ? '#f2672e' : own.accent
  pen.fill()
  setType(pen, { voice: 'text', size: 26, weight: 600, tracking: 0.06 })
  pen.fillStyle = clear('#ffffff', 0.75)
  writeLines(pen, [`LEKCJA ${number}.1`], 52, height - 146, 30)
  setType(pen, { voice: 'grotesk', size: 50, weight: 700 })
  pen.fillStyle = '#ffffff'
  writeLines(pen, [lessons[0] ?? ''], 52, height - 90, 50)
  rounded(pen, 52, height - 50, width - 104, 8, 4)
  pen.fillStyle = clear('#ffffff', 0.3)
  pen.fill()
  rounded(pen, 52, height - 50, (width - 104) * 0.36, 8, 4)
  pen.fillStyle = '#ff9a4a'
  pen.fill()
  spark(pen, 52 + (width - 104) * 0.36, height - 46, 36)
  pen.fillStyle = '#fff4dc'
  pen.fill()
  return layer
}
