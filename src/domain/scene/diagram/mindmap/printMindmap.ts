import type { Statement } from '../statement.ts'
import { escapedWords, quotedWords } from '../text/words.ts'
import { TOPIC_BRACKETS } from './readMindmap.ts'

/** What begins a line that is no topic. */
const MEANS_ELSE = /^(?:direction|accTitle|accDescr)\b/u

/** A topic as it is written; null for other statements. */
export function printMindmapPiece(statement: Statement): string | null {
  if (statement.type !== 'topic') return null
  const { node, isNamed } = statement
  const text = node.text ?? ''
  const bracket = TOPIC_BRACKETS.find(([, , form]) => form === node.form)
  if (bracket !== undefined) return `${isNamed ? node.id : ''}${bracket[0]}${quotedWords(text)}${bracket[1]}`
  const isPlain = /^[^()[\]{}":%\s](?:[^()[\]{}"]*[^()[\]{}"\s])?$/su.test(text)
  return isPlain && !MEANS_ELSE.test(text) ? escapedWords(text) : `["${escapedWords(text)}"]`
}
