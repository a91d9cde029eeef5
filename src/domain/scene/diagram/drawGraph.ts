import { boundsOfSolid } from '../geometry/bounds.ts'
import { middleOf, type Rect, union } from '../geometry/rect.ts'
import { withRotation } from '../geometry/turn.ts'
import { newBox, newConnector, newFrame } from '../newScene.ts'
import type { Box, Connector, Frame, Shape } from '../sceneSchema.ts'
import type { Measure } from '../words/wrapText.ts'
import type { DiagramGraph, DiagramLink, DiagramNode } from './diagramGraph.ts'
import { boxFormOf } from './flowchart/forms.ts'
import { FRAME_PADDING, type Places, sizeOfNode, sizeOfNote } from './layout/elkGraphOfDiagram.ts'
import { lookOf } from './looks.ts'
import { lineEndOf } from './lineEnds.ts'
import type { Pin, Pins } from './pins.ts'
import { shapeIdOf } from './shapeIds.ts'
import type { DiagramKind } from './statement.ts'

/** The shapes of a graph at their places; pins have the last word. */
export function drawGraph(
  graph: DiagramGraph,
  kind: DiagramKind,
  places: Places,
  pins: Pins,
  measure: Measure,
): Shape[] {
  const boxes = new Map(
    Array.from(graph.nodes.values(), (node) => {
      const size = sizeOfNode(node, kind, measure)
      const laid = places.parts.get(node.id) ?? { x: 0, y: 0, ...size }
      const turn = graph.turns.get(node.id) ?? 0
      // A turned node stands in the middle of the room that it was given.
      const place = turn === 0 ? laid : centred(size, laid)
      return [node.id, withRotation(boxOf(node, kind, place, pins), turn)] as const
    }),
  )
  const frames = framesOf(graph, boxes, places, pins)
  const shapeOf = (id: string) => boxes.get(id)?.id ?? frames.get(id)?.id
  const noteNames = noteNamesOf(graph)
  const notes = graph.notes.flatMap((note, at): Shape[] => {
    const name = noteNames[at] ?? ''
    const id = pins.shapeOf('note', name)
    const rect = places.notes[at] ?? { x: 0, y: 0, ...sizeOfNote(note.text, measure) }
    const pin = pins.get(name)
    const look = { form: 'note', text: note.text, fill: 'yellow' } as const
    const box = withRotation(newBox(id, { ...rect, ...placeOf(pin) }, look), graph.turns.get(name) ?? 0)
    const lines = note.of.flatMap((of) => {
      const shape = shapeOf(of)
      return shape === undefined ? [] : [noteLine(id, shape)]
    })
    return [box, ...lines]
  })
  return [...frames.values(), ...boxes.values(), ...connectorsOf(graph.links, kind, shapeOf), ...notes]
}

/** The names of remarks, by which they are pinned: by what they are of, and the how-manieth of it each is. */
export function noteNamesOf({ notes }: DiagramGraph): readonly string[] {
  const count = new Map<string, number>()
  return notes.map(({ of }) => {
    const name = `note:${of.join(',')}`
    const at = (count.get(name) ?? 0) + 1
    count.set(name, at)
    return at === 1 ? name : `${name}:${at}`
  })
}

const placeOf = (pin: Pin | undefined) => (pin === undefined ? {} : { x: pin.x, y: pin.y })

function noteLine(note: string, of: string): Connector {
  return newConnector(
    shapeIdOf('link', note, of),
    { shape: note, side: null },
    { shape: of, side: null },
    { style: 'dashed', toEnd: 'none', route: 'straight', weight: 1 },
  )
}

