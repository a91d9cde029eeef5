import { nearestColour } from '../diagram/looks.ts'
import { turnedAbout } from '../edits/turnShapes.ts'
import { middleOf, type Point, type Rect } from '../geometry/rect.ts'
import { isTurnable, wholeDegrees } from '../geometry/turn.ts'
import { emptyScene, newBox, newConnector, newFrame, newPicture } from '../newScene.ts'
import { FARTHEST, LONGEST_TEXT, MOST_BENDS, MOST_SHAPES } from '../sceneLimits.ts'
import type { Box, BoxForm, Connector, ConnectorEnd, Shape } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'
import {
  boxInPlaceOf,
  createLeftOut,
  type ForeignScene,
  LONGEST_FILE,
  type LeftOut,
  refused,
} from './foreign.ts'
import { createForeignPictures } from './foreignPictures.ts'
import { decodedXml, elementsOf, readXml, type XmlElement } from './xml.ts'

/** Undoes raw deflate. Rejects for bytes that aren't. */
export type Inflate = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>

/** Reads the first page of a drawing of draw.io (`.drawio`), with what of it was left out. Never rejects. */
export async function readDrawio(text: string, newId: () => string, inflate: Inflate): Promise<ForeignScene> {
  if (text.length > LONGEST_FILE) return refused('tooLarge')
  if (!/<(?:mxfile|mxGraphModel)\b/u.test(text)) return refused('notThatFile')
  const file = readXml(text)
  if (file === null) return refused('broken')
  const pages = file.name === 'mxGraphModel' ? [file] : file.children.filter(({ name }) => name === 'diagram')
  const [page] = pages
  if (page === undefined) return refused('empty')
  const model = await modelOf(page, inflate)
  if (model === null) return refused('broken')
  const leftOut = createLeftOut()
  leftOut.add('pages', pages.length - 1)
  const cells = cellsOf(model)
  const pictures = createForeignPictures(newId, leftOut.add)
  const shapes = shapesOf(cells, newId, { leaveOut: leftOut.add, addPicture: pictures.add })
  if (shapes.length === 0 && leftOut.list().length === 0) return refused('empty')
  const scene = soundScene({ ...emptyScene('diagram'), shapes })
  return { ok: true, scene, pictures: pictures.all(), leftOut: leftOut.list() }
}

/** The graph of a page: as it stands, or packed. */
async function modelOf(page: XmlElement, inflate: Inflate): Promise<XmlElement | null> {
  if (page.name === 'mxGraphModel') return page
  const plain = page.children.find(({ name }) => name === 'mxGraphModel')
  if (plain !== undefined) return plain
  try {
    const bytes = Uint8Array.from(atob(page.text.trim()), (sign) => sign.charCodeAt(0))
    const unpacked = await inflate(bytes)
    const root = readXml(decodeURIComponent(unpacked))
    return root?.name === 'mxGraphModel' ? root : null
  } catch {
    return null
  }
}

interface Cell {
  readonly id: string
  readonly parent: string
  readonly value: string
  readonly style: ReadonlyMap<string, string>
  readonly isVertex: boolean
  readonly isEdge: boolean
  readonly source: string | null
  readonly target: string | null
  readonly area: Rect
  readonly isRelative: boolean
  readonly points: readonly Point[]
  readonly start: Point | null
  readonly end: Point | null
}

/** The cells of a graph; one may be wrapped by an element that has its id and words. */
function cellsOf(model: XmlElement): readonly Cell[] {
  const root = elementsOf(model, 'root')[0]
  return (root?.children ?? []).flatMap((element): Cell[] => {
    const cell = element.name === 'mxCell' ? element : element.children.find(({ name }) => name === 'mxCell')
    if (cell === undefined) return []
    const of = (name: string) => cell.attributes.get(name)
    const geometry = cell.children.find(({ name }) => name === 'mxGeometry')
    const points =
      geometry === undefined ? [] : elementsOf(geometry, 'Array').flatMap(({ children }) => children)
    const pointAs = (as: string) => {
      const found = geometry?.children.find(
        ({ name, attributes }) => name === 'mxPoint' && attributes.get('as') === as,
      )
      return found === undefined ? null : pointOf(found)
    }
    return [
      {
        id: element.attributes.get('id') ?? of('id') ?? '',
        parent: of('parent') ?? '',
        value: element.attributes.get('label') ?? of('value') ?? '',
        style: styleOf(of('style') ?? ''),
        isVertex: of('vertex') === '1',
        isEdge: of('edge') === '1',
        source: of('source') ?? null,
        target: of('target') ?? null,
        area: areaOf(geometry),
        isRelative: geometry?.attributes.get('relative') === '1',
        points: points.map(pointOf),
        start: pointAs('sourcePoint'),
        end: pointAs('targetPoint'),
      },
    ]
  })
}

