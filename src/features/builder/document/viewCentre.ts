import { createStore } from '#domain/store.ts'
import type { Position } from '#domain/template/editGraph.ts'

/** The middle of the visible canvas, in places of the template: new nodes are placed there. */
export const viewCentre = createStore<Position>({ x: 0, y: 0 })
