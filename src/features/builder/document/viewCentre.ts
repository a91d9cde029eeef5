import { createStore } from '#domain/store.ts'
import type { Position } from '#domain/template/editGraph.ts'

/** The middle of what the canvas shows, in places of the template: new nodes come there. */
export const viewCentre = createStore<Position>({ x: 0, y: 0 })
