import * as z from 'zod/mini'
import { nearestColour } from '../diagram/looks.ts'
import { aroundPoints, middleOf, type Point } from '../geometry/rect.ts'
import { isTurnable, turned, wholeDegrees, withRotation } from '../geometry/turn.ts'
import { emptyScene, newBox, newConnector, newFrame, newPicture, newStroke } from '../newScene.ts'
import { FARTHEST, LONGEST_TEXT, MOST_BENDS, MOST_SHAPES } from '../sceneLimits.ts'
import type { Box, Connector, ConnectorEnd, Shape } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'
import { boxInPlaceOf, createLeftOut, type ForeignScene, LONGEST_FILE, refused } from './foreign.ts'
import { createForeignPictures } from './foreignPictures.ts'

/** What is read in place of what doesn't fit. */
const orElse = z.catch

const number = orElse(z.number().check(z.gte(-FARTHEST), z.lte(FARTHEST)), 0)
const length = z.number().check(z.gt(0), z.lte(FARTHEST))
const binding = orElse(z.nullish(z.object({ elementId: z.string() })), null)
const elementSchema = z.object({
  id: z.string(),
  type: z.string(),
  x: number,
  y: number,
  width: orElse(number, 0),
  height: orElse(number, 0),
  /** Clockwise, in radians. */
  angle: orElse(z.number().check(z.gte(-100), z.lte(100)), 0),
  strokeColor: orElse(z.string(), '#1e1e1e'),
  backgroundColor: orElse(z.string(), 'transparent'),
  strokeWidth: orElse(z.number(), 2),
  strokeStyle: orElse(z.string(), 'solid'),
  roundness: orElse(z.unknown(), null),
  groupIds: orElse(z.array(z.string()), []),
  isDeleted: orElse(z.boolean(), false),
  locked: orElse(z.boolean(), false),
  link: orElse(z.nullish(z.string()), null),
  text: orElse(z.string(), ''),
  originalText: orElse(z.nullish(z.string()), null),
  fontSize: orElse(z.number(), 20),
  textAlign: orElse(z.string(), 'left'),
  containerId: orElse(z.nullish(z.string()), null),
  points: orElse(z.array(z.tuple([z.number(), z.number()])), []),
  pressures: orElse(z.array(z.number()), []),
  startBinding: binding,
  endBinding: binding,
  startArrowhead: orElse(z.nullish(z.string()), null),
  endArrowhead: orElse(z.nullish(z.string()), null),
  elbowed: orElse(z.boolean(), false),
  name: orElse(z.nullish(z.string()), null),
  fileId: orElse(z.nullish(z.string()), null),
  /** -1 for what is mirrored. */
  scale: orElse(z.tuple([z.number(), z.number()]), [1, 1]),
  /** In px of the picture. */
  crop: orElse(z.nullish(z.object({ x: number, y: number, width: length, height: length })), null),
})
type Element = z.infer<typeof elementSchema>

const fileSchema = z.object({
  type: z.string(),
  elements: z.array(z.unknown()),
  files: orElse(z.record(z.string(), orElse(z.nullable(z.object({ dataURL: z.string() })), null)), {}),
})

const FORMS: Readonly<Record<string, Box['form']>> = {
  rectangle: 'rectangle',
  ellipse: 'ellipse',
  diamond: 'diamond',
}

