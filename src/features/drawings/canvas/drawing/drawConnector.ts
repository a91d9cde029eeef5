import type { Point } from '#domain/scene/geometry/rect.ts'
import type { Route } from '#domain/scene/lines/routeConnector.ts'
import type { Connector } from '#domain/scene/sceneSchema.ts'
import { LINE_HEIGHT, TEXT_PX } from '#domain/scene/words/wordsArea.ts'
import type { BoxLook } from './drawBox.ts'
import type { PathStep } from './outlinePath.ts'
import { sketched } from './sketch.ts'
import { setLine, type Surface, trace } from './surface.ts'
import { fontOf, LEGIBLE_PX } from './words.ts'

/** How round the corners of an elbow are, px. */
const CORNER = 8

/** A line with its ends and words, along its way. */
export function drawConnector(
  surface: Surface,
  connector: Connector,
  route: Route,
  { colours, isSketched, zoom }: BoxLook,
): void {
  const { points } = route
  const [first, second] = points
  const [last, beforeLast] = [points.at(-1), points.at(-2)]
  if (first === undefined || second === undefined || last === undefined || beforeLast === undefined) return
  const colour = colours.tones[connector.colour].line
  setLine(surface, colour, connector)
  if (isSketched && zoom > 0.3) trace(surface, sketched(route, connector.id, stepsOf(route)))
  else if (route.kind === 'curve') trace(surface, stepsOf(route))
  else traceRounded(surface, points)
  surface.stroke()
  surface.setLineDash([])
  drawEnd(surface, connector.fromEnd, first, second, colours.ground, connector.weight)
  surface.strokeStyle = colour
  drawEnd(surface, connector.toEnd, last, beforeLast, colours.ground, connector.weight)
  drawLabel(surface, connector, route.label, { colours, isSketched, zoom })
}

function stepsOf({ kind, points }: Route): readonly PathStep[] {
  const [first, ...rest] = points
  if (first === undefined) return []
  const steps: PathStep[] = [['M', first.x, first.y]]
  if (kind === 'lines') return [...steps, ...rest.map(({ x, y }): PathStep => ['L', x, y])]
  for (let at = 0; at + 2 < rest.length; at += 3) {
    const [one, other, to] = rest.slice(at, at + 3)
    if (one !== undefined && other !== undefined && to !== undefined)
      steps.push(['C', one.x, one.y, other.x, other.y, to.x, to.y])
  }
  return steps
}

function traceRounded(surface: Surface, points: readonly Point[]): void {
  surface.beginPath()
  for (const [at, point] of points.entries()) {
    const next = points[at + 1]
    const before = points[at - 1]
    if (before === undefined) surface.moveTo(point.x, point.y)
    else if (next === undefined) surface.lineTo(point.x, point.y)
    else {
      const room = Math.min(
        Math.hypot(point.x - before.x, point.y - before.y),
        Math.hypot(next.x - point.x, next.y - point.y),
      )
      surface.arcTo(point.x, point.y, next.x, next.y, Math.min(CORNER, room / 2))
    }
  }
}

/** The mark at an end that points from `from` to `at`. */
function drawEnd(
  surface: Surface,
  end: Connector['toEnd'],
  at: Point,
  from: Point,
  ground: string,
  weight: number,
): void {
  if (end === 'none') return
  const angle = Math.atan2(at.y - from.y, at.x - from.x)
  const size = 7 + 2 * weight
  /** So far back along the line, and so far beside it. */
  const place = (back: number, beside: number): Point => ({
    x: at.x - Math.cos(angle) * back * size - Math.sin(angle) * beside * size,
    y: at.y - Math.sin(angle) * back * size + Math.cos(angle) * beside * size,
  })
  const lines = (isClosed: boolean, ...points: readonly Point[]): void => {
    surface.beginPath()
    for (const [index, { x, y }] of points.entries())
      if (index === 0) surface.moveTo(x, y)
      else surface.lineTo(x, y)
    if (isClosed) {
      surface.closePath()
      surface.fill()
    }
    surface.stroke()
  }
  surface.fillStyle = end === 'arrow' ? surface.strokeStyle : ground
  switch (end) {
    case 'arrow':
      lines(true, at, place(1, 0.45), place(1, -0.45))
      break
    case 'triangle':
      lines(true, at, place(1.2, 0.6), place(1.2, -0.6))
      break
    case 'diamond':
      surface.fillStyle = surface.strokeStyle
      lines(true, at, place(0.8, 0.45), place(1.6, 0), place(0.8, -0.45))
      break
    case 'dot': {
      const { x, y } = place(0.4, 0)
      surface.beginPath()
      surface.arc(x, y, size * 0.4, 0, 2 * Math.PI)
      surface.fillStyle = surface.strokeStyle
      surface.fill()
      break
    }
    case 'one':
      lines(false, place(0.8, 0.55), place(0.8, -0.55))
      break
    case 'many':
      lines(false, place(0, 0.6), place(1.2, 0), place(0, -0.6))
      break
  }
}

function drawLabel(surface: Surface, { text }: Connector, label: Point, { colours, zoom }: BoxLook): void {
  const px = TEXT_PX.small + 1
  if (text === '' || px * zoom < LEGIBLE_PX) return
  surface.font = fontOf(px)
  surface.textAlign = 'center'
  surface.textBaseline = 'middle'
  const lines = text.split('\n')
  const width = Math.max(...lines.map((line) => surface.measureText(line).width)) + 8
  const height = px * LINE_HEIGHT
  surface.fillStyle = colours.ground
  surface.fillRect(label.x - width / 2, label.y - (lines.length * height) / 2, width, lines.length * height)
  surface.fillStyle = colours.tones.ink.line
  for (const [at, line] of lines.entries())
    surface.fillText(line, label.x, label.y + (at - (lines.length - 1) / 2) * height)
}