function numberOf(words: string | undefined): number {
  const value = Number(words ?? 0)
  return Number.isFinite(value) ? Math.min(FARTHEST, Math.max(-FARTHEST, value)) : 0
}

const pointOf = ({ attributes }: XmlElement): Point => ({
  x: numberOf(attributes.get('x')),
  y: numberOf(attributes.get('y')),
})

function areaOf(geometry: XmlElement | undefined): Rect {
  const of = (name: string) => numberOf(geometry?.attributes.get(name))
  return { x: of('x'), y: of('y'), width: Math.max(0, of('width')), height: Math.max(0, of('height')) }
}

/** `rounded=1;fillColor=#fff` and names that stand alone, as `ellipse`. */
function styleOf(words: string): ReadonlyMap<string, string> {
  return new Map(
    words.split(';').flatMap((part): [string, string][] => {
      const [name = '', ...value] = part.split('=')
      return name === '' ? [] : [[name.trim(), value.join('=').trim()]]
    }),
  )
}

interface Gathered {
  readonly leaveOut: (what: LeftOut) => void
  readonly addPicture: ReturnType<typeof createForeignPictures>['add']
}

function shapesOf(cells: readonly Cell[], newId: () => string, { leaveOut, addPicture }: Gathered): Shape[] {
  const byId = new Map(cells.map((cell) => [cell.id, cell]))
  const ids = new Map(cells.map(({ id }) => [id, newId()]))
  const origin = (cell: Cell): Point => {
    let at = { x: 0, y: 0 }
    let parent = byId.get(cell.parent)
    for (let depth = 0; parent?.isVertex === true && depth < 50; depth += 1) {
      at = { x: at.x + parent.area.x, y: at.y + parent.area.y }
      parent = byId.get(parent.parent)
    }
    return at
  }
  const placed = (cell: Cell, point: Point): Point => {
    const { x, y } = origin(cell)
    return { x: numberOf(String(point.x + x)), y: numberOf(String(point.y + y)) }
  }
  const labels = new Map<string, string[]>()
  for (const cell of cells) {
    if (cell.isVertex && byId.get(cell.parent)?.isEdge === true) {
      labels.set(cell.parent, [...(labels.get(cell.parent) ?? []), wordsOf(cell)])
    }
  }
  const held = new Set(cells.flatMap((cell) => (cell.isVertex && !cell.isRelative ? [cell.id] : [])))
  const vertices = cells.flatMap((cell): Shape[] => {
    if (!cell.isVertex || byId.get(cell.parent)?.isEdge === true || cell.style.has('group')) return []
    if (cell.style.get('flipH') === '1' || cell.style.get('flipV') === '1') leaveOut('mirrored')
    if (/\\\(|\$\$/u.test(cell.value)) leaveOut('formulas')
    const place = { id: ids.get(cell.id) ?? '', area: { ...cell.area, ...placed(cell, cell.area) } }
    const shapes = isPicture(cell)
      ? pictureShapes(cell, place, newId, addPicture)
      : [vertexOf(cell, place.id, place.area), ...iconOf(cell, place.area, newId, addPicture)]
    const degrees = wholeDegrees(numberOf(cell.style.get('rotation')))
    if (degrees === 0) return shapes
    if (shapes.some(({ kind }) => kind === 'frame')) leaveOut('rotation')
    // What stands in or below it turns with it.
    return shapes.map((shape) =>
      isTurnable(shape) ? turnedAbout(shape, middleOf(place.area), degrees) : shape,
    )
  })
  const edges = cells.flatMap((cell): Shape[] => {
    if (!cell.isEdge) return []
    const end = (of: string | null, point: Point | null): ConnectorEnd | null => {
      const shape =
        of !== null && held.has(of) && byId.get(of)?.style.has('group') === false ? ids.get(of) : undefined
      if (shape !== undefined) return { shape, side: null }
      return point === null ? null : placed(cell, point)
    }
    const [from, to] = [end(cell.source, cell.start), end(cell.target, cell.end)]
    if (from === null || to === null) {
      leaveOut('unknown')
      return []
    }
    const text = [wordsOf(cell), ...(labels.get(cell.id) ?? [])].filter(Boolean).join('\n')
    return [
      edgeOf(
        cell,
        ids.get(cell.id) ?? '',
        from,
        to,
        text,
        cell.points.map((point) => placed(cell, point)),
      ),
    ]
  })
  return [...vertices, ...edges].slice(0, MOST_SHAPES)
}

/** Whether a cell is nothing but a picture; others may have one beside their words. */
const isPicture = ({ style }: Cell) =>
  style.get('shape') === 'image' || (style.has('image') && !style.has('shape') && !style.has('label'))

/** How high the words below a picture stand, px. */
const LABEL_HEIGHT = 28

/** A picture with its words below; where it isn't read, a box with them in its place. */
function pictureShapes(
  cell: Cell,
  { id, area }: { readonly id: string; readonly area: Rect },
  newId: () => string,
  addPicture: Gathered['addPicture'],
): Shape[] {
  const text = wordsOf(cell)
  const isFitted = cell.style.get('imageAspect') !== '0'
  const picture = addPicture(cell.style.get('image'), { isFitted })
  if (picture === null) return [boxInPlaceOf(newPicture(id, area, '', { text }))]
  if (text === '') return [newPicture(id, area, picture)]
  const group = newId()
  const below = { x: area.x, y: area.y + area.height, width: area.width, height: LABEL_HEIGHT }
  return [
    newPicture(id, area, picture, { text, group }),
    newBox(newId(), below, { form: 'text', text, textSize: sizeOf(cell.style.get('fontSize')), group }),
  ]
}

/** The side of a picture that stands in a box beside its words, and how far from its edge, px, unless told. */
const ICON = { side: 24, gap: 8 } as const

/** The picture in a box. */
function iconOf(cell: Cell, area: Rect, newId: () => string, addPicture: Gathered['addPicture']): Shape[] {
  const { style } = cell
  if (!style.has('image')) return []
  const picture = addPicture(style.get('image'), { isFitted: true })
  if (picture === null) return []
  const [width, height] = ['imageWidth', 'imageHeight'].map((name) =>
    style.has(name) ? Math.max(1, numberOf(style.get(name))) : ICON.side,
  )
  const size = { width: width ?? ICON.side, height: height ?? ICON.side }
  const align = style.get('imageAlign')
  const x =
    align === 'center'
      ? area.x + (area.width - size.width) / 2
      : align === 'right'
        ? area.x + area.width - size.width - ICON.gap
        : area.x + ICON.gap
  return [newPicture(newId(), { x, y: area.y + (area.height - size.height) / 2, ...size }, picture)]
}

/** Words of a value, which may be HTML. */
function wordsOf({ value, style }: Cell): string {
  const isHtml = style.get('html') === '1' || /<[a-z][^>]*>/iu.test(value)
  const plain = isHtml
    ? decodedXml(
        value
          .replaceAll(
            /<br\s*\/?>|<\/(?:div|p|h\d|li|tr)>(?!\s*$)|(?<=\S)<(?:div|p)(?:\s[^>]*)?>|<hr[^>]*>/giu,
            '\n',
          )
          .replaceAll(/<[^>]*>/gu, ''),
      )
    : value
  return plain
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\n{2,}/gu, '\n')
    .trim()
    .slice(0, LONGEST_TEXT)
}

