import type { Rect } from './rect.ts'

/** The side of a cell, px: a few boxes of the usual size. */
const CELL = 400
/** What covers more cells than this is kept in a list of its own: a frame around everything. */
const MOST_CELLS = 64

/** Finds what is near, of things that have a box around them. */
export interface GridIndex {
  set(this: void, id: string, rect: Rect): void
  delete(this: void, id: string): void
  /** Ids of all whose boxes touch it or share a place with it, in no order. */
  near(this: void, rect: Rect): readonly string[]
  rectOf(this: void, id: string): Rect | undefined
}

/** An empty index. Changes and questions take the time of what is near, not of all. */
export function createGridIndex(): GridIndex {
  const rects = new Map<string, Rect>()
  const cells = new Map<string, Set<string>>()
  const large = new Set<string>()

  function remove(id: string): void {
    const rect = rects.get(id)
    if (rect === undefined) return
    rects.delete(id)
    if (large.delete(id)) return
    for (const key of cellsOf(rect)) {
      const cell = cells.get(key)
      cell?.delete(id)
      if (cell?.size === 0) cells.delete(key)
    }
  }

  return {
    set(id, rect) {
      remove(id)
      rects.set(id, rect)
      if (countCells(rect) > MOST_CELLS) {
        large.add(id)
        return
      }
      for (const key of cellsOf(rect)) {
        const cell = cells.get(key)
        if (cell === undefined) cells.set(key, new Set([id]))
        else cell.add(id)
      }
    },
    delete: remove,
    near(rect) {
      const isNear = (id: string) => {
        const own = rects.get(id)
        return own !== undefined && touches(own, rect)
      }
      // A question about most of the plane asks each thing once, which is less than all its cells.
      if (countCells(rect) > rects.size) return [...rects.keys()].filter(isNear)
      const found = new Set<string>(large)
      for (const key of cellsOf(rect)) for (const id of cells.get(key) ?? []) found.add(id)
      return [...found].filter(isNear)
    },
    rectOf: (id) => rects.get(id),
  }
}

function touches(one: Rect, other: Rect): boolean {
  return (
    one.x <= other.x + other.width &&
    other.x <= one.x + one.width &&
    one.y <= other.y + other.height &&
    other.y <= one.y + one.height
  )
}

const cellAt = (place: number) => Math.floor(place / CELL)

function countCells({ x, y, width, height }: Rect): number {
  return (cellAt(x + width) - cellAt(x) + 1) * (cellAt(y + height) - cellAt(y) + 1)
}

function* cellsOf({ x, y, width, height }: Rect): Generator<string> {
  for (let row = cellAt(y); row <= cellAt(y + height); row += 1) {
    for (let column = cellAt(x); column <= cellAt(x + width); column += 1) yield `${column},${row}`
  }
}
