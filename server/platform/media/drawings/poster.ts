import { printDesign } from '../art/printDesign.ts'
import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { softly, standingShadow, windowLight } from '../brushes/light.ts'
import { FIRE, LEAF } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { oval } from '../brushes/shapes.ts'
import { ball, finish, layStage, sprig } from '../brushes/stage.ts'
import { blend, type Box, type Layer, within } from '../brushes/surface.ts'
import { grain } from '../brushes/texture.ts'
import { setType, writeLines } from '../brushes/lettering.ts'
import type { PosterRecipe } from '../recipes.ts'
import type { Drawing } from './drawing.ts'

const OAK = '#c79a62'

export const drawPoster: Drawing<'poster'> = (picture, recipe) => {
  if (recipe.view === 'wall') onWall(picture, recipe)
  else if (recipe.view === 'leaning') leaning(picture, recipe)
  else if (recipe.view === 'sizes') sizes(picture, recipe)
  else detail(picture, recipe)
  finish(picture)
}

function printFor({ design, frame }: PosterRecipe, wide: number, tall: number): Layer {
  return printDesign(frame === 'canvas' ? { ...design, words: [] } : design, wide, tall)
}

/** A print hanging on the wall or standing against it, in its frame if it has one. */
export function framed(picture: Picture, recipe: PosterRecipe, box: Box, thickness: number): void {
  const { pen, palette } = picture
  const lift = recipe.frame === 'none' ? thickness * 0.35 : thickness
  softly(pen, lift * 1.5, (soft) => {
    soft.fillStyle = clear(palette.deep, 0.34)
    soft.fillRect(box.x + lift * 0.9, box.y + lift * 1.3, box.width, box.height)
  })
  softly(pen, lift * 0.35, (soft) => {
    soft.fillStyle = clear(palette.deep, 0.3)
    soft.fillRect(box.x + lift * 0.2, box.y + lift * 0.35, box.width, box.height)
  })
  const print = printFor(recipe, 720, (720 * box.height) / box.width)
  if (recipe.frame === 'canvas') {
    pen.drawImage(print.canvas, box.x, box.y, box.width, box.height)
    grain(pen, box, 0.05, 'coarse')
    pen.fillStyle = clear(palette.deep, 0.45)
    pen.fillRect(box.x + box.width, box.y + 4, lift * 0.4, box.height - 2)
    pen.fillStyle = clear('#ffffff', 0.35)
    pen.fillRect(box.x, box.y, box.width, 2)
    return
  }
  if (recipe.frame === 'none') {
    pen.drawImage(print.canvas, box.x, box.y, box.width, box.height)
    return
  }
  const wood = OAK
  const thick = box.width * 0.036
  pen.fillStyle = blend(pen, { x: box.x, y: box.y }, { x: box.x + box.width, y: box.y + box.height }, [
    lighter(wood, 0.07),
    wood,
    darker(wood, 0.09),
  ])
  pen.fillRect(box.x, box.y, box.width, box.height)
  mitres(picture, box, thick, wood)
  const inner = {
    x: box.x + thick,
    y: box.y + thick,
    width: box.width - thick * 2,
    height: box.height - thick * 2,
  }
  const mat = box.width * 0.062
  pen.fillStyle = '#fdfbf6'
  pen.fillRect(inner.x, inner.y, inner.width, inner.height)
  pen.drawImage(print.canvas, inner.x + mat, inner.y + mat, inner.width - mat * 2, inner.height - mat * 2)
  within(pen, () => {
    pen.beginPath()
    pen.rect(inner.x, inner.y, inner.width, inner.height)
    pen.clip()
    softly(pen, thick * 0.3, (soft) => {
      soft.strokeStyle = clear(palette.deep, 0.6)
      soft.lineWidth = thick * 0.55
      soft.strokeRect(inner.x - 2, inner.y - 2, inner.width + 8, inner.height + 8)
    })
    windowLight(
      pen,
      {
        x: inner.x + inner.width * 0.3,
        y: inner.y - 20,
        width: inner.width * 1.1,
        height: inner.height * 0.8,
      },
      '#ffffff',
      0.3,
    )
  })
}

