import type { Connector } from '../sceneSchema.ts'
import type { DiagramKind } from './statement.ts'

type LineEnd = Connector['toEnd']

/** How an end of a line in a text is drawn; those are in the words of the line's right end. */
export function lineEndOf(kind: DiagramKind, written: string): LineEnd {
  if (kind === 'er') return written.endsWith('{') ? 'many' : 'one'
  if (written === '') {
    return 'none'
  } else if (written === '|>') {
    return 'triangle'
  } else if (written === '*') {
    return 'diamond'
  } else if (written === 'o' || written === '()') {
    return 'dot'
  } else if (written === 'x') {
    return 'one'
  } else {
    return 'arrow'
  }
}

/** How a drawn end is written in a text of a kind. */
export function writtenEndOf(kind: DiagramKind, end: LineEnd): string {
  if (kind === 'er') return end === 'many' ? 'o{' : '||'
  if (kind === 'sequence') return end === 'none' ? '>' : '>>'
  if (end === 'none') {
    return ''
  } else if (end === 'arrow' || end === 'many') {
    return '>'
  } else if (end === 'triangle') {
    return kind === 'class' ? '|>' : '>'
  } else if (end === 'diamond') {
    return kind === 'class' ? '*' : 'o'
  } else if (end === 'dot') {
    return 'o'
  } else {
    return kind === 'flowchart' ? 'x' : ''
  }
}
