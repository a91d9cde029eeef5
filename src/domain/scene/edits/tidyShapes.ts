import { middleOf, type Point, union } from '../geometry/rect.ts'
import type { Scene } from '../sceneSchema.ts'
import { placeUnits, type Unit, unitsOf } from './units.ts'

/** What places are rounded to, px. */
export const GRID = 8
/** Between shapes that were tidied, px. */
const GAP = 48

/**
 * Puts shapes in rows and columns with the same gaps: those that stood about in a row or column stay in it. The place
 * where they begin stays. No two of them overlap afterwards.
 */
export function tidyShapes(scene: Scene, ids: ReadonlySet<string>): Scene {
  const units = unitsOf(scene, ids)
  const all = union(units.map(({ bounds }) => bounds))
  if (units.length < 2 || all === null) return scene
  const start = { x: Math.round(all.x / GRID) * GRID, y: Math.round(all.y / GRID) * GRID }
  const rows = linesOf(units, 'y')
  const columns = linesOf(units, 'x')
  return placeUnits(scene, isGrid(rows, columns) ? inGrid(rows, columns, start) : inRows(rows, start))
}

type Line = readonly Unit[]

/** Units one after another in the lines in which they stand: each whose middle lies beside the first one's. */
function linesOf(units: readonly Unit[], axis: 'x' | 'y'): readonly Line[] {
  const size = axis === 'x' ? 'width' : 'height'
  const place = ({ bounds }: Unit) => middleOf(bounds)[axis]
  const lines: Unit[][] = []
  for (const unit of units.toSorted((one, other) => place(one) - place(other))) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line !== undefined && first !== undefined && place(unit) < place(first) + first.bounds[size] / 2) {
      line.push(unit)
    } else lines.push([unit])
  }
  return lines
}

/** Whether no two units stand in the same row and column. */
function isGrid(rows: readonly Line[], columns: readonly Line[]): boolean {
  return rows.every((row) => {
    const own = new Set(row)
    return columns.every((column) => column.filter((unit) => own.has(unit)).length <= 1)
  })
}

/** Each unit in the middle of its cell. */
function inGrid(rows: readonly Line[], columns: readonly Line[], start: Point): ReadonlyMap<Unit, Point> {
  const x = new Map<Unit, number>()
  let left = start.x
  for (const column of columns) {
    const width = Math.max(...column.map(({ bounds }) => bounds.width))
    for (const unit of column) x.set(unit, left + (width - unit.bounds.width) / 2)
    left += width + GAP
  }
  const places = new Map<Unit, Point>()
  let top = start.y
  for (const row of rows) {
    const height = Math.max(...row.map(({ bounds }) => bounds.height))
    for (const unit of row) {
      places.set(unit, { x: x.get(unit) ?? left, y: top + (height - unit.bounds.height) / 2 })
    }
    top += height + GAP
  }
  return places
}

/** Row by row, from left to right. */
function inRows(rows: readonly Line[], start: Point): ReadonlyMap<Unit, Point> {
  const places = new Map<Unit, Point>()
  let top = start.y
  for (const row of rows) {
    const height = Math.max(...row.map(({ bounds }) => bounds.height))
    let left = start.x
    for (const unit of row.toSorted((one, other) => one.bounds.x - other.bounds.x)) {
      places.set(unit, { x: left, y: top + (height - unit.bounds.height) / 2 })
      left += unit.bounds.width + GAP
    }
    top += height + GAP
  }
  return places
}
