import { addShapes } from '#domain/scene/edits/addShapes.ts'
import { orderShapes } from '#domain/scene/edits/orderShapes.ts'
import { distance, type Point, type Rect } from '#domain/scene/geometry/rect.ts'
import { newId } from '#domain/newId.ts'
import { newBox, newFrame } from '#domain/scene/newScene.ts'
import type { Scene, Shape } from '#domain/scene/sceneSchema.ts'
import { boxLook, type Brush, type Tool, usualSize } from '../tools.ts'
import { type Gesture, NONE, type Pointed, type Stage } from './gesture.ts'
import { rectBetween } from './marquee.ts'

export type DrawnTool = Extract<Tool, { kind: 'box' | 'frame' }>

const GRID = 8
const onGrid = (value: number) => Math.round(value / GRID) * GRID

/** The shape that a tool makes in an area. */
function shapeOf(tool: DrawnTool, id: string, area: Rect, brush: Brush): Shape {
  return tool.kind === 'frame'
    ? newFrame(id, area, { isLane: tool.isLane })
    : newBox(id, area, { ...boxLook(brush, tool.form), role: tool.role })
}

/** The scene with a shape in its usual size around a place. */
export function withShapeAt(scene: Scene, tool: DrawnTool, id: string, middle: Point, brush: Brush): Scene {
  const { width, height } = tool.kind === 'frame' ? FRAME_SIZE : usualSize(tool.form)
  const area = { x: onGrid(middle.x - width / 2), y: onGrid(middle.y - height / 2), width, height }
  return withShape(scene, tool, id, area, brush)
}

const FRAME_SIZE = { width: 480, height: 320 }

/** A frame lies behind what it is drawn around. */
function withShape(scene: Scene, tool: DrawnTool, id: string, area: Rect, brush: Brush): Scene {
  const added = addShapes(scene, [shapeOf(tool, id, area, brush)])
  return tool.kind === 'frame' ? orderShapes(added, new Set([id]), 'back') : added
}

/** Draws a box or frame from corner to corner; a mere press puts one down in its usual size, to be written in. */
export function drawingBox(stage: Stage, start: Pointed, tool: DrawnTool): Gesture {
  const { document } = stage
  const before = document.scene()
  const id = newId()
  let next: Scene | null = null
  return {
    move({ at, surface, isShift }) {
      if (next === null && distance(surface, start.surface) < 6) return
      const corner = isShift ? square(start.at, at) : at
      const area = rectBetween(
        { x: onGrid(start.at.x), y: onGrid(start.at.y) },
        { x: onGrid(corner.x), y: onGrid(corner.y) },
      )
      next = withShape(
        before,
        tool,
        id,
        { ...area, width: Math.max(16, area.width), height: Math.max(16, area.height) },
        stage.brush(),
      )
      stage.preview(next, new Set([id]))
    },
    end({ at }) {
      stage.preview(null, NONE)
      const made = next ?? withShapeAt(before, tool, id, at, stage.brush())
      const isMade = document.edit('draw', () => made, [id])
      stage.drawn()
      if (isMade && (next === null || tool.kind === 'frame' || tool.form === 'text' || tool.form === 'note'))
        stage.write(id)
    },
    cancel: () => stage.preview(null, NONE),
  }
}

function square(from: Point, to: Point): Point {
  const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  return { x: from.x + side * Math.sign(to.x - from.x), y: from.y + side * Math.sign(to.y - from.y) }
}
