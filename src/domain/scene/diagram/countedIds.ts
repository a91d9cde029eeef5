import type { Box, ConnectorEnd, Scene, Shape } from '../sceneSchema.ts'
import { shapesById } from '../shapesById.ts'
import { barShape, ganttSection, nameShape } from './gantt/drawGantt.ts'
import { tasksOf } from './gantt/tasks.ts'
import { topicsOf } from './mindmap/topics.ts'
import {
  blockShape,
  dividerShape,
  messageShape,
  participantsOf,
  sequenceNote,
} from './sequence/drawSequence.ts'
import { pinsOf } from './pins.ts'
import { shapeIdOf } from './shapeIds.ts'
import type { Diagram } from './statement.ts'
import { endsOf } from './sync/sceneChanges.ts'
import { nameWords } from './text/ownNames.ts'
import { handEvents } from './timeline/handEvents.ts'
import { eventShape, periodShape, periodsOf, sectionShape } from './timeline/drawTimeline.ts'

// Messages, remarks, times and tasks have no names in a text: their shapes are counted. Where one was taken out of the
// picture, the text counts those behind it anew, while they keep their ids in the picture. Topics are named by their words:
// the one that got other words in the picture has another name in the text, and keeps its id in the picture.

/** A row of counted shapes: the ids that the text has for them, and those that are left of it in the picture, in order. */
interface Row {
  readonly said: readonly string[]
  readonly drawn: readonly string[]
}

/** The scene with the ids that its text has for its shapes; the same one where they are those. */
export function asCounted(diagram: Diagram, scene: Scene): Scene {
  return renamed(scene, countedIds(diagram, scene))
}

/** The ids that a text has for the shapes of its scene, where they are others. */
export function countedIds(diagram: Diagram, scene: Scene): ReadonlyMap<string, string> {
  const byId = shapesById(scene)
  const left = (ids: readonly string[]) => ids.filter((id) => byId.has(id))
  const ids = new Map<string, string>()
  for (const { said, drawn } of rowsOf(diagram, scene, left)) {
    if (said.length !== drawn.length) continue
    for (const [at, id] of drawn.entries())
      if (said[at] !== undefined && said[at] !== id) ids.set(id, said[at])
  }
  // What the text says no more makes room.
  const taken = new Set(ids.values())
  for (const id of left([...taken]))
    if (!ids.has(id))
      ids.set(
        id,
        spareId(id, (each) => byId.has(each) || taken.has(each)),
      )
  return ids
}

/** An id like another one that nothing has. */
export function spareId(id: string, isTaken: (id: string) => boolean): string {
  for (let at = 1; ; at += 1) {
    const next = shapeIdOf('part', id, String(at))
    if (!isTaken(next)) return next
  }
}

/** A scene whose shapes have other ids, with the lines that hang on them. */
export function renamed(scene: Scene, ids: ReadonlyMap<string, string>): Scene {
  if (ids.size === 0) return scene
  const end = (each: ConnectorEnd): ConnectorEnd =>
    'shape' in each && ids.has(each.shape) ? { ...each, shape: ids.get(each.shape) ?? each.shape } : each
  const shapes = scene.shapes.map((shape): Shape => {
    const id = ids.get(shape.id) ?? shape.id
    if (shape.kind !== 'connector') return id === shape.id ? shape : { ...shape, id }
    const [from, to] = [end(shape.from), end(shape.to)]
    return id === shape.id && from === shape.from && to === shape.to ? shape : { ...shape, id, from, to }
  })
  return { ...scene, shapes }
}

/** How many more than the text says may have been taken out before. */
const MOST_GONE = 64

const counted = (count: number, idOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => idOf(at))

type Left = (ids: readonly string[]) => readonly string[]

function rowsOf(diagram: Diagram, scene: Scene, left: Left): readonly Row[] {
  const row = (count: number, idOf: (at: number) => string): Row => ({
    said: counted(count, idOf),
    drawn: left(counted(count + MOST_GONE, idOf)),
  })
  const countOf = (type: Diagram['pieces'][number]['statement']['type']) =>
    diagram.pieces.filter(({ statement }) => statement.type === type).length
  if (diagram.kind === 'sequence') {
    return [
      row(countOf('open'), blockShape),
      row(countOf('divider'), dividerShape),
      row(countOf('note'), sequenceNote),
      ...messageRows(diagram, scene, row),
    ]
  } else if (diagram.kind === 'timeline') {
    return timelineRows(diagram, scene, row, left)
  } else if (diagram.kind === 'gantt') {
    const tasks = tasksOf(diagram).length
    const [bars, names] = [barShape, nameShape].map((idOf) => counted(tasks + MOST_GONE, idOf))
    // A task is gone with its bar or with its name.
    const whole = (bars ?? []).flatMap((bar, at) => {
      const name = names?.[at] ?? ''
      return left([bar, name]).length === 2 ? [{ bar, name }] : []
    })
    return [
      { said: counted(tasks, barShape), drawn: whole.map(({ bar }) => bar) },
      { said: counted(tasks, nameShape), drawn: whole.map(({ name }) => name) },
      row(countOf('section'), ganttSection),
    ]
  } else if (diagram.kind === 'mindmap') {
    return [topicRow(diagram, scene)]
  } else {
    return []
  }
}

