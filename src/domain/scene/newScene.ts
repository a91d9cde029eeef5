import { strokeNumbers } from './geometry/strokeNumbers.ts'
import type { Rect } from './geometry/rect.ts'
import type { Box, Connector, ConnectorEnd, Frame, Picture, Scene, Stroke } from './sceneSchema.ts'

/** The layer that every new drawing has; its name is the screen's to say while it is empty. */
export const FIRST_LAYER = 'base'

/** A drawing that nothing was done to yet. */
export function emptyScene(kind: Scene['kind']): Scene {
  return {
    version: 1,
    kind,
    isSketched: false,
    layers: [{ id: FIRST_LAYER, name: '', isHidden: false, isLocked: false }],
    shapes: [],
    source: null,
  }
}

const SHARED = { group: null, layer: FIRST_LAYER, locked: false } as const
const LINE = { colour: 'ink', style: 'solid', weight: 2 } as const

/** A box as it comes from the palette. */
export function newBox(id: string, area: Rect, change: Partial<Omit<Box, 'id' | 'kind'>> = {}): Box {
  return {
    ...SHARED,
    ...LINE,
    id,
    kind: 'box',
    ...areaOf(area),
    form: 'rectangle',
    role: null,
    text: '',
    details: [],
    fill: null,
    textSize: 'medium',
    align: 'middle',
    link: '',
    ...change,
  }
}

/** A line with an arrow at its end. */
export function newConnector(
  id: string,
  from: ConnectorEnd,
  to: ConnectorEnd,
  change: Partial<Omit<Connector, 'id' | 'kind' | 'from' | 'to'>> = {},
): Connector {
  return {
    ...SHARED,
    ...LINE,
    id,
    kind: 'connector',
    from,
    to,
    fromEnd: 'none',
    toEnd: 'arrow',
    route: 'elbow',
    bends: [],
    text: '',
    ...change,
  }
}

export function newFrame(id: string, area: Rect, change: Partial<Omit<Frame, 'id' | 'kind'>> = {}): Frame {
  return { ...SHARED, id, kind: 'frame', ...areaOf(area), text: '', isLane: false, fill: null, ...change }
}

/** A stroke of a pen; `points` as in the schema. More than a stroke may hold is thinned out. */
export function newStroke(
  id: string,
  points: readonly number[],
  change: Partial<Omit<Stroke, 'id' | 'kind' | 'points'>> = {},
): Stroke {
  return { ...SHARED, id, kind: 'stroke', points: strokeNumbers(points), colour: 'ink', weight: 2, ...change }
}

export function newPicture(
  id: string,
  area: Rect,
  picture: string,
  change: Partial<Omit<Picture, 'id' | 'kind' | 'picture'>> = {},
): Picture {
  return { ...SHARED, id, kind: 'picture', ...areaOf(area), picture, text: '', ...change }
}

const areaOf = ({ x, y, width, height }: Rect) => ({ x, y, width, height })
