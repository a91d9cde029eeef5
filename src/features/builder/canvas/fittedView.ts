import { getViewportForBounds, type Viewport } from '@xyflow/react'
import type { Box } from '#domain/template/placing.ts'

/** The lowest zoom with names on nodes (`drawGraph`). */
const LEAST_NAMED = 0.3
/** With more nodes than this their names can't be read: the graph is shown as a whole. */
const MOST_NAMED = 60
export const SMALLEST_ZOOM = 0.02
export const LARGEST_ZOOM = 2

interface Room {
  readonly width: number
  readonly height: number
}

/**
 * The view that shows a box of this many nodes. Where their names would be unreadable, the zoom is limited and the view
 * shows the beginning of the graph; `padding` is a part of the room.
 */
export function fittedView(bounds: Box, { width, height }: Room, padding: number, nodes: number): Viewport {
  const least = nodes <= MOST_NAMED ? LEAST_NAMED : SMALLEST_ZOOM
  const view = getViewportForBounds(bounds, width, height, least, 1, padding)
  const inset = { x: (width * padding) / 2, y: (height * padding) / 2 }
  const isWide = bounds.width * view.zoom > width
  const isHigh = bounds.height * view.zoom > height
  return {
    x: isWide ? Math.min(inset.x, 24) - bounds.x * view.zoom : view.x,
    y: isHigh ? Math.min(inset.y, 24) - bounds.y * view.zoom : view.y,
    zoom: view.zoom,
  }
}
