import type { Scene } from '../../sceneSchema.ts'
import { writtenForm } from '../flowchart/forms.ts'
import { TOPIC_BRACKETS } from '../mindmap/readMindmap.ts'
import { type Topic, topicsOf } from '../mindmap/topics.ts'
import { pinsOf } from '../pins.ts'
import { shapeIdOf } from '../shapeIds.ts'
import { printStatement, sourceOfPieces } from '../printPiece.ts'
import { type Diagram, type FlowForm, isPlace, type Mention, type Piece } from '../statement.ts'
import { mentionOf, printPin } from '../text/common.ts'
import { ownNames } from '../text/ownNames.ts'
import { changesBetween, endsOf } from './sceneChanges.ts'

interface Branch {
  readonly shape: string
  readonly isPinned: boolean
  node: Mention
  isNamed: boolean
  /** The pieces that follow its line up to the next one: remarks and settings. */
  readonly own: readonly Piece[]
  line: Piece | null
  children: Branch[]
  isChanged: boolean
}

/** The new text of a mind map after its picture was changed: topics move with all under them. */
export function syncMindmap(diagram: Diagram, before: Scene, after: Scene): string {
  const { removed, changed } = changesBetween(before, after)
  const topics = topicsOf(diagram)
  const branches = branchesOf(diagram, topics)
  const byShape = new Map(branches.map((branch) => [branch.shape, branch]))
  const root = branches[0]
  if (root === undefined) return diagram.source
  for (const [old, next] of changed) {
    const branch = byShape.get(next.id)
    if (branch === undefined || old.kind !== 'box' || next.kind !== 'box') continue
    const form = old.form === next.form ? branch.node.form : topicForm(next.form)
    if (old.text !== next.text || form !== branch.node.form) {
      // Its words are its name, unless it has one of its own: then a place is by that.
      const id = branch.isNamed ? branch.node.id : next.text
      branch.node = { ...branch.node, id, text: next.text, form }
      branch.isChanged = true
    }
  }
  // A box may have been there for long before a line made it a topic.
  for (const shape of after.shapes) {
    if (shape.kind !== 'box' || byShape.has(shape.id)) continue
    const form = shape.form === 'rounded' || shape.form === 'rectangle' ? null : topicForm(shape.form)
    byShape.set(shape.id, {
      shape: shape.id,
      isPinned: false,
      node: mentionOf(shape.text, { text: shape.text, form }),
      isNamed: false,
      own: [],
      line: null,
      children: [],
      isChanged: true,
    })
  }
  const gone = new Set(removed.map(({ id }) => id))
  const parents = parentsAfter(after, byShape, branches, gone)
  const next = rebuilt(root, byShape, parents, gone)
  const places = new Map(
    after.shapes.flatMap((shape) => (shape.kind === 'box' ? [[shape.id, shape] as const] : [])),
  )
  const isMoved = new Set(
    changed.flatMap(([old, now]) =>
      'x' in old && 'x' in now && (old.x !== now.x || old.y !== now.y) ? [now.id] : [],
    ),
  )
  return print(diagram, next, (branch, name) => {
    const place = places.get(branch.shape)
    if (place === undefined || !(branch.isPinned || branch.line === null || isMoved.has(branch.shape)))
      return null
    const shape = shapeIdOf('node', name) === branch.shape ? null : branch.shape
    return { x: Math.round(place.x * 10) / 10, y: Math.round(place.y * 10) / 10, shape }
  })
}

function topicForm(form: Parameters<typeof writtenForm>[0]): FlowForm | null {
  const isWritten = TOPIC_BRACKETS.some(([, , each]) => each === form)
  return isWritten ? form : null
}

function branchesOf(diagram: Diagram, topics: readonly Topic[]): readonly Branch[] {
  const pins = pinsOf(diagram)
  const branches = topics.map(({ name, shape, node, piece }, at): Branch => {
    const line = diagram.pieces[piece] ?? null
    const end = topics[at + 1]?.piece ?? diagram.pieces.length
    return {
      shape,
      isPinned: pins.get(name) !== undefined,
      node,
      isNamed: line?.statement.type === 'topic' && line.statement.isNamed,
      own: diagram.pieces.slice(piece + 1, end).filter(({ statement }) => !isPlace(statement)),
      line,
      children: [],
      isChanged: false,
    }
  })
  for (const [at, { parent }] of topics.entries()) {
    const branch = branches[at]
    if (parent !== null && branch !== undefined) branches[parent]?.children.push(branch)
  }
  return branches
}

