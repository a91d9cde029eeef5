import { printLooks } from '../text/common.ts'
import { escapedWords, lineWords } from '../text/words.ts'
import type { FlowForm, Mention, Statement } from '../statement.ts'

/** A statement as state diagrams write it; null for those they don't have. */
export function printStatePiece(statement: Statement): string | null {
  switch (statement.type) {
    case 'node':
      return printState(statement.node, statement.word)
    case 'open': {
      const { id, text } = statement.node
      return text === null ? `state ${id} {` : `state "${escapedWords(text)}" as ${id} {`
    }
    case 'links': {
      const [link] = statement.links
      const [one, other] = statement.groups.map(([each]) =>
        each === undefined ? '' : each.id + printLooks(each.looks),
      )
      const text = link === undefined || link.text === '' ? '' : ` : ${lineWords(link.text)}`
      return link === undefined ? (one ?? '') : `${one} --> ${other}${text}`
    }
    case 'note':
      return `note ${statement.place} ${statement.of[0] ?? ''} : ${lineWords(statement.text)}`
    default:
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
  switch (form) {
    case 'diamond':
      return 'choice'
    case 'trapezoid':
      return 'fork'
    case 'trapezoidUp':
      return 'join'
    default:
      return null
  }
}
