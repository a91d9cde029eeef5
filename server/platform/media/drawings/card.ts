import { printDesign } from '../art/printDesign.ts'
import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { laySheet, layTop, lyingFrame, shadowOf } from '../brushes/flatLay.ts'
import { setType, wrap, writeLines } from '../brushes/lettering.ts'
import { standingShadow } from '../brushes/light.ts'
import { PALETTES } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { polygon, spark } from '../brushes/shapes.ts'
import { ball, finish, layStage, lyingSprig, plinth } from '../brushes/stage.ts'
import { blend, type Layer, newLayer, within } from '../brushes/surface.ts'
import { standSheet } from '../brushes/warp.ts'
import type { CardRecipe, Design } from '../recipes.ts'
import type { Drawing } from './drawing.ts'
import { closedEnvelope, openEnvelope } from './envelope.ts'

export const drawCard: Drawing<'card'> = (picture, recipe) => {
  if (recipe.view === 'standing') standing(picture, recipe)
  else if (recipe.view === 'envelope') onEnvelope(picture, recipe)
  else inside(picture, recipe)
  finish(picture)
}

/** A folded card on the table; (x, y) is the middle of its foot. */
export function standingCard(
  { pen, palette }: Picture,
  design: Design,
  x: number,
  y: number,
  tall: number,
  lean = 1,
): void {
  const wide = tall * 0.7
  const left = { x: x - wide / 2, top: y - tall * 0.985, foot: y - tall * 0.012 }
  const right = { x: x + wide / 2, top: y - tall, foot: y + tall * 0.02 }
  standingShadow(
    pen,
    palette.deep,
    {
      left: { x: left.x, y: left.foot - 4 },
      right: { x: right.x + wide * 0.08, y: right.foot - 8 },
      depth: tall * 0.022,
    },
    tall * 0.6,
  )
  // The back half of the card, visible past the edge of the front one.
  const paper = PALETTES[design.mood].paper
  polygon(pen, [
    { x: left.x, y: left.top },
    { x: right.x + wide * 0.1 * lean, y: left.top + tall * 0.022 },
    { x: right.x + wide * 0.1 * lean, y: right.foot - tall * 0.05 },
    { x: left.x, y: left.foot },
  ])
  pen.fillStyle = blend(pen, { x: right.x - 10, y: 0 }, { x: right.x + wide * 0.1, y: 0 }, [
    darker(paper, 0.2),
    darker(paper, 0.05),
  ])
  pen.fill()
  const front = printDesign(design, 720, 1030)
  standSheet(pen, front, {
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
    clear('#000000', 0.02),
    clear('#ffffff', 0.07),
  ])
  pen.fill()
  pen.strokeStyle = clear('#ffffff', 0.6)
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(right.x - 0.5, right.top)
  pen.lineTo(right.x - 0.5, right.foot)
  pen.stroke()
}

/** Four ways to stage a card, its envelope and a thing or two, so that a shelf of cards isn't one picture. */
function standing(picture: Picture, { scene, design }: CardRecipe): void {
  const { width, height, palette, random } = picture
  const accent = PALETTES[design.mood].accent
  const envelope = envelopeColour(scene, design)
  const [strong, soft] = [mix(accent, palette.wallTop, 0.15), mix(palette.second, palette.wallTop, 0.35)]
  const way = random.whole(0, 3)
  if (way === 0) {
    layStage(picture, 'disc')
    closedEnvelope(
      picture,
      {
        x: width * 0.33,
        y: height * 0.615,
        width: width * 0.47,
        height: width * 0.33,
        angle: -0.13,
        lift: 16,
      },
      envelope,
    )
    ball(picture, width * 0.845, height * 0.835, width * 0.062, strong)
    standingCard(picture, design, width * 0.54, height * 0.815, height * 0.62)
  } else if (way === 1) {
    layStage(picture, 'arch')
    plinth(
      picture,
      width * 0.53,
      height * 0.8,
      width * 0.33,
      height * 0.07,
      mix(palette.table, palette.paper, 0.3),
    )
    ball(picture, width * 0.15, height * 0.87, width * 0.075, soft)
    ball(picture, width * 0.225, height * 0.905, width * 0.034, strong)
    standingCard(picture, design, width * 0.52, height * 0.805, height * 0.62)
  } else if (way === 2) {
    layStage(picture, 'plain')
    closedEnvelope(
      picture,
      { x: width * 0.68, y: height * 0.63, width: width * 0.46, height: width * 0.32, angle: 0.12, lift: 16 },
      envelope,
    )
    standingCard(picture, design, width * 0.43, height * 0.83, height * 0.65)
    ball(picture, width * 0.82, height * 0.875, width * 0.05, strong)
  } else {
    layStage(picture, 'disc')
    standingCard(picture, design, width * 0.46, height * 0.82, height * 0.64)
    lyingSprig(picture, width * 0.97, height * 0.85, width * 0.27, Math.PI * 0.985)
    ball(picture, width * 0.12, height * 0.86, width * 0.045, soft)
  }
}

