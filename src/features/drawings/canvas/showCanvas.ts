import { rotationOf } from '#domain/scene/geometry/turn.ts'
import { shapesById } from '#domain/scene/shapesById.ts'
import type { DrawingCanvas } from './drawingCanvas.ts'
import { drawMarks } from './drawing/drawMarks.ts'
import { drawScene } from './drawing/drawScene.ts'
import { onTheme, presentColours } from './drawing/usePresentColours.ts'
import { trace } from './drawing/surface.ts'
import { isSameSet } from '../document/sameSet.ts'
import type { Pictures } from './pictures.ts'
import { drawPanned } from './drawing/drawPanned.ts'
import { pannedBy, type View } from './view.ts'

/** How long lines may look for their way in one frame, ms. */
const ROUTING_MS = 6

/**
 * Draws a canvas for as long as it stands: the kept scene below; above it what moves, and marks. What rests is not drawn
 * again while something is dragged. Returns how to stop.
 */
export function showCanvas(
  base: HTMLCanvasElement,
  top: HTMLCanvasElement,
  canvas: DrawingCanvas,
  pictures: Pictures,
): () => void {
  let frame: number | null = null
  let isBaseStale = true
  /** What the base shows. */
  let based: View | null = null
  let drawn = canvas.state.getSnapshot()
  let shown = canvas.picture.getSnapshot()

  function ask(): void {
    frame ??= requestAnimationFrame(draw)
  }
  function askAll(): void {
    isBaseStale = true
    ask()
  }

  function draw(): void {
    frame = null
    const below = base.getContext('2d')
    const above = top.getContext('2d')
    const { view, size, writing } = canvas.state.getSnapshot()
    if (below === null || above === null || size.width === 0) return
    const density = devicePixelRatio
    for (const surface of [base, top]) {
      const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)]
      if (surface.width === width && surface.height === height) continue
      surface.width = width
      surface.height = height
      isBaseStale = true
    }
    const { preview, moving, shift, marks, ink } = canvas.picture.getSnapshot()
    const colours = presentColours()
    const until = performance.now() + ROUTING_MS
    const look = {
      colours,
      isSketched: canvas.space.scene().isSketched,
      size,
      density,
      pictureOf: pictures.pictureOf,
      writing: turnedOf(canvas, writing),
      mayRoute: () => performance.now() < until,
    }
    const shows = moving.size === 0 ? {} : { shows: ({ id }: { id: string }) => !moving.has(id) }
    const restLook = { ...look, ...shows }
    if (isBaseStale || based === null || based.zoom !== view.zoom) {
      isBaseStale = false
      below.setTransform(1, 0, 0, 1, 0, 0)
      below.fillStyle = colours.ground
      below.fillRect(0, 0, base.width, base.height)
      if (!drawScene(below, canvas.space, view, restLook)) askAll()
    } else if (based !== view && !drawPanned(below, canvas.space, based, view, restLook)) askAll()
    based = view
    above.clearRect(0, 0, top.width, top.height)
    if (shift !== null) {
      const moved = pannedBy(view, { x: shift.x * view.zoom, y: shift.y * view.zoom })
      drawScene(above, canvas.space, moved, { ...look, shows: ({ id }) => moving.has(id) })
    } else if (preview !== null) {
      drawScene(above, canvas.space, view, { ...look, shows: ({ id }) => moving.has(id) })
    }
    if (ink !== null) {
      above.setTransform(view.zoom * density, 0, 0, view.zoom * density, view.x * density, view.y * density)
      trace(above, ink)
      above.fillStyle = colours.tones[canvas.state.getSnapshot().brush.colour].line
      above.fill()
    }
    drawMarks(above, marks, { view, colours, density })
  }

  const stops = [
    canvas.state.subscribe(() => {
      const next = canvas.state.getSnapshot()
      const isOther = turnedOf(canvas, next.writing) !== turnedOf(canvas, drawn.writing)
      if (next.size !== drawn.size || isOther) askAll()
      else if (next.view !== drawn.view) ask()
      drawn = next
    }),
    canvas.picture.subscribe(() => {
      const next = canvas.picture.getSnapshot()
      if (!isSameSet(next.moving, shown.moving)) isBaseStale = true
      shown = next
      ask()
    }),
    canvas.document.subscribe(askAll),
    pictures.subscribe(askAll),
    onTheme(askAll),
  ]
  ask()
  // Words measured before their letters were there are as wide as others.
  void document.fonts?.ready.then(askAll)
  return () => {
    for (const stop of stops) stop()
    if (frame !== null) cancelAnimationFrame(frame)
  }
}

/** The shape that is written in, where it is turned: its words would be seen beside the upright ones. */
function turnedOf({ space }: DrawingCanvas, writing: string | null): string | null {
  const shape = writing === null ? undefined : shapesById(space.scene()).get(writing)
  return shape === undefined || rotationOf(shape) === 0 ? null : shape.id
}
