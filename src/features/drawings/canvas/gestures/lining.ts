import { addShapes } from '#domain/scene/edits/addShapes.ts'
import { replaceShape } from '#domain/scene/edits/replaceShape.ts'
import { sidePoint } from '#domain/scene/geometry/outline.ts'
import { distance } from '#domain/scene/geometry/rect.ts'
import { newConnector } from '#domain/scene/newScene.ts'
import { type Connector, type ConnectorEnd, type Scene, SIDES } from '#domain/scene/sceneSchema.ts'
import { newId } from '#domain/newId.ts'
import { solidOf } from '#domain/scene/shapesById.ts'
import { boxOf } from '../handles.ts'
import { solidAt } from '../hits.ts'
import { type Gesture, NONE, type Pointed, type Stage } from './gesture.ts'

/** So near to the middle of a side, px of the surface, a line is held by that side. */
const SIDE_PX = 16
/** So near to a shape it is held by it. */
const HOLD_PX = 10

/** What a line that ends at a place is held by. */
export function endAt({ space, reach }: Stage, { at, isCommand }: Pointed): ConnectorEnd {
  const solid = isCommand ? null : solidAt(space, at, reach(HOLD_PX))
  if (solid === null) return { x: at.x, y: at.y }
  const side = SIDES.find((each) => distance(sidePoint(solid, each), at) < reach(SIDE_PX)) ?? null
  return { shape: solid.id, side }
}

/** Draws a line from an end. What is too short to be meant does `onTap`. */
export function lining(stage: Stage, start: Pointed, from: ConnectorEnd, onTap?: () => void): Gesture {
  const { document } = stage
  const before = document.scene()
  const id = newId()
  const { colour, style, weight, route, fromEnd, toEnd } = stage.brush()
  let next: Scene | null = null
  return {
    move(pointed) {
      if (next === null && distance(pointed.surface, start.surface) < 6) return
      const to = endAt(stage, pointed)
      const isLoop = 'shape' in to && 'shape' in from && to.shape === from.shape
      const line = newConnector(id, from, isLoop ? { x: pointed.at.x, y: pointed.at.y } : to, {
        colour,
        style,
        weight,
        route,
        fromEnd,
        toEnd,
      })
      next = addShapes(before, [line])
      stage.preview(next, new Set([id]))
      markHeld(stage, isLoop ? null : to)
    },
    end() {
      stage.preview(null, NONE)
      stage.mark({ held: null })
      const made = next
      if (made === null) onTap?.()
      else document.edit('line', () => made, [id])
      stage.drawn()
    },
    cancel() {
      stage.preview(null, NONE)
      stage.mark({ held: null })
    },
  }
}

/** Takes one end of a line somewhere else. */
export function reattaching(stage: Stage, line: Connector, which: 'from' | 'to'): Gesture {
  const { document } = stage
  const before = document.scene()
  const other = which === 'from' ? line.to : line.from
  let next: Scene = before
  return {
    move(pointed) {
      const end = endAt(stage, pointed)
      const isLoop = 'shape' in end && 'shape' in other && end.shape === other.shape
      const place = isLoop ? { x: pointed.at.x, y: pointed.at.y } : end
      next = replaceShape(before, { ...line, [which]: place })
      stage.preview(next, new Set([line.id]))
      markHeld(stage, isLoop ? null : end)
    },
    end() {
      stage.preview(null, NONE)
      stage.mark({ held: null })
      document.edit('line', () => next)
    },
    cancel() {
      stage.preview(null, NONE)
      stage.mark({ held: null })
    },
  }
}

function markHeld({ space, mark }: Stage, end: ConnectorEnd | null): void {
  const solid = end !== null && 'shape' in end ? solidOf(space.scene(), end.shape) : undefined
  mark({ held: solid === undefined ? null : boxOf(solid) })
}
