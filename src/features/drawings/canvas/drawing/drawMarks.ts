import type { Guide } from '#domain/scene/edits/snapMove.ts'
import { grown, type Point, type Rect } from '#domain/scene/geometry/rect.ts'
import { turnedCorners } from '#domain/scene/geometry/turn.ts'
import type { TurnedBox } from '../handles.ts'
import type { SceneColours } from './colours.ts'
import { rounded } from './outlinePath.ts'
import { type Surface, trace } from './surface.ts'
import { fontOf } from './words.ts'
import { toSurface, type View } from '../view.ts'

/** What is shown over a scene while it is worked on. Places are the drawing’s. */
export interface Marks {
  /** Around each chosen shape. */
  readonly chosen: readonly TurnedBox[]
  /** The ways of chosen lines. */
  readonly lines: readonly (readonly Point[])[]
  /** What can be taken hold of. */
  readonly handles: readonly Point[]
  /** What can be taken hold of to bend a line. */
  readonly pieces: readonly Point[]
  /** What turns all of it. */
  readonly turn: Point | null
  /** How far it was turned, while it is. */
  readonly label: { readonly at: Point; readonly text: string } | null
  /** Presses that make the next shape. */
  readonly arrows: readonly { readonly at: Point; readonly angle: number }[]
  readonly guides: readonly Guide[]
  readonly marquee: Rect | null
  /** A shape that a line would be held by. */
  readonly held: TurnedBox | null
  /** Where a run stands. */
  readonly tokens: readonly Point[]
  /** What a check has found something about. */
  readonly faults: readonly Point[]
}

export const NO_MARKS: Marks = {
  chosen: [],
  lines: [],
  handles: [],
  pieces: [],
  turn: null,
  label: null,
  arrows: [],
  guides: [],
  marquee: null,
  held: null,
  tokens: [],
  faults: [],
}

/** px of the surface. */
const HANDLE = 9
const ARROW = 11
const PIECE = 4
const TURN = 5
const LABEL = { px: 14, padding: 8, height: 24 } as const

/** Draws marks in px of the surface, so that they are as large at every zoom. */
export function drawMarks(
  surface: Surface,
  marks: Marks,
  {
    view,
    colours,
    density,
  }: { readonly view: View; readonly colours: SceneColours; readonly density: number },
): void {
  surface.setTransform(density, 0, 0, density, 0, 0)
  surface.setLineDash([])
  surface.lineWidth = 1.5
  surface.strokeStyle = colours.accent
  const at = (point: Point) => toSurface(view, point)
  const box = (rect: Rect, by = 0): Rect =>
    grown({ ...at(rect), width: rect.width * view.zoom, height: rect.height * view.zoom }, by)
  const frame = (rect: Rect, rotation = 0): void => {
    surface.beginPath()
    if (rotation === 0) surface.rect(rect.x, rect.y, rect.width, rect.height)
    else {
      for (const [index, { x, y }] of turnedCorners(rect, rotation).entries())
        if (index === 0) surface.moveTo(x, y)
        else surface.lineTo(x, y)
      surface.closePath()
    }
    surface.stroke()
  }
  for (const { area, rotation } of marks.chosen) frame(box(area, 3), rotation)
  for (const points of marks.lines) {
    surface.globalAlpha = 0.35
    surface.lineWidth = 7
    surface.beginPath()
    for (const [index, point] of points.entries()) {
      const { x, y } = at(point)
      if (index === 0) surface.moveTo(x, y)
      else surface.lineTo(x, y)
    }
    surface.stroke()
    surface.globalAlpha = 1
    surface.lineWidth = 1.5
  }
  if (marks.held !== null) {
    surface.lineWidth = 3
    frame(box(marks.held.area, 4), marks.held.rotation)
    surface.lineWidth = 1.5
  }
  surface.fillStyle = colours.ground
  for (const handle of marks.handles) {
    const { x, y } = at(handle)
    surface.beginPath()
    surface.rect(x - HANDLE / 2, y - HANDLE / 2, HANDLE, HANDLE)
    surface.fill()
    surface.stroke()
  }
  for (const piece of marks.pieces) {
    const { x, y } = at(piece)
    surface.beginPath()
    surface.arc(x, y, PIECE, 0, 2 * Math.PI)
    surface.fill()
    surface.stroke()
  }
  for (const { at: place, angle } of marks.arrows) drawArrow(surface, at(place), angle, colours)
  if (marks.turn !== null) drawTurn(surface, at(marks.turn), colours)
  surface.lineWidth = 1
  surface.setLineDash([4, 3])
  for (const guide of marks.guides) {
    const [from, to] =
      guide.axis === 'x'
        ? [at({ x: guide.at, y: guide.from }), at({ x: guide.at, y: guide.to })]
        : [at({ x: guide.from, y: guide.at }), at({ x: guide.to, y: guide.at })]
    surface.beginPath()
    surface.moveTo(from.x, from.y)
    surface.lineTo(to.x, to.y)
    surface.stroke()
  }
  surface.setLineDash([])
  if (marks.marquee !== null) {
    const rect = box(marks.marquee)
    surface.globalAlpha = 0.12
    surface.fillStyle = colours.accent
    surface.fillRect(rect.x, rect.y, rect.width, rect.height)
    surface.globalAlpha = 1
    frame(rect)
  }
  for (const token of marks.tokens) drawDot(surface, at(token), 9, colours.tones.green.line)
  for (const fault of marks.faults) drawDot(surface, at(fault), 6, colours.tones.red.line)
  if (marks.label !== null) drawLabel(surface, at(marks.label.at), marks.label.text, colours)
  surface.setTransform(1, 0, 0, 1, 0, 0)
}

