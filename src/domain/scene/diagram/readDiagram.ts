import { LONGEST_SOURCE, MOST_SHAPES } from '../sceneLimits.ts'
import { readClassPiece } from './classes/readClass.ts'
import { readEntityPiece } from './entities/readEntity.ts'
import { readFlowchartPiece } from './flowchart/readFlowchart.ts'
import { readGanttPiece } from './gantt/readGantt.ts'
import { readMindmapPiece } from './mindmap/readMindmap.ts'
import { readSequencePiece } from './sequence/readSequence.ts'
import { readStatePiece } from './states/readState.ts'
import type { Diagram, DiagramFault, DiagramKind, Piece, Statement } from './statement.ts'
import { directionOf } from './text/common.ts'
import { faultAt, PieceFault } from './text/faultError.ts'
import { piecesOf, type RawPiece } from './text/pieces.ts'
import { readTimelinePiece } from './timeline/readTimeline.ts'

const isBlank = ({ raw }: RawPiece) => raw === '' || raw.startsWith('%%')

export type ReadDiagram =
  | { readonly ok: true; readonly diagram: Diagram }
  | { readonly ok: false; readonly faults: readonly DiagramFault[] }

/** How each kind begins. */
const HEADERS: readonly (readonly [words: RegExp, kind: DiagramKind])[] = [
  [/^(flowchart-elk|flowchart|graph)(?:\s+(TB|TD|BT|LR|RL))?$/u, 'flowchart'],
  [/^(sequenceDiagram)$/u, 'sequence'],
  [/^(classDiagram(?:-v2)?)$/u, 'class'],
  [/^(stateDiagram(?:-v2)?)$/u, 'state'],
  [/^(erDiagram)$/u, 'er'],
  [/^(mindmap)$/u, 'mindmap'],
  [/^(gantt)$/u, 'gantt'],
  [/^(timeline)(?:\s+(LR|TD|TB))?$/u, 'timeline'],
]
const MEANT = [
  'flowchart TD',
  'sequenceDiagram',
  'classDiagram',
  'stateDiagram-v2',
  'erDiagram',
  'mindmap',
  'gantt',
  'timeline',
]
/** Faults that are told of at once. */
const MOST_FAULTS = 50

/** Reads a text of Mermaid, or tells each line that can't be read with what could stand there. Never throws. */
export function readDiagram(source: string): ReadDiagram {
  if (source.length > LONGEST_SOURCE)
    return failed([{ code: 'tooLong', line: 1, column: 1, found: '', meant: [] }])
  const lines = piecesOf(source, true)
  const at = headerAt(lines)
  const first = lines[at]
  if (first === undefined) return failed([{ code: 'empty', line: 1, column: 1, found: '', meant: MEANT }])
  const header = HEADERS.flatMap(([pattern, kind]) => {
    const found = pattern.exec(first.raw)
    return found === null ? [] : [{ kind, word: found[1] ?? '', sign: found[2] }]
  })[0]
  if (header === undefined) {
    return failed([faultAt(new PieceFault('unknownKind', 0, first.raw, MEANT), first.line, first.column)])
  }
  const { kind, word, sign } = header
  const isCut = kind === 'flowchart' || kind === 'state' || kind === 'class'
  const raws = isCut ? lines : piecesOf(source, false)
  const start = isCut ? at : headerAt(raws)
  return readPieces(source, kind, raws, start, {
    type: 'header',
    word,
    direction: sign === undefined ? null : directionOf(sign),
  })
}

const failed = (faults: readonly DiagramFault[]): ReadDiagram => ({
  ok: false,
  faults: faults.slice(0, MOST_FAULTS),
})

/** Where the first words stand that are no remark, after settings between `---`. */
function headerAt(pieces: readonly RawPiece[]): number {
  const begin = pieces.findIndex((piece) => !isBlank(piece))
  if (pieces[begin]?.raw !== '---') return begin
  const end = pieces.findIndex(({ raw }, at) => at > begin && raw === '---')
  return end === -1 ? begin : pieces.findIndex((piece, at) => at > end && !isBlank(piece))
}