/** Reads a drawing of Excalidraw (`.excalidraw`), with what of it was left out. Never throws. */
export function readExcalidraw(text: string, newId: () => string): ForeignScene {
  if (text.length > LONGEST_FILE) return refused('tooLarge')
  const file = fileSchema.safeParse(parsed(text))
  if (!file.success || !file.data.type.startsWith('excalidraw')) {
    return refused(/^\s*\{[^]*"excalidraw/u.test(text) ? 'broken' : 'notThatFile')
  }
  const leftOut = createLeftOut()
  const pictures = createForeignPictures(newId, leftOut.add)
  const addresses = new Map(Object.entries(file.data.files))
  const pictureOf = ({ fileId, crop }: Element) =>
    pictures.add(addresses.get(fileId ?? '')?.dataURL, { crop: crop ?? null })
  const elements = file.data.elements.flatMap((each): Element[] => {
    const element = elementSchema.safeParse(each)
    if (!element.success) leftOut.add('unknown')
    return element.success && !element.data.isDeleted ? [element.data] : []
  })
  const ids = new Map(elements.map(({ id }) => [id, newId()]))
  const groups = new Map<string, string>()
  const groupOf = (list: readonly string[]) => {
    const outer = list.at(-1)
    if (outer === undefined) return null
    const known = groups.get(outer) ?? newId()
    groups.set(outer, known)
    return known
  }
  const words = new Map(
    elements.flatMap((each) =>
      each.type === 'text' && typeof each.containerId === 'string' && ids.has(each.containerId)
        ? [[each.containerId, each] as const]
        : [],
    ),
  )
  const shapes = elements.slice(0, MOST_SHAPES).flatMap((element): Shape[] => {
    if (
      element.type === 'text' &&
      typeof element.containerId === 'string' &&
      words.get(element.containerId) === element
    )
      return []
    if (element.scale.some((way) => way < 0)) leftOut.add('mirrored')
    const shape = shapeOf(element, ids, words.get(element.id), pictureOf)
    if (shape === null) {
      leftOut.add(/embed|iframe/u.test(element.type) ? 'embedded' : 'unknown')
      return []
    }
    const degrees = degreesOf(element)
    if (shape.kind === 'frame' && degrees !== 0) leftOut.add('rotation')
    const placed = isTurnable(shape) ? withRotation(shape, degrees) : shape
    return [{ ...placed, group: groupOf(element.groupIds), locked: element.locked }]
  })
  if (shapes.length === 0 && leftOut.list().length === 0) return refused('empty')
  const scene = soundScene({ ...emptyScene('diagram'), isSketched: true, shapes })
  return { ok: true, scene, pictures: pictures.all(), leftOut: leftOut.list() }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function shapeOf(
  element: Element,
  ids: ReadonlyMap<string, string>,
  words: Element | undefined,
  pictureOf: (element: Element) => string | null,
): Shape | null {
  const id = ids.get(element.id) ?? element.id
  const area = {
    x: element.x,
    y: element.y,
    width: Math.abs(element.width),
    height: Math.abs(element.height),
  }
  const look = {
    colour: nearestColour(element.strokeColor) ?? 'ink',
    weight: Math.min(4, Math.max(1, Math.round(element.strokeWidth))),
    style:
      element.strokeStyle === 'dashed' || element.strokeStyle === 'dotted' ? element.strokeStyle : 'solid',
  } as const
  const text = textOf(words ?? element)
  const link = (element.link ?? '').slice(0, LONGEST_TEXT)
  if (element.type === 'rectangle' || element.type === 'ellipse' || element.type === 'diamond') {
    const isRound =
      element.type === 'rectangle' && element.roundness !== null && element.roundness !== undefined
    const form = isRound ? 'rounded' : (FORMS[element.type] ?? 'rectangle')
    return newBox(id, area, {
      ...look,
      form,
      text,
      fill: nearestFill(element),
      link,
      textSize: sizeOf(words?.fontSize ?? 20),
    })
  } else if (element.type === 'text') {
    const align = element.textAlign === 'center' ? 'middle' : element.textAlign === 'right' ? 'end' : 'start'
    return newBox(id, area, {
      colour: look.colour,
      form: 'text',
      text,
      align,
      link,
      textSize: sizeOf(element.fontSize),
    })
  } else if (element.type === 'frame' || element.type === 'magicframe') {
    return newFrame(id, area, { text: element.name ?? '' })
  } else if (element.type === 'image') {
    const place = newPicture(id, area, '')
    const picture = pictureOf(element)
    return picture === null ? boxInPlaceOf(place) : { ...place, picture }
  } else if (element.type === 'freedraw') {
    const points = element.points.flatMap(([x, y], at) => [
      element.x + x,
      element.y + y,
      element.pressures[at] ?? 0.5,
    ])
    return newStroke(id, points, { colour: look.colour, weight: look.weight })
  } else if (element.type === 'arrow' || element.type === 'line') {
    return lineOf(id, element, ids, { ...look, text })
  } else {
    return null
  }
}

/** How far an element is turned, whole degrees. */
const degreesOf = ({ angle }: Element) => wholeDegrees((angle * 180) / Math.PI)

/** A line’s places as they are seen: an angle turns all of it around the middle of the box around them. */
function placesOfLine(element: Element): readonly Point[] {
  const places = element.points.map(([x, y]) => ({ x: element.x + x, y: element.y + y }))
  const around = aroundPoints(places)
  const degrees = (element.angle * 180) / Math.PI
  return around === null ? places : places.map((place) => turned(place, middleOf(around), degrees))
}

function lineOf(
  id: string,
  element: Element,
  ids: ReadonlyMap<string, string>,
  look: Partial<Connector>,
): Shape | null {
  const points = placesOfLine(element)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const end = (bound: Element['startBinding'], place: { x: number; y: number }): ConnectorEnd => {
    const shape = ids.get(bound?.elementId ?? '')
    return shape === undefined ? place : { shape, side: null }
  }
  const isElbow = element.elbowed
  return newConnector(id, end(element.startBinding, first), end(element.endBinding, last), {
    ...look,
    route: isElbow ? 'elbow' : element.roundness !== null && points.length > 2 ? 'curve' : 'straight',
    bends: isElbow ? [] : points.slice(1, -1).slice(0, MOST_BENDS),
    fromEnd: headOf(element.startArrowhead),
    toEnd: headOf(element.endArrowhead),
  })
}

function headOf(name: string | null | undefined): Connector['toEnd'] {
  if (name === null || name === undefined) return 'none'
  if (name.startsWith('triangle')) return 'triangle'
  if (name.startsWith('diamond')) return 'diamond'
  if (name.startsWith('circle') || name === 'dot') return 'dot'
  if (name === 'bar' || name === 'crowfoot_one') return 'one'
  return name.startsWith('crowfoot') ? 'many' : 'arrow'
}

const textOf = ({ type, text, originalText }: Element) =>
  (type === 'text' ? (originalText ?? text) : '').slice(0, LONGEST_TEXT)
const nearestFill = ({ backgroundColor }: Element) =>
  backgroundColor === 'transparent' ? null : nearestColour(backgroundColor)

function sizeOf(px: number): Box['textSize'] {
  if (px < 16) return 'small'
  if (px < 26) return 'medium'
  return px < 34 ? 'large' : 'huge'
}
