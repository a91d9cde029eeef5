import * as z from 'zod/mini'
import * as limits from './sceneLimits.ts'

// The shapes of a drawing and all its parts: diagrams and flows are the same document. They bound what it may hold; how
// it looks is the drawing's to say. Lengths and places are in px of the drawing, x to the right and y down.

/** What a box stands for, by which its outline is drawn. Those of flows are named as in BPMN. */
export const BOX_FORMS = [
  'rectangle',
  'rounded',
  'pill',
  'ellipse',
  'diamond',
  'hexagon',
  'parallelogram',
  'trapezoid',
  'triangle',
  'cylinder',
  'document',
  'cloud',
  'star',
  'person',
  'note',
  'text',
] as const

/** What a box does in a flow; null in a diagram. */
export const FLOW_ROLES = ['start', 'step', 'decision', 'parallel', 'wait', 'message', 'end'] as const

/** Names of colours that both themes know: a drawing made in the light is read in the dark. */
export const SCENE_COLOURS = [
  'ink',
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
] as const

export const LINE_STYLES = ['solid', 'dashed', 'dotted'] as const
export const LINE_ROUTES = ['straight', 'elbow', 'curve'] as const
export const LINE_ENDS = ['none', 'arrow', 'triangle', 'diamond', 'dot', 'one', 'many'] as const
/** The sides of a shape on which a line can be held; null lets the line choose. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const
export const TEXT_SIZES = ['small', 'medium', 'large', 'huge'] as const
export const TEXT_ALIGNMENTS = ['start', 'middle', 'end'] as const

/** Names nothing that every object has by birth. */
const id = z.string().check(
  z.maxLength(limits.LONGEST_ID),
  z.regex(/^[\w-]+$/u),
  z.refine((value) => !(value in Object.prototype)),
)
const place = z.number().check(z.gte(-limits.FARTHEST), z.lte(limits.FARTHEST))
const length = z.number().check(z.gte(0), z.lte(limits.FARTHEST))
const words = z.string().check(z.maxLength(limits.LONGEST_TEXT))
const colour = z.enum(SCENE_COLOURS)

const line = {
  /** Of the outline or the line itself. */
  colour,
  style: z.enum(LINE_STYLES),
  /** 1 to 4. */
  weight: z.int().check(z.gte(1), z.lte(4)),
}

const area = { x: place, y: place, width: length, height: length }

/** How far it is turned clockwise around the middle of its area, whole degrees; absent for none. */
const rotation = z.optional(z.int().check(z.gte(0), z.lt(360)))

/** What every shape has. */
const shared = {
  id,
  /** Shapes with the same one are moved together. */
  group: z.nullable(id),
  layer: id,
  locked: z.boolean(),
}

const boxSchema = z.object({
  ...shared,
  ...area,
  rotation,
  kind: z.literal('box'),
  form: z.enum(BOX_FORMS),
  role: z.nullable(z.enum(FLOW_ROLES)),
  /** Lines end with \n; longer ones wrap. */
  text: words,
  /** Further parts below a line: the fields of a class or a table, one a line. */
  details: z.array(words).check(z.maxLength(limits.MOST_DETAILS)),
  fill: z.nullable(colour),
  ...line,
  textSize: z.enum(TEXT_SIZES),
  align: z.enum(TEXT_ALIGNMENTS),
  /** An address that a press opens in the presentation; empty for none. */
  link: words,
})

const pictureSchema = z.object({
  ...shared,
  ...area,
  rotation,
  kind: z.literal('picture'),
  /** The kept file that is shown, by its id in the pictures of the drawing. */
  picture: id,
  /** What it shows, for people who don't see it. */
  text: words,
})

const strokeSchema = z.object({
  ...shared,
  rotation,
  kind: z.literal('stroke'),
  /** x, y and pressure (0 to 1) one after another. */
  points: z.array(z.number()).check(z.maxLength(limits.MOST_NUMBERS_OF_A_STROKE)),
  colour,
  /** 1 to 4. */
  weight: z.int().check(z.gte(1), z.lte(4)),
})

/** A named part of the plane: a page of the presentation, or a lane of a flow. What lies in it moves with it. */
const frameSchema = z.object({
  ...shared,
  ...area,
  kind: z.literal('frame'),
  text: words,
  isLane: z.boolean(),
  fill: z.nullable(colour),
})

/** Where a line begins or ends: held by a shape, or free. */
const endSchema = z.union([
  z.object({ shape: id, side: z.nullable(z.enum(SIDES)) }),
  z.object({ x: place, y: place }),
])

const connectorSchema = z.object({
  ...shared,
  kind: z.literal('connector'),
  from: endSchema,
  to: endSchema,
  fromEnd: z.enum(LINE_ENDS),
  toEnd: z.enum(LINE_ENDS),
  route: z.enum(LINE_ROUTES),
  /** Corners that a hand has set, in order; otherwise it finds its own way around the boxes. */
  bends: z.array(z.object({ x: place, y: place })).check(z.maxLength(limits.MOST_BENDS)),
  text: words,
  ...line,
})

const shapeSchema = z.discriminatedUnion('kind', [
  boxSchema,
  pictureSchema,
  strokeSchema,
  frameSchema,
  connectorSchema,
])

export const sceneSchema = z.object({
  version: z.literal(1),
  /** `flow` has roles, lanes, checks and a run. */
  kind: z.enum(['diagram', 'flow']),
  /** Whether outlines are drawn as by hand. */
  isSketched: z.boolean(),
  /** From the lowest to the highest; at least one. */
  layers: z
    .array(z.object({ id, name: words, isHidden: z.boolean(), isLocked: z.boolean() }))
    .check(z.minLength(1), z.maxLength(limits.MOST_LAYERS)),
  /** Within their layers from back to front. */
  shapes: z.array(shapeSchema).check(z.maxLength(limits.MOST_SHAPES)),
  /** The text that the drawing and itself are kept alike with; null where nobody has opened it. */
  source: z.nullable(z.string().check(z.maxLength(limits.LONGEST_SOURCE))),
})

export type Scene = z.infer<typeof sceneSchema>
export type Shape = Scene['shapes'][number]
export type ShapeKind = Shape['kind']
export type ShapeOf<Kind extends ShapeKind> = Extract<Shape, { kind: Kind }>
export type Box = ShapeOf<'box'>
export type Connector = ShapeOf<'connector'>
export type Frame = ShapeOf<'frame'>
export type Stroke = ShapeOf<'stroke'>
export type Picture = ShapeOf<'picture'>
export type ConnectorEnd = Connector['from']
export type BoxForm = (typeof BOX_FORMS)[number]
export type FlowRole = (typeof FLOW_ROLES)[number]
export type SceneColour = (typeof SCENE_COLOURS)[number]
export type Side = (typeof SIDES)[number]
/** Shapes that have an area of their own: lines can be held by them. */
export type Solid = Box | Picture | Frame
/** Shapes that can be turned: frames and lanes stand upright, and lines go where they are held. */
export type Turnable = Box | Picture | Stroke
export type Layer = Scene['layers'][number]
