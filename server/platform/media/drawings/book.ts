import { printDesign } from '../art/printDesign.ts'
import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { layTop, lyingFrame, type Lying, shadowOf } from '../brushes/flatLay.ts'
import { fittingSize, setType, writeLines } from '../brushes/lettering.ts'
import { standingShadow } from '../brushes/light.ts'
import { PALETTES } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { polygon, rounded } from '../brushes/shapes.ts'
import { ball, finish, layStage, lyingSprig } from '../brushes/stage.ts'
import { blend, type Layer, newLayer, within } from '../brushes/surface.ts'
import { grain } from '../brushes/texture.ts'
import { standSheet } from '../brushes/warp.ts'
import type { BookRecipe, Design } from '../recipes.ts'
import type { Drawing } from './drawing.ts'

const PLAIN: Design = { art: 'dunes', mood: 'ember' }

export const drawBook: Drawing<'book'> = (picture, recipe) => {
  if (recipe.view === 'cover') standing(picture, recipe)
  else if (recipe.view === 'spread') spread(picture, recipe)
  else stack(picture, recipe)
  finish(picture)
}

/** A cover of cloth with a picture let into it and the title below. */
function cover(title: readonly string[], design: Design, cloth: string, size = 900): Layer {
  const layer = newLayer(size, size)
  const { pen } = layer
  pen.fillStyle = cloth
  pen.fillRect(0, 0, size, size)
  grain(pen, { x: 0, y: 0, width: size, height: size }, 0.11, 'coarse')
  const wide = size * 0.6
  const picture = printDesign(design, wide, wide * 0.82)
  pen.fillStyle = clear('#000000', 0.24)
  pen.fillRect(size * 0.2 - 3, size * 0.15 - 3, wide + 6, wide * 0.82 + 6)
  pen.drawImage(picture.canvas, size * 0.2, size * 0.15)
  pen.fillStyle = '#fff6e4'
  const type = { voice: 'serif', weight: 430 } as const
  const line = title.join(' ')
  setType(pen, {
    ...type,
    size: Math.min(size * 0.115, fittingSize(pen, [line], type, size * 0.72, size * 0.16, 1)),
  })
  writeLines(pen, [line], size / 2, size * 0.8, 100, 'center')
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: size * 0.08, y: 0 }, [
    clear('#000000', 0.26),
    clear('#ffffff', 0.12),
    clear('#000000', 0.12),
    clear('#000000', 0),
  ])
  pen.fillRect(0, 0, size * 0.08, size)
  return layer
}

function standing(picture: Picture, { title, designs, scene }: BookRecipe): void {
  const { pen, width, height, palette } = picture
  layStage(picture, 'disc')
  const own = PALETTES[designs[0]?.mood ?? scene]
  const cloth = mix(own.accent, own.deep, 0.3)
  ball(picture, width * 0.86, height * 0.81, width * 0.066, mix(own.second, palette.wallTop, 0.2))
  const left = { x: width * 0.2, top: height * 0.235, foot: height * 0.835 }
  const right = { x: width * 0.745, top: height * 0.215, foot: height * 0.865 }
  standingShadow(
    pen,
    palette.deep,
    { left: { x: left.x - 30, y: left.foot - 6 }, right: { x: right.x + 50, y: right.foot - 14 }, depth: 18 },
    width * 0.34,
  )
  // The pages past the edge of the cover, then the back of the binding.
  polygon(pen, [
    { x: right.x - 2, y: right.top + 10 },
    { x: right.x + 44, y: right.top + 30 },
    { x: right.x + 44, y: right.foot - 36 },
    { x: right.x - 2, y: right.foot - 10 },
  ])
  pen.fillStyle = blend(pen, { x: right.x, y: 0 }, { x: right.x + 44, y: 0 }, ['#d9cdb6', '#fffaf0'])
  pen.fill()
  pen.strokeStyle = clear(palette.deep, 0.14)
  pen.lineWidth = 1.4
  for (let leafEdge = 1; leafEdge < 8; leafEdge++) {
    pen.beginPath()
    pen.moveTo(right.x + leafEdge * 5.4, right.top + 12 + leafEdge * 2.4)
    pen.lineTo(right.x + leafEdge * 5.4, right.foot - 12 - leafEdge * 3.2)
    pen.stroke()
  }
  polygon(pen, [
    { x: right.x + 44, y: right.top + 22 },
    { x: right.x + 53, y: right.top + 26 },
    { x: right.x + 53, y: right.foot - 44 },
    { x: right.x + 44, y: right.foot - 34 },
  ])
  pen.fillStyle = darker(cloth, 0.12)
  pen.fill()
  standSheet(pen, cover(title, designs[0] ?? PLAIN, cloth), {
    topLeft: { x: left.x, y: left.top },
    topRight: { x: right.x, y: right.top },
    bottomRight: { x: right.x, y: right.foot },
    bottomLeft: { x: left.x, y: left.foot },
  })
  polygon(pen, [
    { x: left.x, y: left.top },
    { x: right.x, y: right.top },
    { x: right.x, y: right.foot },
    { x: left.x, y: left.foot },
  ])
  pen.fillStyle = blend(pen, { x: left.x, y: 0 }, { x: right.x, y: 0 }, [
    clear('#000000', 0.16),
    clear('#ffffff', 0.05),
  ])
  pen.fill()
}