const FORMS: readonly (readonly [name: string, form: BoxForm])[] = [
  ['ellipse', 'ellipse'],
  ['doubleEllipse', 'ellipse'],
  ['rhombus', 'diamond'],
  ['triangle', 'triangle'],
  ['hexagon', 'hexagon'],
  ['parallelogram', 'parallelogram'],
  ['trapezoid', 'trapezoid'],
  ['cylinder', 'cylinder'],
  ['cylinder3', 'cylinder'],
  ['datastore', 'cylinder'],
  ['cloud', 'cloud'],
  ['document', 'document'],
  ['note', 'note'],
  ['note2', 'note'],
  ['umlActor', 'person'],
  ['actor', 'person'],
  ['mxgraph.basic.star', 'star'],
  ['mxgraph.flowchart.decision', 'diamond'],
  ['mxgraph.flowchart.terminator', 'pill'],
  ['mxgraph.flowchart.document', 'document'],
  ['mxgraph.flowchart.database', 'cylinder'],
  ['mxgraph.bpmn.shape', 'rounded'],
]

function formOf(style: ReadonlyMap<string, string>): BoxForm {
  if (style.has('text')) return 'text'
  const shape = style.get('shape')
  const known = FORMS.find(([name]) => shape === name || style.has(name))
  if (known !== undefined) return known[1]
  if (style.get('rounded') !== '1') return 'rectangle'
  return numberOf(style.get('arcSize')) >= 40 ? 'pill' : 'rounded'
}