/** The parent of each topic in the picture; those that no line leads to keep the one they had. */
function parentsAfter(
  after: Scene,
  byShape: ReadonlyMap<string, Branch>,
  before: readonly Branch[],
  gone: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const parents = new Map<string, string>()
  for (const shape of after.shapes) {
    const ends = shape.kind === 'connector' ? endsOf(shape) : null
    if (ends !== null && byShape.has(ends.from) && byShape.has(ends.to) && !parents.has(ends.to)) {
      parents.set(ends.to, ends.from)
    }
  }
  const known = new Map(
    before.flatMap((branch) => branch.children.map((child) => [child.shape, branch.shape] as const)),
  )
  const nearest = (shape: string): string | undefined => {
    let at = known.get(shape)
    while (at !== undefined && gone.has(at)) at = known.get(at)
    return at
  }
  for (const { shape } of before) {
    const parent = parents.has(shape) ? undefined : nearest(shape)
    if (parent !== undefined) parents.set(shape, parent)
  }
  return parents
}

/** The tree by its new parents; the root stays the root, and what would turn in a circle stays where it was. */
function rebuilt(
  root: Branch,
  byShape: ReadonlyMap<string, Branch>,
  parents: ReadonlyMap<string, string>,
  gone: ReadonlySet<string>,
): Branch {
  const children = new Map<string, Branch[]>()
  const reachesRoot = (shape: string): boolean => {
    const seen = new Set<string>()
    let at: string | undefined = shape
    while (at !== undefined && at !== root.shape && !seen.has(at)) {
      seen.add(at)
      at = parents.get(at)
    }
    return at === root.shape
  }
  for (const branch of byShape.values()) {
    const parent = parents.get(branch.shape)
    if (branch === root || gone.has(branch.shape) || parent === undefined || !reachesRoot(branch.shape))
      continue
    children.set(parent, [...(children.get(parent) ?? []), branch])
  }
  const grown = (branch: Branch): Branch => ({
    ...branch,
    children: (children.get(branch.shape) ?? []).map(grown),
  })
  return grown(root)
}

type PinOf = (branch: Branch, name: string) => { x: number; y: number; shape: string | null } | null

/** Everything before the root as it stands, then the tree, then places, turns and corners. */
function print({ kind, pieces }: Diagram, root: Branch, pinOf: PinOf): string {
  const start = root.line === null ? pieces.length : pieces.indexOf(root.line)
  const lines: { indent: string; raw: string; after: string }[] = pieces
    .slice(0, start)
    .map(({ indent, raw, after }) => ({ indent, raw, after }))
  const pins: string[] = []
  const nameOf = ownNames()
  const rootIndent = root.line?.indent ?? '  '
  const first = topicsOf({ pieces }).find(({ parent }) => parent === 0)
  const step = first === undefined ? '' : pieces[first.piece]?.indent.slice(rootIndent.length)
  const write = (branch: Branch, indent: string) => {
    const statement = {
      type: 'topic',
      node: branch.node,
      depth: indent.length,
      isNamed: branch.isNamed,
    } as const
    const raw =
      branch.isChanged || branch.line === null ? (printStatement(kind, statement) ?? '') : branch.line.raw
    lines.push({ indent, raw, after: branch.line?.after === '' ? '\n' : (branch.line?.after ?? '\n') })
    const isMoved = indent !== branch.line?.indent
    for (const { indent: before, raw: words, after } of branch.own) {
      const follows = isMoved && words !== '' && !words.startsWith('%%')
      lines.push({ indent: follows ? indent : before, raw: words, after })
    }
    const name = nameOf(branch.node.id)
    const pin = pinOf(branch, name)
    if (pin !== null) pins.push(printPin({ type: 'pin', id: name, ...pin }))
    for (const child of branch.children) {
      const own = child.line?.indent
      const isDeeper =
        own !== undefined &&
        own.length > indent.length &&
        branch.children.every(({ line }) => line === null || line.indent === own)
      write(child, isDeeper ? own : indent + (step === undefined || step === '' ? '  ' : step))
    }
  }
  write(root, rootIndent)
  // Corners are of lines, whose branches may have been taken elsewhere; both they and turns are brought up afterwards.
  const others = pieces.slice(start).filter(({ statement }) => isPlace(statement) && statement.type !== 'pin')
  const places = [...pins.map((raw) => ({ indent: rootIndent, raw })), ...others]
  const last = lines.at(-1)
  if (places.length > 0 && last !== undefined && !last.after.includes('\n')) last.after = '\n'
  const text = sourceOfPieces([...lines, ...places.map(({ indent, raw }) => ({ indent, raw, after: '\n' }))])
  const hadEnd = (pieces.at(-1)?.after ?? '').endsWith('\n')
  return hadEnd || places.length > 0 ? text : text.replace(/\n$/u, '')
}
