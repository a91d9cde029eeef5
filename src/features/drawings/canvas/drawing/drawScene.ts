import type { Rect } from '#domain/scene/geometry/rect.ts'
import { rotationOf } from '#domain/scene/geometry/turn.ts'
import type { Box, Connector, Frame, Picture, SceneColour, Shape, Stroke } from '#domain/scene/sceneSchema.ts'
import type { SceneSpace } from '../sceneSpace.ts'
import { sightOf, type Size, type View } from '../view.ts'
import type { SceneColours } from './colours.ts'
import { type BoxLook, drawBox } from './drawBox.ts'
import { drawConnector } from './drawConnector.ts'
import { drawTurned } from './drawTurned.ts'
import { rounded } from './outlinePath.ts'
import { strokePath } from './strokePath.ts'
import { setLine, type Surface, trace } from './surface.ts'
import { fontOf, LEGIBLE_PX } from './words.ts'

/** How a scene is to look, and on what. */
export interface SceneLook {
  readonly colours: SceneColours
  readonly isSketched: boolean
  /** CSS px. */
  readonly size: Size
  /** Device px of one CSS px. */
  readonly density: number
  /** A picture once it can be drawn. */
  readonly pictureOf: (id: string) => CanvasImageSource | null
  /** Whether a shape is drawn here and now; all are unless told. */
  readonly shows?: (shape: Shape) => boolean
  /** A part of the plane that alone is drawn; all that is in sight unless told. */
  readonly within?: Rect
  /** Whether a line may look for its way around boxes now, which takes long; every one unless told. */
  readonly mayRoute?: () => boolean
  /** A shape whose words aren’t drawn: they are being written over it. */
  readonly writing?: string | null
}

/**
 * Draws what a view shows of a scene: the screen, its small pictures and files are made by this alone. Nothing is wiped
 * before. Returns whether every line has found its way.
 */
export function drawScene(surface: Surface, space: SceneSpace, view: View, look: SceneLook): boolean {
  const { density, size, shows, mayRoute, within } = look
  surface.setTransform(view.zoom * density, 0, 0, view.zoom * density, view.x * density, view.y * density)
  const { colours, isSketched, writing = null } = look
  const boxLook: BoxLook = { colours, isSketched, zoom: view.zoom, writing }
  let isWhole = true
  const isFar = view.zoom < FAR
  const shapes = space.shapesIn(within ?? sightOf(view, size))
  if (isFar) drawFarLines(surface, space, shapes, look)
  for (const shape of shapes) {
    if (shows?.(shape) === false) continue
    if (shape.kind === 'picture') drawPicture(surface, shape, look)
    else if (isFar && shape.kind === 'connector') continue
    else if (isFar && shape.kind === 'box' && Math.max(shape.width, shape.height) * view.zoom < SPECK)
      drawSpeck(surface, shape, colours)
    else {
      const isHasty = shape.kind === 'connector' && !space.isRouted(shape.id) && mayRoute?.() === false
      if (isHasty) isWhole = false
      drawShape(surface, space, shape, boxLook, isHasty)
    }
  }
  surface.setTransform(1, 0, 0, 1, 0, 0)
  return isWhole
}

/** Draws one shape that is no picture; `isHasty`: a line by the way that goes around nothing. */
export function drawShape(
  surface: Surface,
  space: SceneSpace,
  shape: Exclude<Shape, Picture>,
  look: BoxLook,
  isHasty = false,
): void {
  switch (shape.kind) {
    case 'box':
      if (rotationOf(shape) === 0) drawBox(surface, shape, look)
      else drawTurned(surface, shape, (on) => drawBox(on, shape, look))
      break
    case 'connector': {
      const route = space.routeOf(shape, isHasty)
      if (route !== null) drawConnector(surface, shape, route, look)
      break
    }
    case 'stroke':
      if (rotationOf(shape) === 0) drawStroke(surface, shape, look.colours)
      else drawTurned(surface, shape, (on) => drawStroke(on, shape, look.colours))
      break
    case 'frame':
      drawFrame(surface, shape, look)
      break
  }
}

