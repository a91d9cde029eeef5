import { printClassPiece } from './classes/printClass.ts'
import { printEntityPiece } from './entities/printEntity.ts'
import { printFlowchartPiece } from './flowchart/printFlowchart.ts'
import { printGanttPiece } from './gantt/readGantt.ts'
import { printMindmapPiece } from './mindmap/printMindmap.ts'
import { printSequencePiece } from './sequence/printSequence.ts'
import { printStatePiece } from './states/printState.ts'
import type { Diagram, DiagramKind, Piece, Statement } from './statement.ts'
import { printPin, printProperties } from './text/common.ts'
import { lineWords } from './text/words.ts'
import { printTimelinePiece } from './timeline/readTimeline.ts'

const PRINTERS: Readonly<Record<DiagramKind, (statement: Statement) => string | null>> = {
  flowchart: printFlowchartPiece,
  sequence: printSequencePiece,
  class: printClassPiece,
  state: printStatePiece,
  er: printEntityPiece,
  mindmap: printMindmapPiece,
  gantt: printGanttPiece,
  timeline: printTimelinePiece,
}

/** What a statement is written as; null for one that is kept as it stands. */
export function printStatement(kind: DiagramKind, statement: Statement): string | null {
  switch (statement.type) {
    case 'kept':
      return null
    case 'pin':
      return printPin(statement)
    case 'header':
      return `${statement.word}${statement.direction === null ? '' : ` ${statement.direction}`}`
    case 'direction':
      return `direction ${statement.direction}`
    case 'title':
      return `title ${lineWords(statement.text)}`
    case 'close':
      return statement.word
    case 'look':
      return `style ${statement.ids.join(',')} ${printProperties(statement.properties)}`
    case 'namedLook':
      return `classDef ${statement.names.join(',')} ${printProperties(statement.properties)}`
    case 'giveLook':
      return `class ${statement.ids.join(',')} ${statement.name}`
    case 'linkLook':
      return `linkStyle ${statement.links === null ? 'default' : statement.links.join(',')} ${printProperties(statement.properties)}`
    default:
      return PRINTERS[kind](statement)
  }
}

/** The text again: all its pieces as they stand. */
export function sourceOfPieces(pieces: readonly Pick<Piece, 'indent' | 'raw' | 'after'>[]): string {
  return pieces.map(({ indent, raw, after }) => indent + raw + after).join('')
}

/** The text as this house writes it: every statement anew, with its indents and remarks. */
export function printDiagram({ kind, pieces }: Diagram): string {
  return sourceOfPieces(
    pieces.map((piece) => ({ ...piece, raw: printStatement(kind, piece.statement) ?? piece.raw })),
  )
}
