import type { Box } from '#domain/scene/sceneSchema.ts'
import { LINE_HEIGHT, TEXT_PX, wordsArea } from '#domain/scene/words/wordsArea.ts'
import { boxPath, type BoxPath } from './outlinePath.ts'
import { sketched } from './sketch.ts'
import { setLine, type Surface, trace } from './surface.ts'
import type { SceneColours } from './colours.ts'
import { fontOf, LEGIBLE_PX, wrappedLines } from './words.ts'

const paths = new WeakMap<Box, BoxPath>()

function pathOf(box: Box): BoxPath {
  const known = paths.get(box)
  if (known !== undefined) return known
  const made = boxPath(box)
  paths.set(box, made)
  return made
}

export interface BoxLook {
  readonly colours: SceneColours
  readonly isSketched: boolean
  /** px of the surface for one of the drawing. */
  readonly zoom: number
  /** A shape whose words aren’t drawn; none unless told. */
  readonly writing?: string | null
}

/** A box: its fill, outline and words. */
export function drawBox(surface: Surface, box: Box, look: BoxLook): void {
  const { tones } = look.colours
  const { outline, inner } = pathOf(box)
  if (outline.length > 0) {
    trace(surface, outline)
    if (box.fill !== null) {
      surface.fillStyle = tones[box.fill].fill
      surface.fill()
    }
    setLine(surface, tones[box.colour].line, box)
    const path = pathOf(box)
    if (look.isSketched && look.zoom > SKETCH_FROM)
      trace(surface, sketched(path, box.id, [...outline, ...inner]))
    else if (inner.length > 0) trace(surface, [...outline, ...inner])
    surface.stroke()
  }
  if (box.id === look.writing) return
  if (box.details.length > 0) drawDetails(surface, box, look)
  else drawWords(surface, box, look)
}

/** Below this zoom nobody sees the hand in it. */
const SKETCH_FROM = 0.3

function drawWords(surface: Surface, box: Box, { colours, zoom }: BoxLook): void {
  const px = TEXT_PX[box.textSize]
  if (box.text === '' || px * zoom < LEGIBLE_PX) return
  const lines = wrappedLines(box, surface)
  const area = wordsArea(box)
  const height = px * LINE_HEIGHT
  const top = area.y + area.height / 2 - ((lines.length - 1) * height) / 2
  surface.font = fontOf(px)
  surface.textBaseline = 'middle'
  surface.textAlign = box.align === 'middle' ? 'center' : box.align === 'start' ? 'left' : 'right'
  surface.fillStyle = box.form === 'text' ? colours.tones[box.colour].line : colours.tones.ink.line
  const x =
    box.align === 'middle' ? area.x + area.width / 2 : box.align === 'start' ? area.x : area.x + area.width
  for (const [at, line] of lines.entries()) surface.fillText(line, x, top + at * height)
}

/** A title over a line, and the parts below it, one a line. */
function drawDetails(surface: Surface, box: Box, { colours, zoom }: BoxLook): void {
  const px = TEXT_PX[box.textSize]
  const height = px * LINE_HEIGHT
  const lines = wrappedLines(box, surface)
  const under = box.y + Math.max(1, lines.length) * height + PADDING
  setLine(surface, colours.tones[box.colour].line, { style: 'solid', weight: 1 })
  surface.beginPath()
  surface.moveTo(box.x, under)
  surface.lineTo(box.x + box.width, under)
  surface.stroke()
  if (px * zoom < LEGIBLE_PX) return
  surface.fillStyle = colours.tones.ink.line
  surface.textBaseline = 'middle'
  surface.textAlign = 'center'
  surface.font = fontOf(px, true)
  for (const [at, line] of lines.entries())
    surface.fillText(line, box.x + box.width / 2, box.y + PADDING / 2 + (at + 0.5) * height)
  surface.textAlign = 'left'
  surface.font = fontOf(px * DETAIL_PART)
  const step = height * DETAIL_PART
  for (const [at, detail] of box.details.entries()) {
    const y = under + PADDING / 2 + (at + 0.5) * step
    if (y + step / 2 > box.y + box.height + 1) break
    surface.fillText(detail, box.x + PADDING, y, box.width - 2 * PADDING)
  }
}

const PADDING = 8
const DETAIL_PART = 0.875