/** Topics by their words and those of what they are under; of several alike, the one with their own id. */
function topicRow(diagram: Diagram, scene: Scene): Row {
  const topics = topicsOf(diagram)
  const boxes = new Map(
    scene.shapes.flatMap((shape) => (shape.kind === 'box' ? [[shape.id, shape.text]] : [])),
  )
  const parents = new Map<string, string>()
  for (const shape of scene.shapes) {
    const ends = shape.kind === 'connector' ? endsOf(shape) : null
    if (ends !== null && !parents.has(ends.to)) parents.set(ends.to, boxes.get(ends.from) ?? '')
  }
  const said = topics.map(({ shape, node, parent }) => ({
    id: shape,
    words: nameWords(node.text ?? ''),
    parent: nameWords(topics[parent ?? -1]?.node.text ?? ''),
  }))
  const drawn = Array.from(boxes, ([id, text]) => ({
    id,
    words: nameWords(text),
    parent: nameWords(parents.get(id) ?? ''),
  }))
  const keys: readonly ((topic: Written) => unknown)[] = [
    ({ id, words, parent }) => [id, words, parent],
    ({ words, parent }) => [words, parent],
    ({ id, words }) => [id, words],
    ({ words }) => words,
  ]
  const found = new Map<string, string>()
  const isLeft = new Set(drawn)
  for (const key of keys) {
    const waiting = new Map<string, Written[]>()
    for (const box of isLeft) {
      const name = JSON.stringify(key(box))
      const alike = waiting.get(name)
      if (alike === undefined) waiting.set(name, [box])
      else alike.push(box)
    }
    for (const topic of said) {
      const box = found.has(topic.id) ? undefined : waiting.get(JSON.stringify(key(topic)))?.shift()
      if (box === undefined) continue
      found.set(topic.id, box.id)
      isLeft.delete(box)
    }
  }
  return { said: [...found.keys()], drawn: [...found.values()] }
}

/** A topic of a text or a box of a picture, with the words of what it is under. */
interface Written {
  readonly id: string
  readonly words: string
  readonly parent: string
}

/** Messages between the same two; those that a hand drew between their heads come last. */
function messageRows(
  diagram: Diagram,
  scene: Scene,
  row: (count: number, idOf: (at: number) => string) => Row,
): readonly Row[] {
  const counts = new Map<string, { readonly from: string; readonly to: string; count: number }>()
  for (const { statement } of diagram.pieces) {
    if (statement.type !== 'links') continue
    const [[from] = [], [to] = []] = statement.groups
    const pair = { from: from?.id ?? '', to: to?.id ?? '' }
    const known = counts.get(JSON.stringify(pair))
    if (known === undefined) counts.set(JSON.stringify(pair), { ...pair, count: 1 })
    else known.count += 1
  }
  const pins = pinsOf(diagram)
  const people = new Map(participantsOf(diagram).map(({ id }) => [pins.shapeOf('node', id), id] as const))
  const byHand = new Map<string, string[]>()
  for (const shape of scene.shapes) {
    if (shape.kind !== 'connector' || !('shape' in shape.from) || !('shape' in shape.to)) continue
    const [from, to] = [people.get(shape.from.shape), people.get(shape.to.shape)]
    if (from === undefined || to === undefined) continue
    const key = JSON.stringify({ from, to })
    byHand.set(key, [...(byHand.get(key) ?? []), shape.id])
  }
  return Array.from(counts, ([key, { from, to, count }]) => {
    const { said, drawn } = row(count, (at) => messageShape(from, to, at))
    return { said, drawn: [...drawn, ...(byHand.get(key) ?? [])] }
  })
}

function timelineRows(
  diagram: Diagram,
  scene: Scene,
  row: (count: number, idOf: (at: number) => string) => Row,
  left: Left,
): readonly Row[] {
  const periods = periodsOf(diagram)
  const times = row(periods.length, periodShape)
  const numbers = counted(periods.length + MOST_GONE, periodShape).flatMap((id, at) =>
    left([id]).length === 0 ? [] : [at],
  )
  // What happened in a time that was taken out is no more.
  const events = times.said.length !== times.drawn.length ? [] : numbers
  const drawnEvents = events.map((number, period) => {
    const count = periods[period]?.events.length ?? 0
    return left(counted(count + MOST_GONE, (at) => eventShape(number, at)))
  })
  const byHand = handEvents(
    scene,
    events.map((number, period) => [periodShape(number), ...(drawnEvents[period] ?? [])]),
  )
  return [
    times,
    row(diagram.pieces.filter(({ statement }) => statement.type === 'section').length, sectionShape),
    ...drawnEvents.map((drawn, period): Row => {
      const own = periods[period]?.events ?? []
      return {
        said: counted(own.length, (at) => eventShape(period, at)),
        drawn: [
          ...drawn,
          ...saidByHand(
            own.slice(drawn.length).map(({ text }) => text),
            byHand[period] ?? [],
          ),
        ],
      }
    }),
  ]
}

/** The boxes that a hand drew for what a text says, in its order: by their words, else one after the other. */
function saidByHand(said: readonly string[], boxes: readonly Box[]): readonly string[] {
  const isLeft = new Set(boxes)
  const take = (box: Box | undefined) => {
    if (box !== undefined) isLeft.delete(box)
    return box?.id
  }
  const found = said.map((text) => take([...isLeft].find((box) => nameWords(box.text) === nameWords(text))))
  return found.flatMap((id) => id ?? take([...isLeft][0]) ?? [])
}