/** A node as a box. */
export function boxOf(node: DiagramNode, kind: DiagramKind, laid: Rect, pins: Pins): Box {
  const isBar = kind === 'state' && (node.form === 'trapezoid' || node.form === 'trapezoidUp')
  const isPoint = kind === 'state' && (node.form === 'ellipse' || node.form === 'double')
  return newBox(
    pins.shapeOf('node', node.id),
    { ...laid, ...placeOf(pins.get(node.id)) },
    {
      form: isBar ? 'rectangle' : kind === 'state' && node.form === null ? 'rounded' : boxFormOf(node.form),
      text: isBar || (kind === 'state' && node.form === 'diamond') ? '' : node.text,
      details: [...node.details],
      ...(isBar || isPoint ? { fill: isPoint && node.form === 'double' ? 'grey' : 'ink' } : {}),
      ...(node.form === 'subroutine' || (node.form === 'double' && !isPoint) ? { weight: 3 } : {}),
      ...lookOf(node.properties),
    },
  )
}

/** Frames from outside to inside, each around what it holds. */
function framesOf(
  { frames, nodes }: DiagramGraph,
  boxes: ReadonlyMap<string, Box>,
  places: Places,
  pins: Pins,
): ReadonlyMap<string, Frame> {
  const drawn = new Map<string, Frame>()
  const draw = (id: string): Rect | null => {
    const held = [
      ...[...nodes.values()].flatMap((node) => (node.frame === id ? [boundsOf(boxes.get(node.id))] : [])),
      ...[...frames.values()].map((each) => (each.frame === id && each.id !== id ? draw(each.id) : null)),
    ].filter((rect) => rect !== null)
    const pin = pins.get(id)
    const laid = places.parts.get(id)
    const own = pin === undefined ? laid : { ...(laid ?? EMPTY_FRAME), x: pin.x, y: pin.y }
    const around = union(held)
    const needed = around === null ? null : framed(around)
    const rect = union([own, needed].filter((each) => each !== undefined && each !== null)) ?? EMPTY_FRAME
    const frame = newFrame(pins.shapeOf('frame', id), rect, { text: frames.get(id)?.text ?? id })
    drawn.set(id, frame)
    return frame
  }
  for (const { id, frame } of frames.values()) if (frame === null || !frames.has(frame)) draw(id)
  return new Map([...drawn].toReversed())
}

const boundsOf = (box: Box | undefined): Rect | null => (box === undefined ? null : boundsOfSolid(box))

/** A box of a size in the middle of an area. */
function centred({ width, height }: Pick<Rect, 'width' | 'height'>, area: Rect): Rect {
  const { x, y } = middleOf(area)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

const EMPTY_FRAME: Rect = { x: 0, y: 0, width: 200, height: 120 }

const framed = ({ x, y, width, height }: Rect): Rect => ({
  x: x - FRAME_PADDING.side,
  y: y - FRAME_PADDING.top,
  width: width + 2 * FRAME_PADDING.side,
  height: height + FRAME_PADDING.top + FRAME_PADDING.side,
})

function connectorsOf(
  links: readonly DiagramLink[],
  kind: DiagramKind,
  shapeOf: (id: string) => string | undefined,
): Connector[] {
  const count = new Map<string, number>()
  return links.flatMap(({ from, to, mark, properties }): Connector[] => {
    const [start, end] = [shapeOf(from), shapeOf(to)]
    const key = `${from}\n${to}`
    const at = count.get(key) ?? 0
    count.set(key, at + 1)
    if (start === undefined || end === undefined || mark.stroke === 'invisible') return []
    return [
      newConnector(
        shapeIdOf('link', from, to, String(at)),
        { shape: start, side: null },
        { shape: end, side: null },
        {
          fromEnd: lineEndOf(kind, mark.from),
          toEnd: lineEndOf(kind, mark.to),
          style: mark.stroke === 'dotted' ? 'dashed' : 'solid',
          weight: mark.stroke === 'thick' ? 3 : 2,
          text: textOfLink(mark),
          ...withoutFill(lookOf(properties)),
        },
      ),
    ]
  })
}

/** The words of a line: those at its ends stand around those in the middle. */
export function textOfLink({
  text,
  fromText,
  toText,
}: {
  readonly text: string
  readonly fromText: string
  readonly toText: string
}): string {
  return fromText === '' && toText === '' ? text : [fromText, text, toText].filter(Boolean).join(' ')
}

function withoutFill({ fill: _fill, ...look }: ReturnType<typeof lookOf>) {
  return look
}
