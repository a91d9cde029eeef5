import { printLooks } from '../text/common.ts'
import { escapedWords, lineWords } from '../text/words.ts'
import type { Mention, Statement } from '../statement.ts'

const quoted = (words: string) => (words === '' ? ' ' : ` "${words.replaceAll('"', '')}" `)

/** A statement as class diagrams write it; null for those they don't have. */
export function printClassPiece(statement: Statement): string | null {
  if (statement.type === 'node') {
    return `class ${printClass(statement.node)}`
  } else if (statement.type === 'open') {
    return statement.block === 'namespace'
      ? `namespace ${statement.node.id} {`
      : `class ${printClass(statement.node)} {`
  } else if (statement.type === 'detail') {
    if (!statement.isOutside) return oneLine(statement.text)
    return statement.text.startsWith('<<')
      ? `${oneLine(statement.text)} ${statement.of}`
      : `${statement.of} : ${oneLine(statement.text)}`
  } else if (statement.type === 'note') {
    const of = statement.of[0]
    return `note ${of === undefined ? '' : `for ${of} `}"${escapedWords(statement.text)}"`
  } else if (statement.type === 'links') {
    return printRelation(statement)
  } else {
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
  const text = link.text === '' ? '' : ` : ${lineWords(link.text)}`
  return `${one}${quoted(link.fromText)}${line}${quoted(link.toText)}${other}${text}`
}
