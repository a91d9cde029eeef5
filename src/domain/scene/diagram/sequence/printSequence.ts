import type { Statement } from '../statement.ts'
import { lineWords } from '../text/words.ts'

/** A statement as sequences write it; null for those they don't have. */
export function printSequencePiece(statement: Statement): string | null {
  if (statement.type === 'node') {
    const { id, text } = statement.node
    return `${statement.word} ${id}${text === null ? '' : ` as ${lineWords(text)}`}`
  } else if (statement.type === 'links') {
    const [link] = statement.links
    const [one, other] = statement.groups.map(([each]) => each?.id ?? '')
    if (link === undefined) return null
    const back = link.from === '' ? '' : '<<'
    const stroke = link.stroke === 'dotted' ? '--' : '-'
    return `${one}${back}${stroke}${link.to}${link.toText}${other}: ${lineWords(link.text)}`.trimEnd()
  } else if (statement.type === 'note') {
    return `Note ${statement.place} ${statement.of.join(',')}: ${lineWords(statement.text)}`
  } else if (statement.type === 'activate') {
    return `${statement.isOn ? 'activate' : 'deactivate'} ${statement.id}`
  } else if (statement.type === 'open') {
    return `${statement.block} ${lineWords(statement.node.text ?? '')}`.trimEnd()
  } else if (statement.type === 'divider') {
    return `${statement.word} ${lineWords(statement.text)}`.trimEnd()
  } else {
    return null
  }
}
