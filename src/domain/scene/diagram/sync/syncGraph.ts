import type { Box, Connector, Scene, Shape } from '../../sceneSchema.ts'
import { graphOfDiagram } from '../diagramGraph.ts'
import { textOfLink } from '../drawGraph.ts'
import { boxFormOf, writtenForm } from '../flowchart/forms.ts'
import { writtenEndOf } from '../lineEnds.ts'
import { type Look, propertiesOfLook } from '../looks.ts'
import { graphNames, type PartName } from '../partNames.ts'
import type { Diagram, DiagramKind, FlowForm, LinkMark } from '../statement.ts'
import { mentionOf } from '../text/common.ts'
import { createGraphEditor, type WrittenLink } from './graphEditor.ts'
import { newName } from './newName.ts'
import { changesBetween, endsOf, framesOfShapes, lineKeys } from './sceneChanges.ts'

/** The new text of a flowchart, class, state or entity diagram after its picture was changed. */
export function syncGraph(diagram: Diagram, before: Scene, after: Scene): string {
  const graph = graphOfDiagram(diagram)
  const names = graphNames(diagram, graph)
  const editor = createGraphEditor(diagram)
  const { kind } = diagram
  // What the text says before anything is changed: shapes are found in it by their keys.
  const firstLinks = editor.links()
  const linkKeys = keysOfLinks(firstLinks, names)
  const shapeKeys = lineKeys(before.shapes)
  const late: Connector[] = []
  const { removed, added, changed } = changesBetween(before, after)

  removeLines(removed)
  for (const [old, next] of changed) {
    if (old.kind === 'connector' && next.kind === 'connector') changeLine(old, next)
  }
  for (const shape of removed.toReversed()) {
    const name = names.get(shape.id)
    if (name === undefined) continue
    if (name.type === 'note') editor.removeNote(name.at)
    else if (name.type === 'frame') editor.removeFrame(name.id)
    else editor.removeNode(name.id)
  }
  for (const [old, next] of changed) {
    if (old.kind === 'box' && next.kind === 'box') changeBox(old, next)
    if (old.kind === 'frame' && next.kind === 'frame') changeFrame(old, next)
  }
  addNew()
  changeFrames()
  for (const line of late) addLine(line)
  for (const shape of added) if (shape.kind === 'connector') addLine(shape)
  orderParallelLines()
  return editor.source()

  /** Where a line is written now; undefined for one that isn't. */
  function writtenLine(id: string): WrittenLink | undefined {
    const first = linkKeys.get(shapeKeys.get(id) ?? '')
    return first === undefined
      ? undefined
      : editor
          .links()
          .find(
            ({ mark, fromId, toId }) =>
              mark.key === first.mark.key && fromId === first.fromId && toId === first.toId,
          )
  }

  function removeLines(shapes: readonly Shape[]): void {
    for (const { id } of shapes) {
      const link = writtenLine(id)
      if (link !== undefined) editor.removeLink(link)
    }
  }

  function changeLine(old: Connector, next: Connector): void {
    const link = writtenLine(old.id)
    const [was, now] = [endsOf(old), endsOf(next)]
    if (link === undefined) {
      if (was === null && now !== null) late.push(next)
      return
    }
    if (was?.from !== now?.from || was?.to !== now?.to) {
      editor.removeLink(link)
      if (now !== null) late.push(next)
      return
    }
    const change = markChange(old, next, link.mark)
    if (Object.keys(change).length > 0) editor.setLink(link, change)
  }

  function markChange(old: Connector, next: Connector, mark: LinkMark): Partial<LinkMark> {
    return {
      ...(old.text === next.text ? {} : wordsOfLink(mark, next.text)),
      ...(old.fromEnd === next.fromEnd ? {} : { from: writtenEndOf(kind, next.fromEnd) }),
      ...(old.toEnd === next.toEnd ? {} : { to: writtenEndOf(kind, next.toEnd) }),
      ...(old.style === next.style && old.weight === next.weight ? {} : { stroke: strokeOf(kind, next) }),
    }
  }

  function changeBox(old: Box, next: Box): void {
    const name = names.get(next.id)
    if (name === undefined) return
    if (old.x !== next.x || old.y !== next.y) {
      editor.pin(name.id, { x: next.x, y: next.y, shape: name.shape })
    }
    if (name.type === 'note') {
      if (old.text !== next.text) editor.setNote(name.at, next.text)
      return
    }
    const form = formChange(old, next, graph.nodes.get(name.id)?.form ?? null)
    if (old.text !== next.text || form !== undefined) {
      editor.setNode(name.id, {
        ...(old.text === next.text ? {} : { text: next.text }),
        ...(form === undefined ? {} : { form }),
      })
    }
    if (kind === 'class' || kind === 'er') {
      if (old.details.join('\n') !== next.details.join('\n')) editor.setDetails(name.id, next.details)
    }
    const look = lookChange(old, next)
    if (Object.keys(look).length > 0) editor.setLook(name.id, propertiesOfLook(look))
  }

  function changeFrame(old: Shape & { kind: 'frame' }, next: Shape & { kind: 'frame' }): void {
    const name = names.get(next.id)
    if (name === undefined) return
    if (old.text !== next.text) editor.setFrame(name.id, next.text)
    if (name.isPinned && (old.x !== next.x || old.y !== next.y)) {
      editor.pin(name.id, { x: next.x, y: next.y, shape: name.shape })
    }
  }

  /** Writes new frames from outside to inside, then new boxes. */
  function addNew(): void {
    const frames = framesOfShapes(after)
    const taken = new Set([...graph.nodes.keys(), ...graph.frames.keys()])
    const isFramed = kind === 'flowchart' || kind === 'state'
    const fresh = added.toSorted((one, other) => areaOf(other) - areaOf(one))
    for (const shape of fresh) {
      if (shape.kind !== 'frame' || !isFramed) continue
      const id = newName(shape.text, taken)
      taken.add(id)
      editor.addFrame(mentionOf(id, { text: shape.text }), nameOfFrame(frames.get(shape.id)))
      remember(shape, id, 'frame')
    }
    for (const shape of added) {
      if (shape.kind !== 'box') continue
      const id = newName(shape.text, taken)
      taken.add(id)
      const form = kind === 'flowchart' ? writtenForm(shape.form) : null
      const text = shape.text === id ? null : shape.text
      const frame = isFramed ? nameOfFrame(frames.get(shape.id)) : null
      editor.addNode(mentionOf(id, { text, form: form === 'rectangle' ? null : form }), frame)
      remember(shape, id, 'node')
      if ((kind === 'class' || kind === 'er') && shape.details.length > 0)
        editor.setDetails(id, shape.details)
      if (shape.fill !== null) editor.setLook(id, propertiesOfLook({ fill: shape.fill }))
    }
  }

  function remember(
    shape: Extract<Shape, { kind: 'box' | 'frame' }>,
    id: string,
    type: 'node' | 'frame',
  ): void {
    names.set(shape.id, { type, id, shape: shape.id, isPinned: true, at: 0 })
    editor.pin(id, { x: shape.x, y: shape.y, shape: shape.id })
  }

  function nameOfFrame(shape: string | null | undefined): string | null {
    return shape === null || shape === undefined ? null : (names.get(shape)?.id ?? null)
  }

  /** Writes what was moved into or out of a frame there. */
  function changeFrames(): void {
    if (kind !== 'flowchart' && kind !== 'state') return
    const [was, now] = [framesOfShapes(before), framesOfShapes(after)]
    for (const [shape, frame] of now) {
      const name = names.get(shape)
      if (name?.type !== 'node' || !was.has(shape) || was.get(shape) === frame) continue
      editor.moveToFrame(name.id, nameOfFrame(frame))
    }
  }

  /**
   * Lines between the same ends are told apart by their order alone, and a piece that moved with its box may have changed
   * it: each is written as the line of the picture that has its place.
   */
  function orderParallelLines(): void {
    const groups = new Map<string, Connector[]>()
    for (const shape of after.shapes) {
      const ends = shape.kind === 'connector' ? endsOf(shape) : null
      if (shape.kind !== 'connector' || ends === null) continue
      const key = `${ends.from}>${ends.to}`
      groups.set(key, [...(groups.get(key) ?? []), shape])
    }
    for (const group of groups.values()) {
      const ends = group[0] === undefined ? null : endsOf(group[0])
      if (ends === null || group.length < 2) continue
      const [from, to] = [names.get(ends.from)?.id, names.get(ends.to)?.id]
      const written = () =>
        editor
          .links()
          .filter((link) => link.fromId === from && link.toId === to && link.mark.stroke !== 'invisible')
      if (written().length !== group.length) continue
      for (const [at, line] of group.entries()) {
        const link = written()[at]
        if (link !== undefined && textOfLink(link.mark) !== line.text) {
          editor.setLink(link, { text: line.text, fromText: '', toText: '' })
        }
      }
    }
  }

  function addLine(line: Connector): void {
    const ends = endsOf(line)
    const [from, to] = [names.get(ends?.from ?? ''), names.get(ends?.to ?? '')]
    if (from === undefined || to === undefined || from.type === 'note' || to.type === 'note') return
    const [start, end] = [mentionedAs(kind, from.id, 'start '), mentionedAs(kind, to.id, 'end ')]
    if (start === null || end === null) return
    editor.addLink(start, end, {
      from: writtenEndOf(kind, line.fromEnd),
      to: kind === 'state' ? '>' : writtenEndOf(kind, line.toEnd),
      stroke: strokeOf(kind, line),
      extra: 0,
      text: line.text,
      fromText: '',
      toText: '',
    })
  }
}

