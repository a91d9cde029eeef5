import { mentionOf, readCommon } from '../text/common.ts'
import { PieceFault } from '../text/faultError.ts'
import { readWords } from '../text/words.ts'
import type { FlowForm, Statement } from '../statement.ts'

/** Longer brackets before shorter ones that begin alike. */
export const TOPIC_BRACKETS: readonly (readonly [open: string, close: string, form: FlowForm])[] = [
  ['))', '((', 'star'],
  ['((', '))', 'ellipse'],
  ['{{', '}}', 'hexagon'],
  [')', '(', 'cloud'],
  ['(', ')', 'rounded'],
  ['[', ']', 'rectangle'],
]

/** What one line of a mind map says; its indent tells how deep it lies. */
export function readMindmapPiece(words: string, indent: string): Statement {
  const common = readCommon(words)
  if (common !== null) return common
  if (words.startsWith('::icon(') || words.startsWith(':::')) return { type: 'kept' }
  const depth = Array.from(indent).reduce((sum, sign) => sum + (sign === '\t' ? 4 : 1), 0)
  const [, id = '', rest = ''] = /^([^()[\]{}"]*)(.*)$/su.exec(words) ?? []
  const bracket = TOPIC_BRACKETS.find(([open]) => rest.startsWith(open))
  if (bracket === undefined) {
    if (rest !== '' && !rest.startsWith('"'))
      throw new PieceFault('unclosedBracket', id.length, rest, ['(…)', '[…]'])
    const text = readWords(words)
    return { type: 'topic', node: mentionOf(text, { text }), depth, isNamed: false }
  }
  const [open, close, form] = bracket
  if (rest.length < open.length + close.length || !rest.endsWith(close)) {
    throw new PieceFault('unclosedBracket', id.length, rest, [close])
  }
  const text = readWords(rest.slice(open.length, -close.length))
  const name = id.trim()
  return {
    type: 'topic',
    node: mentionOf(name === '' ? text : name, { text, form }),
    depth,
    isNamed: name !== '',
  }
}