function spread(picture: Picture, { designs, scene }: BookRecipe): void {
  const { pen, width, height, palette } = picture
  layTop(picture, mix(palette.wallTop, palette.paper, 0.35))
  const own = PALETTES[scene]
  lyingSprig(picture, width * 0.9, height * 0.98, width * 0.38, -Math.PI * 0.62)
  const thing: Lying = {
    x: width * 0.5,
    y: height * 0.49,
    width: width * 0.88,
    height: width * 0.46,
    angle: -0.05,
    lift: 22,
    corner: 8,
  }
  shadowOf(pen, palette.deep, thing)
  lyingFrame(pen, thing, () => {
    const [wide, tall] = [thing.width, thing.height]
    pen.fillStyle = mix(own.accent, own.deep, 0.35)
    rounded(pen, -10, -10, wide + 20, tall + 20, 10)
    pen.fill()
    for (let sheet = 4; sheet >= 0; sheet--) {
      pen.fillStyle = darker('#fffdf8', sheet * 0.025)
      pen.fillRect(-sheet * 1.6, -sheet, wide + sheet * 3.2, tall + sheet * 2)
    }
    pen.drawImage(printDesign(designs[0] ?? PLAIN, wide / 2, tall).canvas, 0, 0, wide / 2, tall)
    const margin = wide * 0.045
    const right = wide / 2 + margin
    const inner = wide / 2 - margin * 2
    pen.drawImage(printDesign(designs[1] ?? PLAIN, inner, tall * 0.56).canvas, right, margin)
    setType(pen, { voice: 'serif', size: 44, weight: 430 })
    pen.fillStyle = '#2b2433'
    writeLines(pen, ['Wtedy nikt nie chciał', 'wracać do domu.'], right, margin + tall * 0.56 + 66, 52)
    setType(pen, { voice: 'text', size: 22, weight: 500, tracking: 0.04 })
    pen.fillStyle = clear('#2b2433', 0.55)
    writeLines(pen, ['sierpień, nad morzem'], right, tall - margin * 0.8, 24)
    pen.fillStyle = blend(pen, { x: wide * 0.42, y: 0 }, { x: wide * 0.58, y: 0 }, [
      clear('#20101a', 0),
      clear('#20101a', 0.1),
      clear('#20101a', 0.42),
      clear('#ffffff', 0.3),
      clear('#ffffff', 0),
    ])
    pen.fillRect(wide * 0.42, 0, wide * 0.16, tall)
  })
}

function stack(picture: Picture, { title, designs }: BookRecipe): void {
  const { pen, width, height, palette } = picture
  layStage(picture, 'arch')
  const moods = ['rose', 'honey', 'ice'] as const
  let base = height * 0.86
  standingShadow(
    pen,
    palette.deep,
    { left: { x: width * 0.16, y: base }, right: { x: width * 0.82, y: base }, depth: 24 },
    width * 0.3,
  )
  for (const [index, mood] of moods.entries()) {
    const own = PALETTES[mood]
    const cloth = mix(own.accent, own.deep, 0.28)
    const [wide, tall] = [width * (0.66 - index * 0.03), height * 0.115]
    const left = width * (0.5 - (0.66 - index * 0.03) / 2 + (index === 1 ? 0.025 : 0))
    const top = base - tall
    rounded(pen, left, top, wide, tall, 12)
    pen.fillStyle = darker(cloth, 0.06)
    pen.fill()
    pen.fillStyle = blend(pen, { x: 0, y: top }, { x: 0, y: base }, ['#fffaf0', '#e6d9c0'])
    pen.fillRect(left + 26, top + 13, wide - 26, tall - 26)
    pen.fillStyle = clear(palette.deep, 0.1)
    for (let line = 0; line < 9; line++)
      pen.fillRect(left + 26, top + 18 + (line * (tall - 34)) / 9, wide - 26, 1.5)
    rounded(pen, left - 8, top, 60, tall, 16)
    pen.fillStyle = blend(pen, { x: left - 8, y: 0 }, { x: left + 52, y: 0 }, [
      darker(cloth, 0.1),
      lighter(cloth, 0.05),
      cloth,
    ])
    pen.fill()
    pen.fillStyle = blend(pen, { x: left, y: 0 }, { x: left + wide, y: 0 }, [lighter(cloth, 0.03), cloth])
    pen.fillRect(left, top, wide, 13)
    pen.fillStyle = darker(cloth, 0.05)
    pen.fillRect(left, base - 13, wide, 13)
    base = top
  }
  // The upper cover of the topmost, seen from above.
  const wide = width * 0.6
  within(pen, () => {
    const own = PALETTES.ice
    const sheet = cover(title, designs[1] ?? PLAIN, mix(own.accent, own.deep, 0.28), 800)
    const left = width * 0.2
    pen.transform(1, 0, -0.22, 1, left + 0.22 * base, 0)
    pen.drawImage(sheet.canvas, 0, base - height * 0.13, wide, height * 0.13)
  })
}
