import { Path2D } from '@napi-rs/canvas'
import type { Drawing, TextShape } from '#domain/personal/drawing.ts'
import type { Face } from '#domain/personal/letterWidths.ts'
import { familiesOf, registerFonts, type Voice } from './fonts.ts'
import { type Pen, within } from './surface.ts'

/** The weights that the page has. */
const FACES: Readonly<
  Record<Face, { readonly weight: string; readonly voice: Voice; readonly axes: string }>
> = {
  heading: { weight: '700', voice: 'grotesk', axes: '"wght" 650, "wdth" 100, "opsz" 32' },
  text: { weight: '500', voice: 'text', axes: '"wght" 500' },
}

/** Draws a line of text, and gives its reading. */
export type Marking = (
  pen: Pen,
  at: { readonly x: number; readonly y: number },
  text: string,
  draw: () => void,
) => void

/** Draws a thing's print with a pen that counts in mm. */
export function drawShapes(pen: Pen, drawing: Drawing, marking: Marking): void {
  for (const shape of drawing) {
    if (shape.kind === 'text') {
      setLine(pen, shape, marking)
      continue
    }
    const { d, fill, stroke, strokeWidth = 1, opacity = 1 } = shape
    const outline = new Path2D(d)
    within(pen, () => {
      pen.globalAlpha = opacity
      if (fill !== undefined) {
        pen.fillStyle = fill
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- no array, a pen
        pen.fill(outline)
      }
      if (stroke !== undefined) {
        pen.strokeStyle = stroke
        pen.lineWidth = strokeWidth
        pen.lineCap = 'round'
        pen.lineJoin = 'round'
        pen.stroke(outline)
      }
    })
  }
}

/** Kerning makes a line a little narrower than its letters: it is drawn as wide as its plan says. */
function setLine(pen: Pen, { text, x, y, size, length, face, fill }: TextShape, marking: Marking): void {
  registerFonts()
  const { weight, voice, axes } = FACES[face]
  within(pen, () => {
    pen.font = `${weight} ${size.toFixed(3)}px ${familiesOf(voice)}`
    pen.fontVariationSettings = axes
    pen.letterSpacing = '0px'
    pen.textAlign = 'center'
    pen.textBaseline = 'alphabetic'
    pen.fillStyle = fill
    pen.translate(x, y)
    pen.scale(length / pen.measureText(text).width, 1)
    marking(pen, { x: 0, y: 0 }, text, () => pen.fillText(text, 0, 0))
  })
}
