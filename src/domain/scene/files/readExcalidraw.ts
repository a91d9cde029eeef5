import * as z from 'zod/mini'
import { nearestColour } from '../diagram/looks.ts'
import { emptyScene, newBox, newConnector, newFrame, newStroke } from '../newScene.ts'
import { FARTHEST, LONGEST_TEXT, MOST_BENDS, MOST_SHAPES } from '../sceneLimits.ts'
import type { Box, Connector, ConnectorEnd, Shape } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'
import { createLeftOut, type ForeignScene, LONGEST_FILE, refused } from './foreign.ts'

const number = z.catch(z.number().check(z.gte(-FARTHEST), z.lte(FARTHEST)), 0)
const binding = z.catch(z.nullish(z.object({ elementId: z.string() })), null)
const elementSchema = z.object({
  id: z.string(),
  type: z.string(),
  x: number,
  y: number,
  width: z.catch(number, 0),
  height: z.catch(number, 0),
  angle: z.catch(z.number(), 0),
  strokeColor: z.catch(z.string(), '#1e1e1e'),
  backgroundColor: z.catch(z.string(), 'transparent'),
  strokeWidth: z.catch(z.number(), 2),
  strokeStyle: z.catch(z.string(), 'solid'),
  roundness: z.catch(z.unknown(), null),
  groupIds: z.catch(z.array(z.string()), []),
  isDeleted: z.catch(z.boolean(), false),
  locked: z.catch(z.boolean(), false),
  link: z.catch(z.nullish(z.string()), null),
  text: z.catch(z.string(), ''),
  originalText: z.catch(z.nullish(z.string()), null),
  fontSize: z.catch(z.number(), 20),
  textAlign: z.catch(z.string(), 'left'),
  containerId: z.catch(z.nullish(z.string()), null),
  points: z.catch(z.array(z.tuple([z.number(), z.number()])), []),
  pressures: z.catch(z.array(z.number()), []),
  startBinding: binding,
  endBinding: binding,
  startArrowhead: z.catch(z.nullish(z.string()), null),
  endArrowhead: z.catch(z.nullish(z.string()), null),
  elbowed: z.catch(z.boolean(), false),
  name: z.catch(z.nullish(z.string()), null),
})
type Element = z.infer<typeof elementSchema>

const fileSchema = z.object({ type: z.string(), elements: z.array(z.unknown()) })

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
    if (Math.abs(element.angle) > 0.01 && element.type !== 'freedraw') leftOut.add('rotation')
    const shape = shapeOf(element, ids, words.get(element.id))
    if (shape === null) {
      leftOut.add(
        element.type === 'image' ? 'pictures' : /embed|iframe/u.test(element.type) ? 'embedded' : 'unknown',
      )
      return []
    }
    return [{ ...shape, group: groupOf(element.groupIds), locked: element.locked }]
  })
  if (shapes.length === 0 && leftOut.list().length === 0) return refused('empty')
  const scene = soundScene({ ...emptyScene('diagram'), isSketched: true, shapes })
  return { ok: true, scene, leftOut: leftOut.list() }
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
  switch (element.type) {
    case 'rectangle':
    case 'ellipse':
    case 'diamond': {
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
    }
    case 'text': {
      const align =
        element.textAlign === 'center' ? 'middle' : element.textAlign === 'right' ? 'end' : 'start'
      return newBox(id, area, {
        colour: look.colour,
        form: 'text',
        text,
        align,
        link,
        textSize: sizeOf(element.fontSize),
      })
    }
    case 'frame':
    case 'magicframe':
      return newFrame(id, area, { text: element.name ?? '' })
    case 'freedraw': {
      const points = element.points.flatMap(([x, y], at) => [
        element.x + x,
        element.y + y,
        element.pressures[at] ?? 0.5,
      ])
      return newStroke(id, points, { colour: look.colour, weight: look.weight })
    }
    case 'arrow':
    case 'line':
      return lineOf(id, element, ids, { ...look, text })
    default:
      return null
  }
}

function lineOf(
  id: string,
  element: Element,
  ids: ReadonlyMap<string, string>,
  look: Partial<Connector>,
): Shape | null {
  const points = element.points.map(([x, y]) => ({ x: element.x + x, y: element.y + y }))
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