function readPieces(
  source: string,
  kind: DiagramKind,
  raws: readonly RawPiece[],
  start: number,
  header: Statement,
): ReadDiagram {
  const read = createReader(kind)
  const faults: DiagramFault[] = []
  const pieces = raws.map((raw, at): Piece => {
    const statementOf = (): Statement => {
      if (at === start) return header
      if (at < start) return { type: 'kept' }
      try {
        return read.piece(raw)
      } catch (error) {
        if (!(error instanceof PieceFault)) throw error
        faults.push(faultAt(error, raw.line, raw.column))
        return { type: 'kept' }
      }
    }
    return { ...raw, statement: statementOf() }
  })
  for (const open of read.open()) {
    faults.push(faultAt(new PieceFault('unclosedBlock', 0, open.raw, [open.end]), open.line, open.column))
  }
  if (faults.length > 0) return failed(faults)
  if (pieces.length > 3 * MOST_SHAPES || countLinks(pieces) > MOST_SHAPES) {
    return failed([{ code: 'tooMuch', line: 1, column: 1, found: '', meant: [] }])
  }
  return { ok: true, diagram: { kind, source, pieces } }
}

function countLinks(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { statement }) => {
    if (statement.type !== 'links') return sum + 1
    return (
      sum +
      statement.links.reduce(
        (all, _, at) => all + (statement.groups[at]?.length ?? 0) * (statement.groups[at + 1]?.length ?? 0),
        0,
      )
    )
  }, 0)
}

interface OpenBlock extends RawPiece {
  readonly end: string
  /** Whose body it is. */
  readonly body: string | null
}

/** Reads one piece after the other, and knows which blocks are open. */
function createReader(kind: DiagramKind) {
  let lastKey = 0
  const newKey = () => (lastKey += 1)
  const open: OpenBlock[] = []
  let hasTopic = false
  let rootDepth = 0
  let noteEnd = false

  function statementOf(raw: RawPiece): Statement {
    const body = open.at(-1)?.body ?? null
    if (kind === 'flowchart') {
      return readFlowchartPiece(raw.raw, newKey)
    } else if (kind === 'sequence') {
      return readSequencePiece(raw.raw, newKey)
    } else if (kind === 'class') {
      return readClassPiece(raw.raw, newKey, body)
    } else if (kind === 'state') {
      return readStatePiece(raw.raw, newKey)
    } else if (kind === 'er') {
      return readEntityPiece(raw.raw, newKey, body)
    } else if (kind === 'mindmap') {
      return readMindmapPiece(raw.raw, raw.indent)
    } else if (kind === 'gantt') {
      return readGanttPiece(raw.raw)
    } else {
      return readTimelinePiece(raw.raw)
    }
  }

  /** A remark of several lines is kept as it stands. */
  function isInNote({ raw }: RawPiece): boolean {
    if (kind !== 'state') return false
    if (noteEnd) {
      noteEnd = raw !== 'end note'
      return true
    }
    noteEnd = /^note\s+(?:left|right) of\s+[^\s:]+$/u.test(raw)
    return noteEnd
  }

  function checkTopic(statement: Statement, raw: RawPiece): void {
    if (statement.type !== 'topic') return
    if (hasTopic && statement.depth <= rootDepth)
      throw new PieceFault('secondRoot', 0, raw.raw, [`  ${raw.raw}`])
    if (!hasTopic) rootDepth = statement.depth
    hasTopic = true
  }

  return {
    open: () => open,
    piece(raw: RawPiece): Statement {
      if (isInNote(raw)) return { type: 'kept' }
      const statement = statementOf(raw)
      checkTopic(statement, raw)
      if (statement.type === 'open') {
        const end = kind === 'flowchart' || kind === 'sequence' ? 'end' : '}'
        open.push({ ...raw, end, body: statement.block === 'body' ? statement.node.id : null })
      }
      if (statement.type === 'close' && open.pop() === undefined) {
        throw new PieceFault('strayEnd', 0, raw.raw)
      }
      if (statement.type === 'divider' && open.length === 0) throw new PieceFault('strayEnd', 0, raw.raw)
      return statement
    },
  }
}
