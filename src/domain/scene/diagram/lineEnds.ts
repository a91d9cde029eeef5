import type { Connector } from '../sceneSchema.ts'
import type { DiagramKind } from './statement.ts'

type LineEnd = Connector['toEnd']

/** How an end of a line in a text is drawn; those are in the words of the line's right end. */
export function lineEndOf(kind: DiagramKind, written: string): LineEnd {
  if (kind === 'er') return written.endsWith('{') ? 'many' : 'one'
  switch (written) {
    case '':
      return 'none'
    case '|>':
      return 'triangle'
    case '*':
      return 'diamond'
    case 'o':
    case '()':
      return 'dot'
    case 'x':
      return 'one'
    default:
      return 'arrow'
  }
}

/** How a drawn end is written in a text of a kind. */
export function writtenEndOf(kind: DiagramKind, end: LineEnd): string {
  if (kind === 'er') return end === 'many' ? 'o{' : '||'
  if (kind === 'sequence') return end === 'none' ? '>' : '>>'
  switch (end) {
    case 'none':
      return ''
    case 'arrow':
    case 'many':
      return '>'
    case 'triangle':
      return kind === 'class' ? '|>' : '>'
    case 'diamond':
      return kind === 'class' ? '*' : 'o'
    case 'dot':
      return 'o'
    case 'one':
      return kind === 'flowchart' ? 'x' : ''
  }
}
