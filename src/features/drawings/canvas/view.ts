import { grown, middleOf, type Point, type Rect } from '#domain/scene/geometry/rect.ts'

/** What part of the plane is in sight: a place of the drawing times `zoom`, moved by `x` and `y`, is its place on the surface. */
export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** A surface’s size in CSS px. */
export interface Size {
  readonly width: number
  readonly height: number
}

const LEAST_ZOOM = 0.05
const MOST_ZOOM = 8

const within = (zoom: number) => Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom))

export const toScene = ({ x, y, zoom }: View, at: Point): Point => ({
  x: (at.x - x) / zoom,
  y: (at.y - y) / zoom,
})

export const toSurface = ({ x, y, zoom }: View, at: Point): Point => ({
  x: at.x * zoom + x,
  y: at.y * zoom + y,
})

/** The part of the plane that a surface shows. */
export function sightOf(view: View, { width, height }: Size): Rect {
  return { ...toScene(view, { x: 0, y: 0 }), width: width / view.zoom, height: height / view.zoom }
}

/** Nearer or farther, with the place under `at` where it is. */
export function zoomedAt(view: View, at: Point, zoom: number): View {
  const next = within(zoom)
  const place = toScene(view, at)
  return { zoom: next, x: at.x - place.x * next, y: at.y - place.y * next }
}

export function pannedBy(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

/** The view that shows an area whole, in the middle; never nearer than `most`. */
export function fitted(area: Rect, { width, height }: Size, most = 1, margin = 32): View {
  return fittedInto(area, { x: 0, y: 0, width, height }, most, margin)
}

/** The view that shows an area whole in the middle of a part of the surface; as far as it takes, never nearer than `most`. */
export function fittedInto(area: Rect, room: Rect, most = 1, margin = 32): View {
  const around = grown(area, 1)
  const zoom = Math.min(
    MOST_ZOOM,
    most,
    Math.max(1, room.width - 2 * margin) / around.width,
    Math.max(1, room.height - 2 * margin) / around.height,
  )
  const [middle, place] = [middleOf(room), middleOf(area)]
  return { zoom, x: middle.x - place.x * zoom, y: middle.y - place.y * zoom }
}

/** The view moved as little as shows an area in a part of the surface; in its middle where the area is larger. */
export function broughtIntoSight(view: View, area: Rect, room: Rect, margin = 24): View {
  const sight = grown({ ...toScene(view, room), ...scaled(room, 1 / view.zoom) }, -margin / view.zoom)
  return pannedBy(view, {
    x: by(area.x, area.width, sight.x, sight.width) * view.zoom,
    y: by(area.y, area.height, sight.y, sight.height) * view.zoom,
  })
}

const scaled = ({ width, height }: Size, times: number): Size => ({
  width: width * times,
  height: height * times,
})

/** How far a stretch is moved to lie in a room; to its middle where it is longer. */
const by = (from: number, length: number, start: number, room: number) =>
  length > room
    ? start + room / 2 - (from + length / 2)
    : Math.max(0, start - from) - Math.max(0, from + length - (start + room))
