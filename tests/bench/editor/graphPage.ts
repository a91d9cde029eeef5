import type { Page } from 'playwright'
import { nodePosition } from './graph.ts'
import type { Point } from './gesture.ts'

// What both editors have in common: React Flow's window and the square of nodes in it.

/** A place on the canvas where a press takes the canvas along: on no node, and with room below. */
export async function emptyPlace(page: Page): Promise<Point> {
  const place = await page.evaluate(() => {
    const pane = document.querySelector('.react-flow__pane')
    if (pane === null) return null
    const { left, top, width, height } = pane.getBoundingClientRect()
    for (let y = top + 12; y < top + height / 2; y += 4) {
      for (let x = left + width / 2; x > left + width / 4; x -= 4) {
        if (document.elementFromPoint(x, y) === pane) return { x: Math.round(x), y: Math.round(y) }
      }
    }
    return null
  })
  if (place === null) throw new Error('there is no empty place on the canvas')
  return place
}

/** The node nearest to the middle of the canvas, and where it can be taken hold of. */
export async function middleNode(page: Page, count: number): Promise<{ id: string; place: Point }> {
  const { frame, transform } = await page.evaluate(() => {
    const pane = document.querySelector('.react-flow__pane')?.getBoundingClientRect()
    const viewport = document.querySelector('.react-flow__viewport')
    if (pane === undefined || viewport === null) throw new Error('there is no canvas')
    const { a, e, f } = new DOMMatrix(getComputedStyle(viewport).transform)
    return {
      frame: { x: pane.x, y: pane.y, width: pane.width, height: pane.height },
      transform: { zoom: a, x: e, y: f },
    }
  })
  let nearest: { id: string; place: Point; distance: number } | null = null
  for (let at = 0; at < count; at += 1) {
    const { x, y } = nodePosition(at, count)
    const place = {
      x: frame.x + transform.x + (x + 90) * transform.zoom,
      y: frame.y + transform.y + (y + 14) * transform.zoom,
    }
    const distance = Math.hypot(place.x - frame.x - frame.width / 2, place.y - frame.y - frame.height / 2)
    if (nearest === null || distance < nearest.distance) nearest = { id: `n${at}`, place, distance }
  }
  if (nearest === null) throw new Error('there is no node')
  return nearest
}

/** Where the canvas is, as it writes it. */
export function viewOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform)
}

/** Whether this node is being dragged. */
export function isDragged(page: Page, id: string): Promise<boolean> {
  return page.evaluate(
    (node) => document.querySelector(`.react-flow__node.dragging[data-id="${node}"]`) !== null,
    id,
  )
}