function mitres({ pen }: Picture, box: Box, thick: number, wood: string): void {
  pen.strokeStyle = clear(darker(wood, 0.22), 0.55)
  pen.lineWidth = 1.6
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  for (const [fromX, fromY, toX, toY] of [
    [box.x, box.y, box.x + thick, box.y + thick],
    [right, box.y, right - thick, box.y + thick],
    [box.x, bottom, box.x + thick, bottom - thick],
    [right, bottom, right - thick, bottom - thick],
  ] as const) {
    pen.beginPath()
    pen.moveTo(fromX, fromY)
    pen.lineTo(toX, toY)
    pen.stroke()
  }
  pen.fillStyle = clear('#ffffff', 0.28)
  pen.fillRect(box.x, box.y, box.width, 2)
}

function onWall(picture: Picture, recipe: PosterRecipe): void {
  const { pen, width, height, palette, random } = picture
  layStage(picture, 'plain')
  const square = recipe.frame === 'canvas'
  const wide = square ? width * 0.52 : width * 0.46
  const tall = square ? wide : wide * 1.36
  framed(picture, recipe, { x: width * 0.5 - wide / 2, y: height * 0.075, width: wide, height: tall }, 22)
  sideboard(picture)
  const right = random.chance(0.5)
  vase(picture, width * (right ? 0.79 : 0.2), height * 0.8, right ? 1 : -1)
  books(picture, width * (right ? 0.2 : 0.78), height * 0.8)
  pen.fillStyle = clear(palette.deep, 0)
}

/** The top of a sideboard along the foot of the picture. */
function sideboard({ pen, width, height, palette }: Picture): void {
  const top = height * 0.795
  const wood = mix('#b98a57', palette.table, 0.35)
  pen.fillStyle = blend(pen, { x: 0, y: top }, { x: 0, y: top + 46 }, [lighter(wood, 0.09), wood])
  pen.fillRect(0, top, width, 46)
  pen.fillStyle = blend(pen, { x: 0, y: top + 40 }, { x: 0, y: height }, [
    darker(wood, 0.13),
    darker(wood, 0.05),
    darker(wood, 0.09),
  ])
  pen.fillRect(0, top + 40, width, height - top)
  pen.fillStyle = clear(palette.deep, 0.35)
  pen.fillRect(0, top + 40, width, 5)
  for (const share of [1 / 3, 2 / 3]) {
    pen.fillRect(width * share - 2, top + 58, 4, height)
    for (const side of [-1, 1]) {
      oval(pen, width * share + side * 46, top + 150, 10, 10)
      pen.fill()
    }
  }
}

/** A vase with a twig; (x, y) is the middle of its foot. */
export function vase({ pen, palette }: Picture, x: number, y: number, lean: 1 | -1): void {
  const size = 190
  standingShadow(
    pen,
    palette.deep,
    { left: { x: x - size * 0.26, y }, right: { x: x + size * 0.26, y }, depth: 12 },
    size * 0.9,
  )
  for (const [angle, length] of [
    [-Math.PI / 2 - 0.32 * lean, 330],
    [-Math.PI / 2 + 0.24 * lean, 280],
    [-Math.PI / 2 - 0.02, 240],
  ] as const) {
    sprig(pen, x, y - size * 0.92, length, angle, angle < -Math.PI / 2 ? LEAF.middle : LEAF.dark)
  }
  pen.beginPath()
  pen.moveTo(x - size * 0.13, y - size)
  pen.bezierCurveTo(
    x - size * 0.1,
    y - size * 0.74,
    x - size * 0.42,
    y - size * 0.68,
    x - size * 0.38,
    y - size * 0.3,
  )
  pen.bezierCurveTo(x - size * 0.36, y - size * 0.1, x - size * 0.26, y, x - size * 0.22, y)
  pen.lineTo(x + size * 0.22, y)
  pen.bezierCurveTo(x + size * 0.26, y, x + size * 0.36, y - size * 0.1, x + size * 0.38, y - size * 0.3)
  pen.bezierCurveTo(
    x + size * 0.42,
    y - size * 0.68,
    x + size * 0.1,
    y - size * 0.74,
    x + size * 0.13,
    y - size,
  )
  pen.closePath()
  const clay = mix(palette.paper, palette.second, 0.22)
  pen.fillStyle = blend(pen, { x: x - size * 0.4, y: 0 }, { x: x + size * 0.4, y: 0 }, [
    clay,
    lighter(clay, 0.04),
    darker(clay, 0.1),
    darker(clay, 0.24),
  ])
  pen.fill()
  oval(pen, x, y - size, size * 0.13, size * 0.03)
  pen.fillStyle = darker(clay, 0.3)
  pen.fill()
}

