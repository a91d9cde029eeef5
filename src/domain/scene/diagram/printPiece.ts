import { printClassPiece } from './classes/printClass.ts'
import { printEntityPiece } from './entities/printEntity.ts'
import { printFlowchartPiece } from './flowchart/printFlowchart.ts'
import { printGanttPiece } from './gantt/readGantt.ts'
import { printMindmapPiece } from './mindmap/printMindmap.ts'
import { printSequencePiece } from './sequence/printSequence.ts'
import { printStatePiece } from './states/printState.ts'
import type { Diagram, DiagramKind, Piece, Statement } from './statement.ts'
import { printBend, printPin, printProperties, printTurn } from './text/common.ts'
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
  if (statement.type === 'kept') {
    return null
  } else if (statement.type === 'pin') {
    return printPin(statement)
  } else if (statement.type === 'turn') {
    return printTurn(statement)
  } else if (statement.type === 'bend') {
    return printBend(statement)
  } else if (statement.type === 'header') {
    return `${statement.word}${statement.direction === null ? '' : ` ${statement.direction}`}`
  } else if (statement.type === 'direction') {
    return `direction ${statement.direction}`
  } else if (statement.type === 'title') {
    return `title ${lineWords(statement.text)}`
  } else if (statement.type === 'close') {
    return statement.word
  } else if (statement.type === 'look') {
    return `style ${statement.ids.join(',')} ${printProperties(statement.properties)}`
  } else if (statement.type === 'namedLook') {
    return `classDef ${statement.names.join(',')} ${printProperties(statement.properties)}`
  } else if (statement.type === 'giveLook') {
    return `class ${statement.ids.join(',')} ${statement.name}`
  } else if (statement.type === 'linkLook') {
    return `linkStyle ${statement.links === null ? 'default' : statement.links.join(',')} ${printProperties(statement.properties)}`
  } else {
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