/** The written lines by the keys of their shapes. */
function keysOfLinks(
  links: readonly WrittenLink[],
  names: ReadonlyMap<string, PartName>,
): ReadonlyMap<string, WrittenLink> {
  const shapeOf = new Map(Array.from(names, ([shape, { id }]) => [id, shape]))
  const count = new Map<string, number>()
  return new Map(
    links.flatMap((link) => {
      const [from, to] = [shapeOf.get(link.fromId), shapeOf.get(link.toId)]
      if (from === undefined || to === undefined || link.mark.stroke === 'invisible') return []
      const key = `${from}>${to}`
      const at = count.get(key) ?? 0
      count.set(key, at + 1)
      return [[`${key}#${at}`, link] as const]
    }),
  )
}

/** How a node is named at the end of a line; null where states begin and end within frames. */
function mentionedAs(kind: DiagramKind, id: string, point: string): string | null {
  if (kind !== 'state' || !id.includes(' ')) return id
  return id === point ? '[*]' : null
}

/** The words of a line without those at its ends, where they still stand there. */
function wordsOfLink(mark: LinkMark, text: string): Partial<LinkMark> {
  if (mark.fromText === '' && mark.toText === '') return { text }
  const whole = textOfLink({ ...mark, text: '\u0000' })
  const [start = '', end = ''] = whole.split('\u0000')
  const isKept = text.startsWith(start) && text.endsWith(end) && text.length >= start.length + end.length
  return isKept
    ? { text: text.slice(start.length, text.length - end.length) }
    : { text, fromText: '', toText: '' }
}

function strokeOf(kind: DiagramKind, { style, weight }: Connector): LinkMark['stroke'] {
  if (style !== 'solid') return 'dotted'
  return kind === 'flowchart' && weight > 2 ? 'thick' : 'solid'
}

/** The form that is to be written; undefined where it is drawn as it is written. */
function formChange(old: Box, next: Box, written: FlowForm | null): Box['form'] | undefined {
  if (old.form === next.form) return undefined
  const form = writtenForm(next.form)
  return boxFormOf(written) === form ? undefined : form
}

function lookChange(old: Box, next: Box): Look {
  return {
    ...(old.fill === next.fill ? {} : { fill: next.fill }),
    ...(old.colour === next.colour ? {} : { colour: next.colour }),
    ...(old.style === next.style ? {} : { style: next.style }),
    ...(old.weight === next.weight ? {} : { weight: next.weight }),
  }
}

function areaOf(shape: Shape): number {
  return shape.kind === 'box' || shape.kind === 'frame' ? shape.width * shape.height : 0
}