function vertexOf(cell: Cell, id: string, area: Rect): Shape {
  const { style } = cell
  const text = wordsOf(cell)
  if (style.has('swimlane') || style.get('shape') === 'table') {
    return newFrame(id, area, { text, isLane: style.has('swimlane') && style.get('horizontal') === '0' })
  }
  const form = formOf(style)
  const fill = style.get('fillColor')
  return newBox(id, area, {
    ...lookOf(style),
    form,
    text,
    fill: fill === undefined || fill === 'none' || form === 'text' ? null : nearestColour(fill),
    align: style.get('align') === 'left' ? 'start' : style.get('align') === 'right' ? 'end' : 'middle',
    textSize: sizeOf(style.get('fontSize')),
    link: '',
  })
}

function lookOf(style: ReadonlyMap<string, string>): Pick<Box, 'colour' | 'style' | 'weight'> {
  const colour = style.get('strokeColor')
  return {
    colour: (colour === undefined || colour === 'none' ? null : nearestColour(colour)) ?? 'ink',
    style:
      style.get('dashed') !== '1'
        ? 'solid'
        : style.get('dashPattern')?.startsWith('1 ') === true
          ? 'dotted'
          : 'dashed',
    weight: Math.min(4, Math.max(1, Math.round(numberOf(style.get('strokeWidth') ?? '1')) + 1)),
  }
}

function sizeOf(px: string | undefined): Box['textSize'] {
  const size = px === undefined ? 12 : numberOf(px)
  if (size < 12) return 'small'
  if (size < 18) return 'medium'
  return size < 28 ? 'large' : 'huge'
}

function edgeOf(
  { style }: Cell,
  id: string,
  from: ConnectorEnd,
  to: ConnectorEnd,
  text: string,
  points: readonly Point[],
): Shape {
  const isCurve = style.get('curved') === '1'
  const isElbow = /orthogonal|elbow|entityRelation|segment/iu.test(style.get('edgeStyle') ?? '')
  return newConnector(id, from, to, {
    ...lookOf(style),
    text: text.slice(0, LONGEST_TEXT),
    route: isCurve ? 'curve' : isElbow ? 'elbow' : 'straight',
    bends: points.slice(0, MOST_BENDS),
    fromEnd: headOf(style.get('startArrow') ?? 'none'),
    toEnd: headOf(style.get('endArrow') ?? 'classic', style.get('endFill')),
  })
}

function headOf(name: string, fill = '1'): Connector['toEnd'] {
  if (name === 'none') return 'none'
  if (name === 'block') return fill === '0' ? 'triangle' : 'arrow'
  if (name.startsWith('diamond')) return 'diamond'
  if (name === 'oval' || name === 'circle') return 'dot'
  if (/^ER.*[mM]any/u.test(name)) return 'many'
  return name.startsWith('ER') ? 'one' : 'arrow'
}
