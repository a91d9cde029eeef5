import { clear, darker, lighter } from '../brushes/colour.ts'
import { lyingFrame, layTop, shadowOf } from '../brushes/flatLay.ts'
import { fittingSize, setType } from '../brushes/lettering.ts'
import { PALETTES, type Palette } from '../brushes/palette.ts'
import { newPicture } from '../brushes/picture.ts'
import { randomOf } from '../brushes/random.ts'
import { circle, spark } from '../brushes/shapes.ts'
import { blend, type Pen, within } from '../brushes/surface.ts'
import { ENVELOPE_PICTURE } from './envelopePicture.ts'
import type { EnvelopePlan } from './plan.ts'

const QUALITY = 88
const ENVELOPE = { x: 600, y: 322, width: 700, height: 470, angle: -0.03, lift: 26, corner: 6 } as const
const STAMP = { width: 92, height: 112, edge: 38, hole: 5, step: 14 } as const
const NAME = { voice: 'hand', weight: 620 } as const

/** The closed envelope of a card with its recipient's name, on a table: a JPEG that doesn't reveal its content. */
export function drawEnvelope({ seal, name }: EnvelopePlan): Uint8Array {
  const palette = PALETTES[seal]
  const picture = newPicture(palette, randomOf(name), ENVELOPE_PICTURE.width, ENVELOPE_PICTURE.height)
  const { pen } = picture
  layTop(picture)
  shadowOf(pen, palette.deep, ENVELOPE)
  lyingFrame(pen, ENVELOPE, () => drawFront(pen, palette, name))
  return picture.layer.canvas.toBuffer('image/jpeg', QUALITY)
}

function drawFront(pen: Pen, palette: Palette, name: string): void {
  const { width, height, corner } = ENVELOPE
  const { paper, deep } = palette
  pen.beginPath()
  pen.roundRect(0, 0, width, height, corner)
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width, y: height }, [
    lighter(paper, 0.01),
    darker(paper, 0.025),
  ])
  pen.fill()
  drawStamp(pen, palette)
  const room = width * 0.74
  const size = Math.min(112, fittingSize(pen, [name === '' ? ' ' : name], NAME, room, 112, 1))
  setType(pen, { ...NAME, size })
  pen.fillStyle = deep
  pen.textAlign = 'center'
  pen.fillText(name, width / 2, height * 0.6)
  pen.strokeStyle = clear(deep, 0.28)
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(width * 0.22, height * 0.68)
  pen.lineTo(width * 0.78, height * 0.68)
  pen.stroke()
}

/** A stamp with the shop's spark and a perforated edge. */
function drawStamp(pen: Pen, { accent, deep, paper }: Palette): void {
  const { width, height, edge, hole, step } = STAMP
  within(pen, () => {
    pen.translate(ENVELOPE.width - edge - width, edge)
    pen.shadowColor = clear(deep, 0.3)
    pen.shadowBlur = 6
    pen.fillStyle = '#fffdf8'
    pen.fillRect(0, 0, width, height)
    pen.shadowColor = 'transparent'
    pen.fillStyle = paper
    for (let at = step / 2; at < width; at += step) for (const y of [0, height]) dot(pen, at, y, hole)
    for (let at = step / 2; at < height; at += step) for (const x of [0, width]) dot(pen, x, at, hole)
    pen.fillStyle = accent
    pen.fillRect(11, 11, width - 22, height - 22)
    pen.fillStyle = '#fffdf8'
    spark(pen, width / 2, height / 2, 34)
    pen.fill()
  })
}

function dot(pen: Pen, x: number, y: number, radius: number): void {
  circle(pen, x, y, radius)
  pen.fill()
}
