import { type Rect, union } from '../geometry/rect.ts'
import type { Scene } from '../sceneSchema.ts'
import { placeUnits, unitsOf } from './units.ts'

/** In what line shapes are put. */
export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

const PLACES: Readonly<Record<Alignment, (own: Rect, all: Rect) => { x?: number; y?: number }>> = {
  left: (_own, all) => ({ x: all.x }),
  centre: (own, all) => ({ x: all.x + (all.width - own.width) / 2 }),
  right: (own, all) => ({ x: all.x + all.width - own.width }),
  top: (_own, all) => ({ y: all.y }),
  middle: (own, all) => ({ y: all.y + (all.height - own.height) / 2 }),
  bottom: (own, all) => ({ y: all.y + all.height - own.height }),
}

/** Puts shapes in one line; groups and frames as a whole. */
export function alignShapes(scene: Scene, ids: ReadonlySet<string>, alignment: Alignment): Scene {
  const units = unitsOf(scene, ids)
  const all = union(units.map(({ bounds }) => bounds))
  if (units.length < 2 || all === null) return scene
  return placeUnits(
    scene,
    new Map(
      units.map((unit) => [
        unit,
        { x: unit.bounds.x, y: unit.bounds.y, ...PLACES[alignment](unit.bounds, all) },
      ]),
    ),
  )
}

/** Spreads three or more shapes so that the gaps between them are the same; the outermost stay. */
export function distributeShapes(scene: Scene, ids: ReadonlySet<string>, along: 'x' | 'y'): Scene {
  const size = along === 'x' ? 'width' : 'height'
  const units = unitsOf(scene, ids).toSorted(
    (one, other) => one.bounds[along] + one.bounds[size] / 2 - other.bounds[along] - other.bounds[size] / 2,
  )
  const all = union(units.map(({ bounds }) => bounds))
  if (units.length < 3 || all === null) return scene
  const filled = units.reduce((sum, { bounds }) => sum + bounds[size], 0)
  const gap = (all[size] - filled) / (units.length - 1)
  let at = all[along]
  const places = units.map((unit) => {
    const place = { x: unit.bounds.x, y: unit.bounds.y, [along]: at }
    at += unit.bounds[size] + gap
    return [unit, place] as const
  })
  return placeUnits(scene, new Map(places))
}