/** A few books lying on each other. */
function books({ pen, palette, random }: Picture, x: number, y: number): void {
  const colours = [palette.accent, mix(palette.deep, palette.wallBottom, 0.2), palette.second, FIRE.ember]
  let base = y
  standingShadow(pen, palette.deep, { left: { x: x - 120, y }, right: { x: x + 120, y }, depth: 12 }, 150)
  for (let index = 0; index < 3; index++) {
    const wide = 250 - index * 26
    const tall = 34 + (index % 2) * 10
    const move = random.between(-12, 12)
    const colour = colours[index] ?? palette.accent
    pen.beginPath()
    pen.roundRect(x - wide / 2 + move, base - tall, wide, tall, 5)
    pen.fillStyle = blend(pen, { x: 0, y: base - tall }, { x: 0, y: base }, [
      lighter(colour, 0.05),
      colour,
      darker(colour, 0.08),
    ])
    pen.fill()
    pen.fillStyle = clear('#ffffff', 0.5)
    pen.fillRect(x - wide / 2 + move + wide * 0.12, base - tall * 0.58, wide * 0.34, 4)
    base -= tall
  }
}

function leaning(picture: Picture, recipe: PosterRecipe): void {
  const { width, height, palette } = picture
  layStage(picture, 'disc')
  const square = recipe.frame === 'canvas'
  const wide = width * (square ? 0.6 : 0.52)
  const tall = square ? wide : wide * 1.36
  framed(
    picture,
    recipe,
    { x: width * 0.46 - wide / 2, y: height * 0.86 - tall, width: wide, height: tall },
    26,
  )
  ball(picture, width * 0.84, height * 0.88, width * 0.07, mix(palette.accent, palette.wallTop, 0.2))
  ball(picture, width * 0.77, height * 0.92, width * 0.034, palette.second)
}

function sizes(picture: Picture, recipe: PosterRecipe): void {
  const { pen, width, height, palette } = picture
  layStage(picture, 'plain')
  const foot = height * 0.72
  const three = [
    [0.05, 0.2, 'A4'],
    [0.29, 0.27, 'A3'],
    [0.6, 0.35, '50 × 70'],
  ] as const
  for (const [left, wide, name] of three) {
    const tall = width * wide * 1.38
    framed(picture, recipe, { x: width * left, y: foot - tall, width: width * wide, height: tall }, 16)
    setType(pen, { voice: 'grotesk', size: 40, weight: 640 })
    pen.fillStyle = clear(palette.ink, 0.8)
    writeLines(pen, [name], width * (left + wide / 2), foot + 100, 40, 'center')
  }
}

function detail(picture: Picture, recipe: PosterRecipe): void {
  const { width, height } = picture
  layStage(picture, 'plain')
  framed(
    picture,
    recipe,
    {
      x: width * 0.2,
      y: height * 0.2,
      width: width * 1.25,
      height: width * (recipe.frame === 'canvas' ? 1.25 : 1.7),
    },
    46,
  )
}