function drawDot(surface: Surface, { x, y }: Point, radius: number, colour: string): void {
  surface.beginPath()
  surface.arc(x, y, radius, 0, 2 * Math.PI)
  surface.fillStyle = colour
  surface.fill()
}

/** An open circle with an arrow’s head, in a circle as the arrows have it. */
function drawTurn(surface: Surface, { x, y }: Point, { ground, accent }: SceneColours): void {
  surface.beginPath()
  surface.arc(x, y, ARROW, 0, 2 * Math.PI)
  surface.fillStyle = ground
  surface.fill()
  surface.stroke()
  surface.beginPath()
  surface.arc(x, y, TURN, 0, 1.6 * Math.PI)
  surface.stroke()
  const [tipX, tipY] = [x + TURN * Math.cos(1.6 * Math.PI), y + TURN * Math.sin(1.6 * Math.PI)]
  surface.beginPath()
  surface.moveTo(tipX + 3, tipY + 1)
  surface.lineTo(tipX - 1, tipY - 3)
  surface.lineTo(tipX - 2, tipY + 3)
  surface.closePath()
  surface.fillStyle = accent
  surface.fill()
}

/** Words on a small plate around a place. */
function drawLabel(surface: Surface, { x, y }: Point, text: string, colours: SceneColours): void {
  surface.font = fontOf(LABEL.px, true)
  const width = surface.measureText(text).width + 2 * LABEL.padding
  trace(surface, rounded({ x: x - width / 2, y: y - LABEL.height / 2, width, height: LABEL.height }, 6))
  surface.fillStyle = colours.accent
  surface.fill()
  surface.textAlign = 'center'
  surface.textBaseline = 'middle'
  surface.fillStyle = colours.ground
  surface.fillText(text, x, y + 1)
}

function drawArrow(surface: Surface, { x, y }: Point, angle: number, colours: SceneColours): void {
  surface.beginPath()
  surface.arc(x, y, ARROW, 0, 2 * Math.PI)
  surface.fillStyle = colours.ground
  surface.fill()
  surface.stroke()
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const place = (along: number, beside: number): readonly [number, number] => [
    x + cos * along - sin * beside,
    y + sin * along + cos * beside,
  ]
  surface.beginPath()
  surface.moveTo(...place(-5, 0))
  surface.lineTo(...place(5, 0))
  surface.moveTo(...place(1, -4))
  surface.lineTo(...place(5, 0))
  surface.lineTo(...place(1, 4))
  surface.stroke()
}