function onEnvelope(picture: Picture, { scene, design }: CardRecipe): void {
  const { width, height, palette } = picture
  layTop(picture, mix(palette.wallTop, palette.paper, 0.35))
  const colour = envelopeColour(scene, design)
  openEnvelope(
    picture,
    { x: width * 0.6, y: height * 0.64, width: width * 0.6, height: width * 0.43, angle: 0.14, lift: 10 },
    colour,
    PALETTES[design.mood].accent,
  )
  lyingSprig(picture, width * 0.96, height * 0.3, width * 0.3, Math.PI * 0.72)
  laySheet(picture, printDesign(design, 720, 1030), {
    x: width * 0.39,
    y: height * 0.46,
    width: width * 0.45,
    height: width * 0.644,
    angle: -0.1,
    lift: 20,
  })
}

function inside(picture: Picture, { design, text = [] }: CardRecipe): void {
  const { pen, width, height, palette } = picture
  layTop(picture)
  const own = PALETTES[design.mood]
  const thing = {
    x: width * 0.5,
    y: height * 0.52,
    width: width * 0.84,
    height: width * 0.6,
    angle: -0.055,
    lift: 18,
  }
  lyingSprig(picture, width * 0.9, height * 0.97, width * 0.4, -Math.PI * 0.68)
  shadowOf(pen, palette.deep, thing)
  const page = insidePages(design, text, own.paper)
  lyingFrame(pen, thing, () => {
    pen.drawImage(page.canvas, 0, 0, thing.width, thing.height)
    pen.fillStyle = blend(pen, { x: thing.width * 0.38, y: 0 }, { x: thing.width * 0.62, y: 0 }, [
      clear(own.deep, 0),
      clear(own.deep, 0.07),
      clear(own.deep, 0.26),
      clear('#ffffff', 0.25),
      clear('#ffffff', 0),
    ])
    pen.fillRect(thing.width * 0.38, 0, thing.width * 0.24, thing.height)
  })
}

/** The two inner pages of a card: a small sign on the left, the text on the right. */
function insidePages(design: Design, text: readonly string[], paper: string): Layer {
  const layer = newLayer(1400, 1000)
  const { pen } = layer
  const own = PALETTES[design.mood]
  pen.fillStyle = lighter(paper, 0.01)
  pen.fillRect(0, 0, 1400, 1000)
  const motif = printDesign({ art: design.art, mood: design.mood }, 420, 420)
  within(pen, () => {
    pen.beginPath()
    pen.arc(350, 500, 190, 0, Math.PI * 2)
    pen.clip()
    pen.drawImage(motif.canvas, 160, 310, 380, 380)
  })
  pen.fillStyle = mix(own.ink, own.deep, 0.4)
  const last = text.at(-1)
  const body = text.slice(0, -1)
  let size = 46
  const layOut = () => {
    setType(pen, { voice: 'serif', size, weight: 400 })
    return body.flatMap((paragraph) => [...wrap(pen, paragraph, 540), ''])
  }
  let lines = layOut()
  while (lines.length * size * 1.42 > 690 && size > 26) {
    size -= 2
    lines = layOut()
  }
  let y = 500 - (lines.length * size * 1.42) / 2 + size * 0.4
  y = writeLines(pen, lines, 780, y, size * 1.42)
  if (last !== undefined) {
    setType(pen, { voice: 'hand', size: 64, weight: 600 })
    pen.fillStyle = own.accent
    writeLines(pen, wrap(pen, last, 540), 780, Math.min(930, y + 40), 60)
  }
  spark(pen, 1326, 934, 34)
  pen.fillStyle = clear(own.accent, 0.85)
  pen.fill()
  return layer
}

/** A colour for the envelope that is neither the card's nor the wall's. */
function envelopeColour(scene: CardRecipe['scene'], design: Design): string {
  const [around, own] = [PALETTES[scene], PALETTES[design.mood]]
  return scene === design.mood ? mix(own.paper, own.second, 0.22) : mix(around.paper, own.second, 0.12)
}
