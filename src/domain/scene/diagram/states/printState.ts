import { printLooks } from '../text/common.ts'
import { escapedWords, lineWords } from '../text/words.ts'
import type { FlowForm, Mention, Statement } from '../statement.ts'

/** A statement as state diagrams write it; null for those they don't have. */
export function printStatePiece(statement: Statement): string | null {
  if (statement.type === 'node') {
    return printState(statement.node, statement.word)
  } else if (statement.type === 'open') {
    const { id, text } = statement.node
    return text === null ? `state ${id} {` : `state "${escapedWords(text)}" as ${id} {`
  } else if (statement.type === 'links') {
    const [link] = statement.links
    const [one, other] = statement.groups.map(([each]) =>
      each === undefined ? '' : each.id + printLooks(each.looks),
    )
    const text = link === undefined || link.text === '' ? '' : ` : ${lineWords(link.text)}`
    return link === undefined ? (one ?? '') : `${one} --> ${other}${text}`
  } else if (statement.type === 'note') {
    return `note ${statement.place} ${statement.of[0] ?? ''} : ${lineWords(statement.text)}`
  } else {
    return null
  }
}

function printState({ id, text, form, looks }: Mention, word: string): string {
  const kind = wordOf(form)
  if (kind !== null) return `state ${id} <<${kind}>>`
  const isSimple = text !== null && text !== '' && text === text.trim()
  if (text !== null) {
    return word === '' && isSimple ? `${id} : ${lineWords(text)}` : `state "${escapedWords(text)}" as ${id}`
  }
  return `${word === '' ? '' : `${word} `}${id}${printLooks(looks)}`
}

function wordOf(form: FlowForm | null): string | null {
  if (form === 'diamond') {
    return 'choice'
  } else if (form === 'trapezoid') {
    return 'fork'
  } else if (form === 'trapezoidUp') {
    return 'join'
  } else {
    return null
  }
}