/** Below this zoom lines are drawn without ends, in one go for each colour, by the way that is known. */
const FAR = 0.25
/** A box that is smaller on the surface, px, is a spot in its colours. */
const SPECK = 28

function drawFarLines(
  surface: Surface,
  space: SceneSpace,
  shapes: readonly Shape[],
  { colours, shows }: SceneLook,
): void {
  const byColour = new Map<SceneColour, Connector[]>()
  for (const shape of shapes) {
    if (shape.kind !== 'connector' || shows?.(shape) === false) continue
    const lines = byColour.get(shape.colour)
    if (lines === undefined) byColour.set(shape.colour, [shape])
    else lines.push(shape)
  }
  for (const [colour, lines] of byColour) {
    setLine(surface, colours.tones[colour].line, { style: 'solid', weight: 3 })
    surface.lineJoin = 'miter'
    surface.beginPath()
    for (const line of lines) {
      for (const [at, { x, y }] of (space.routeOf(line, true)?.points ?? []).entries()) {
        if (at === 0) surface.moveTo(x, y)
        else surface.lineTo(x, y)
      }
    }
    surface.stroke()
  }
}

function drawSpeck(surface: Surface, box: Box, colours: SceneColours): void {
  if (rotationOf(box) === 0) drawUprightSpeck(surface, box, colours)
  else drawTurned(surface, box, (on) => drawUprightSpeck(on, box, colours))
}

function drawUprightSpeck(surface: Surface, box: Box, { tones, ground }: SceneColours): void {
  const { x, y, width, height, weight } = box
  if (box.form !== 'text') {
    surface.fillStyle = tones[box.colour].line
    surface.fillRect(x, y, width, height)
    surface.fillStyle = box.fill === null ? ground : tones[box.fill].fill
    const edge = weight * 2
    surface.fillRect(x + edge, y + edge, width - 2 * edge, height - 2 * edge)
  }
}

function drawStroke(surface: Surface, stroke: Stroke, { tones }: SceneColours): void {
  trace(surface, strokePath(stroke))
  surface.fillStyle = tones[stroke.colour].line
  surface.fill()
}

/** The height of the name over a frame, and the width of a lane’s at its side, px. */
export const FRAME_NAME = 28

function drawFrame(surface: Surface, frame: Frame, { colours, zoom }: BoxLook): void {
  trace(surface, rounded(frame, Math.min(frame.isLane ? 0 : 8, frame.width / 2, frame.height / 2)))
  if (frame.fill !== null) {
    surface.fillStyle = colours.tones[frame.fill].fill
    surface.globalAlpha = 0.45
    surface.fill()
    surface.globalAlpha = 1
  }
  setLine(surface, colours.tones.grey.line, { style: 'solid', weight: 1 })
  surface.stroke()
  if (frame.isLane) {
    surface.beginPath()
    surface.moveTo(frame.x, frame.y + FRAME_NAME)
    surface.lineTo(frame.x + frame.width, frame.y + FRAME_NAME)
    surface.stroke()
  }
  const px = 14
  if (frame.text === '' || px * zoom < LEGIBLE_PX) return
  surface.font = fontOf(px, true)
  surface.textAlign = 'left'
  surface.textBaseline = 'middle'
  surface.fillStyle = colours.tones.ink.line
  const y = frame.y + (frame.isLane ? FRAME_NAME / 2 : -FRAME_NAME / 2 + 2)
  surface.fillText(frame.text, frame.x + (frame.isLane ? 10 : 2), y, Math.max(frame.width - 10, 10))
}

function drawPicture(surface: Surface, picture: Picture, look: SceneLook): void {
  if (rotationOf(picture) === 0) drawUprightPicture(surface, picture, look)
  else drawTurned(surface, picture, (on) => drawUprightPicture(on, picture, look))
}

function drawUprightPicture(surface: Surface, picture: Picture, { colours, pictureOf }: SceneLook): void {
  const { x, y, width, height } = picture
  const image = pictureOf(picture.picture)
  if (image !== null) {
    surface.drawImage(image, x, y, width, height)
    return
  }
  surface.fillStyle = colours.tones.grey.fill
  surface.fillRect(x, y, width, height)
}
