import { boundsOfSolid } from '../geometry/bounds.ts'
import { grown, overlaps, type Point, type Rect } from '../geometry/rect.ts'
import { withRotation } from '../geometry/turn.ts'
import { newConnector } from '../newScene.ts'
import type { Box, Connector, Scene, Side } from '../sceneSchema.ts'
import { isSolid, shapesById } from '../shapesById.ts'
import { addShapes } from './addShapes.ts'
import { rectInPlane } from './moveShapes.ts'

/** Between a box and the next one, px. */
const GAP = 72
/** Between boxes that follow the same one, px. */
const BESIDE = 32
/** How many places to each hand are tried. */
const MOST_TRIED = 50

const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' }

/**
 * Adds an upright box of the same look to one side of a box, with a line to it, beside what stands there already. Null
 * where the shape is no box or the drawing is full.
 */
export function nextShape(
  scene: Scene,
  id: string,
  side: Side,
  newId: () => string,
): { readonly scene: Scene; readonly id: string } | null {
  const box = shapesById(scene).get(id)
  if (box?.kind !== 'box') return null
  const next: Box = {
    ...withRotation(box, 0),
    ...roleAfter(box),
    ...freePlace(scene, box, side),
    id: newId(),
    text: '',
    details: [],
    group: null,
    locked: false,
    link: '',
  }
  const line: Connector = {
    ...newConnector(newId(), { shape: id, side }, { shape: next.id, side: OPPOSITE[side] }),
    ...lineLook(scene, id),
    layer: box.layer,
  }
  const added = addShapes(scene, [next, line])
  return added === scene ? null : { scene: added, id: next.id }
}

/** In a flow a step follows whatever there is. */
function roleAfter({ role, form }: Box): Pick<Box, 'role' | 'form'> {
  return role === null || role === 'step' ? { role, form } : { role: 'step', form: 'rounded' }
}

/** As the last line that leaves the box. */
function lineLook(scene: Scene, id: string): Partial<Connector> {
  const line = scene.shapes.findLast(
    (shape): shape is Connector =>
      shape.kind === 'connector' &&
      'shape' in shape.from &&
      shape.from.shape === id &&
      // What ends nowhere is no line to another box, as somebody's time in a sequence.
      'shape' in shape.to,
  )
  if (line === undefined) return {}
  const { colour, style, weight, fromEnd, toEnd, route } = line
  return { colour, style, weight, fromEnd, toEnd, route }
}

/** The nearest place to a side of a box where nothing stands. */
function freePlace(scene: Scene, box: Box, side: Side): Rect {
  const taken = scene.shapes.filter((shape) => isSolid(shape) && shape.kind !== 'frame')
  const isUpright = side === 'top' || side === 'bottom'
  const isBefore = side === 'top' || side === 'left'
  const bounds = boundsOfSolid(box)
  const first: Point = isUpright
    ? { x: box.x, y: isBefore ? bounds.y - box.height - GAP : bounds.y + bounds.height + GAP }
    : { x: isBefore ? bounds.x - box.width - GAP : bounds.x + bounds.width + GAP, y: box.y }
  const step = (isUpright ? box.width : box.height) + BESIDE
  for (let tried = 0; tried <= 2 * MOST_TRIED; tried += 1) {
    const off = (tried % 2 === 1 ? 1 : -1) * Math.ceil(tried / 2) * step
    const place = rectInPlane({
      x: first.x + (isUpright ? off : 0),
      y: first.y + (isUpright ? 0 : off),
      width: box.width,
      height: box.height,
    })
    if (!taken.some((shape) => isSolid(shape) && overlaps(grown(boundsOfSolid(shape), GRID_GAP), place)))
      return place
  }
  return rectInPlane({ ...first, width: box.width, height: box.height })
}

/** The least that two boxes stand apart here, px. */
const GRID_GAP = 8
