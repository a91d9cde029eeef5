import { printLooks } from '../text/common.ts'
import { escapedWords, lineWords } from '../text/words.ts'
import type { Mention, Statement } from '../statement.ts'

/** A statement as class diagrams write it; null for those they don't have. */
export function printClassPiece(statement: Statement): string | null {
  switch (statement.type) {
    case 'node':
      return `class ${printClass(statement.node)}`
    case 'open':
      return statement.block === 'namespace'
        ? `namespace ${statement.node.id} {`
        : `class ${printClass(statement.node)} {`
    case 'detail':
      if (!statement.isOutside) return oneLine(statement.text)
      return statement.text.startsWith('<<')
        ? `${oneLine(statement.text)} ${statement.of}`
        : `${statement.of} : ${oneLine(statement.text)}`
    case 'note': {
      const of = statement.of[0]
      return `note ${of === undefined ? '' : `for ${of} `}"${escapedWords(statement.text)}"`
    }
    case 'links':
      return printRelation(statement)
    default:
      return null
  }
}

const oneLine = (words: string) => words.replaceAll(/\s*\n\s*/gu, ' ').trim()

function printClass({ id, text, looks }: Mention): string {
  return `${id}${text === null ? '' : `["${escapedWords(text)}"]`}${printLooks(looks)}`
}

function printRelation({ groups, links }: Extract<Statement, { type: 'links' }>): string {
  const [link] = links
  const [one, other] = groups.map(([each]) => each?.id ?? '')
  if (link === undefined) return one ?? ''
  const start = link.from === '|>' ? '<|' : link.from === '>' ? '<' : link.from
  const line = `${start}${link.stroke === 'solid' || link.stroke === 'thick' ? '--' : '..'}${link.to}`
  const quoted = (words: string) => (words === '' ? ' ' : ` "${words.replaceAll('"', '')}" `)
  const text = link.text === '' ? '' : ` : ${lineWords(link.text)}`
  return `${one}${quoted(link.fromText)}${line}${quoted(link.toText)}${other}${text}`
}
